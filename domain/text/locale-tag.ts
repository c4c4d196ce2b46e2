/**
 * The BCP 47 tag of a locale key for `lang`, hreflang and `Intl` (LOC-05): the key `my` means Malay, which is
 * `ms`; as a language tag `my` would be Burmese.
 */
export function languageTag(locale: string): string {
  return locale === "my" || locale.startsWith("my-") ? `ms${locale.slice(2)}` : locale;
}

/**
 * The same tag with the Gregorian calendar and Latin digits forced (LOC-06): th and ar would bring their own.
 */
export function intlLocale(locale: string): string {
  return `${languageTag(locale)}-u-ca-gregory-nu-latn`;
}

/**
 * The same for dates: plain `en` means American order to `Intl`; the product writes the day first (LOC-06).
 */
export function dayFirstLocale(locale: string): string {
  return intlLocale(locale === "en" ? "en-GB" : locale);
}
