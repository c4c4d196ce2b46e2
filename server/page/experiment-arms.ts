import { experimentArm } from "#domain/shell";
import type { Site } from "#renderer";

export interface VisitorFacts {
  /** Random id of the browser; absent where the site compares nothing. */
  readonly visitor?: string;
  /** Arms to show whatever the id says, as `web2:new,wizz:wizard`: for tests and previews. */
  readonly forced?: string;
}

/** Arms of all experiments of a site for one visitor; the control arm where nothing is compared or nobody is assigned (EXP-01). */
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
