import { languageTag } from "#domain";

/** A language's name in itself, with a capital: `Nederlands`, `العربية`. */
export function languageName(locale: string): string {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
