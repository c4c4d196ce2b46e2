import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import type { Release } from "../release/release.ts";
import { languageTag } from "../site/language-tag.ts";

/** One `intl` per locale of a release, made when first asked for. Messages are compiled, so no parser runs. */
export function createIntlSource(release: Release): (locale: string) => IntlShape {
  const cache = createIntlCache();
  const shapes = new Map<string, IntlShape>();
  return (locale) => {
    let intl = shapes.get(locale);
    if (!intl) {
      const language = release.languages[locale];
      intl = createIntl(
        {
          locale: language ? languageTag(language) : "en",
          messages: (release.messages[locale] ?? release.messages.en) as Record<string, string>,
          onError: (error) => {
            if (error.code !== "MISSING_TRANSLATION") throw error;
          },
        },
        cache,
      );
      shapes.set(locale, intl);
    }
    return intl;
  };
}
