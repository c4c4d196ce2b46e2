import type { Translate } from "#renderer";

/** Names of the tags of an address, `family/pool`, in the language of the page: `Family · With a pool`. */
export function tagNames(t: Translate, tags: string): string {
  return tags
    .split("/")
    .map((tag) => t(`static.tag.${tag}`))
    .join(" · ");
}

/** A title, and behind it the names of the tags of its address, if it has any: one text, as a heading is. */
export function withTags(t: Translate, title: string, tags: string | undefined): string {
  return tags ? `${title} · ${tagNames(t, tags)}` : title;
}
