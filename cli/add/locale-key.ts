/**
 * A language key: a canonical BCP 47 tag of language, script, region and variants, such as `pl`, `pt-BR` or
 * `zh-Hant`.
 */
export const LOCALE_KEY =
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$/;

/** The key somebody means who writes `pt_br` or `SR-latn`. @throws when it is no tag */
export function localeKey(written: string): string {
  const example = "such as pl, pt-BR or zh-Hant";
  let tag: string;
  try {
    [tag = ""] = Intl.getCanonicalLocales(written.trim().replaceAll("_", "-"));
  } catch {
    throw new Error(`"${written}" is not a language tag (BCP 47); write one ${example}.`);
  }
  const key = new Intl.Locale(tag).baseName;
  if (key !== tag || !LOCALE_KEY.test(key))
    throw new Error(
      `"${written}" is not a language tag of language, script and region; write one ${example}.`,
    );
  return key;
}
