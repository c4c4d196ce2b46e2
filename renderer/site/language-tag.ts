import type { Language } from "#schemas";

/** BCP 47 tag of a language record: the internal key `my` means Malay and reads `ms` (LOC-05). */
export function languageTag(language: Pick<Language, "contentLanguage">): string {
  return language.contentLanguage;
}
