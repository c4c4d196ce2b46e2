import type { Site } from "#renderer";

/**
 * Arms of the site's experiments for this browser: from the `exp` cookie (`web2:new,wizz:control`), else the control arm,
 * so that a missing assignment never changes a page (EXP-01).
 */
export function experimentArms(
  site: Site,
  cookieHeader: string | undefined,
): Readonly<Record<string, string>> {
  const chosen = new Map(
    (/(?:^|;\s*)exp=([^;]*)/.exec(cookieHeader ?? "")?.[1] ?? "")
      .split(",")
      .map((pair) => decodeURIComponent(pair).split(":", 2) as [string, string | undefined]),
  );
  const arms: Record<string, string> = {};
  for (const [id, experiment] of Object.entries(site.experiments)) {
    const wanted = chosen.get(id);
    arms[id] = wanted !== undefined && Object.hasOwn(experiment.arms, wanted) ? wanted : experiment.control;
  }
  return arms;
}
