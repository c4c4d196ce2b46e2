import type { Translate } from "#renderer";

/** Names of the tags of an address, `family/pool`, in the language of the page: `Family · With a pool`. */
export function tagNames(t: Translate, tags: string): string {
  return tags
    .split("/")
    .map((tag) => t(`static.tag.${tag}`))
    .join(" · ");
}
