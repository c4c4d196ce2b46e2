import type { Release } from "#renderer";

const known = new WeakMap<object, ReadonlySet<string>>();

/** Pictures that a release names itself: whoever writes one into the configuration has it drawn, unsigned. */
export function configuredPictures(release: Pick<Release, "sites" | "microsites">): ReadonlySet<string> {
  const sites = Object.values(release.sites).map(({ brand, pages, modals }) => [brand, pages, modals]);
  return remembered(release, [sites, release.microsites]);
}

/** Pictures in anything else that somebody wrote down, such as the examples of widgets. */
export function picturesIn(source: object): ReadonlySet<string> {
  return remembered(source, source);
}

function remembered(key: object, source: unknown): ReadonlySet<string> {
  const names = known.get(key) ?? namesIn(source);
  known.set(key, names);
  return names;
}

/** Sites share what their layers share: each part is read once. */
function namesIn(source: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  const waiting = [source];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === "string" && PICTURE.test(value)) names.add(value);
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    waiting.push(...Object.values(value).filter((item) => item !== undefined));
  }
  return names;
}

/** A drawn scene, or the name of a photo. */
const PICTURE = /^(?:s-[a-z]+-[a-z]+-[a-z0-9]{1,12}|p[0-9][a-z0-9-]{0,80})$/;
