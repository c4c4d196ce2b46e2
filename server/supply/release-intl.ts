import type { Release, SiteView } from "#renderer";
import { createIntlSource } from "#renderer/server";

/** What reads the messages of a release is made once for it. */
const sources = new WeakMap<Release, ReturnType<typeof createIntlSource>>();

/** Sentences of the configuration in the language of a view, plurals included. */
export function releaseIntl(
  release: Release,
  view: SiteView,
): ReturnType<ReturnType<typeof createIntlSource>> {
  const source = sources.get(release) ?? createIntlSource(release);
  sources.set(release, source);
  return source(view);
}
