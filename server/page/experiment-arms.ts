import { COOKIES, experimentArm } from "#domain/shell";
import type { Site } from "#renderer";
import { visitorIdOf, type WithCookies } from "../platform/visitor-id.ts";

export interface VisitorFacts {
  /** Random id of the browser; absent where the site compares nothing. */
  readonly visitor?: string;
  /** Arms to show whatever the id says, as `web2:new,wizz:wizard`: for tests and previews. */
  readonly forced?: string;
}

/**
 * Arms of all experiments of a site for one visitor; the control arm where nothing is compared or nobody is
 * assigned (EXP-01).
 */
export function experimentArms(
  { experiments }: Pick<Site, "experiments">,
  { visitor, forced = "" }: VisitorFacts,
): Readonly<Record<string, string>> {
  const wanted = new Map(forced.split(",").map((pair) => pair.split(":", 2) as [string, string | undefined]));
  const arms: Record<string, string> = {};
  for (const [id, { arms: all, control, enabled }] of Object.entries(experiments)) {
    const asked = wanted.get(id);
    const assigned = enabled && visitor !== undefined ? experimentArm(visitor, id, all) : undefined;
    arms[id] = asked !== undefined && Object.hasOwn(all, asked) ? asked : (assigned ?? control);
  }
  return arms;
}

/** Whether a site compares anything now: only then a browser gets an id (EXP-03). */
export function comparesAnything({ experiments }: Pick<Site, "experiments">): boolean {
  return Object.values(experiments).some(({ enabled }) => enabled);
}

/**
 * Arms of the experiments that run on a site, for the guest who sends a call: by the browser's own number, as
 * pages assign them, so that a call says what it is part of whichever page it comes from. A client without
 * that cookie, of another origin, says its arms in `x-ab-config`; those that nobody has are ignored (EXP-01).
 */
export function armsOfCall(
  site: Pick<Site, "experiments">,
  request: WithCookies & {
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  },
): Readonly<Record<string, string>> {
  const running = Object.entries(site.experiments).filter(([, { enabled }]) => enabled);
  if (running.length === 0) return {};
  const visitor = visitorIdOf(request);
  const own = request.cookies?.[COOKIES.forcedArms.name];
  const forced = own ?? (visitor === undefined ? saidArms(request.headers["x-ab-config"]) : undefined);
  const arms = experimentArms(site, { ...(visitor && { visitor }), ...(forced && { forced }) });
  return Object.fromEntries(running.map(([id]) => [id, arms[id] ?? ""]));
}

/** The header of a call as forced arms are written; undefined where it is not as described. */
function saidArms(header: string | readonly string[] | undefined): string | undefined {
  if (typeof header !== "string") return undefined;
  try {
    const said: unknown = JSON.parse(header);
    if (typeof said !== "object" || said === null) return undefined;
    return Object.entries(said)
      .flatMap(([id, arm]) => (typeof arm?.val === "string" ? [`${id}:${arm.val}`] : []))
      .join(",");
  } catch {
    return undefined;
  }
}
