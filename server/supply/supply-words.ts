import type { MessageValues, Release, Site } from "#renderer";
import { messagesOf, viewOf } from "#renderer/server";
import { releaseIntl } from "./release-intl.ts";

/** Where words are read: those of the site's brand over those of all, in a language. */
export interface WordsPlace {
  readonly release: Release;
  readonly site: Site;
  readonly locale: string;
}

/**
 * The word for a code of the supply by its message id (`supply.category.villa`); undefined where neither the
 * language nor English has one.
 */
export type SupplyWord = (id: string) => string | undefined;

/**
 * Words for codes of the supply, which may be any text: what no message names keeps the name that the supply
 * gives it.
 */
export function supplyWord({ release, site, locale }: WordsPlace): SupplyWord {
  const own = messagesOf(release, site.brand.id, locale);
  const english = messagesOf(release, site.brand.id, "en");
  return (id) => [own[id], english[id]].find((message) => typeof message === "string");
}

/** A sentence of an answer with its values, in the language of the page. */
export function supplySentence(
  { release, site, locale }: WordsPlace,
  id: string,
  values: MessageValues,
): string {
  return releaseIntl(release, viewOf(release, site, locale)).formatMessage(
    { id },
    values as Record<string, string>,
  );
}
