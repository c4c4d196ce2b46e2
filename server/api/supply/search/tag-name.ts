import type { Release } from "#renderer";
import { releaseText } from "../../../supply/release-text.ts";

/** Name of a collection, from the message its route names; null for a tag that no page stands for. */
export function tagName(release: Release, tag: string, locale: string): string | null {
  const { tags = {} } = release.routes;
  const id = Object.hasOwn(tags, tag) ? tags[tag]?.name : undefined;
  return id === undefined ? null : releaseText(release, id, locale);
}
