import { describe, expect, it } from "vitest";
import type { Language } from "#schemas";
import { readFolder } from "./config-folder.ts";

const languages = readFolder<Language>("languages");

describe("languages", () => {
  it("[LOC-01] are English and the thirteen others", () => {
    expect(Object.keys(languages).sort()).toEqual([
      "ar",
      "de",
      "en",
      "es",
      "fr",
      "hi",
      "id",
      "it",
      "ja",
      "my",
      "nl",
      "pt",
      "th",
      "vi",
    ]);
    for (const [key, language] of Object.entries(languages)) expect(language.locale).toBe(key);
  });

  it("[LOC-01] only Arabic is written from right to left; Hindi and Thai are listed on mobile web only", () => {
    const keysWhere = (test: (language: Language) => boolean) =>
      Object.values(languages)
        .filter(test)
        .map((language) => language.locale);
    expect(keysWhere((language) => language.rtl)).toEqual(["ar"]);
    expect(keysWhere((language) => language.status === "mobileWeb").sort()).toEqual(["hi", "th"]);
  });

  it("[LOC-02] have display names, date-library locales and content languages that Intl knows", () => {
    for (const language of Object.values(languages)) {
      expect(language.displayName).not.toBe("");
      expect(Intl.DateTimeFormat.supportedLocalesOf(language.contentLanguage)).toHaveLength(1);
    }
  });

  it("[LOC-05] my is Malay: ms for browsers and dates", () => {
    expect(languages.my).toMatchObject({
      contentLanguage: "ms",
      dateLibraryLocale: "ms",
      displayName: "Bahasa Melayu",
    });
  });
});
