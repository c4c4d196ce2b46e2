import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Language } from "#schemas";
import { configRoot, readFolder } from "./config-folder.ts";

const languages = readFolder<Language>("languages");

/** The languages of the specification (LOC-01); `add language` opens others. */
const specified = ["ar", "de", "en", "es", "fr", "hi", "id", "it", "ja", "my", "nl", "pt", "th", "vi"];

describe("languages", () => {
  it("[LOC-01] are English and the thirteen others", () => {
    expect(Object.keys(languages)).toEqual(expect.arrayContaining(specified));
    for (const [key, language] of Object.entries(languages)) expect(language.locale).toBe(key);
  });

  it("[LOC-01] only Arabic of them is written from right to left; Hindi and Thai are listed on mobile web only", () => {
    const specifiedWhere = (test: (language: Language) => boolean) =>
      specified.filter((locale) => languages[locale] && test(languages[locale]));
    expect(specifiedWhere((language) => language.rtl)).toEqual(["ar"]);
    expect(specifiedWhere((language) => language.status === "mobileWeb")).toEqual(["hi", "th"]);
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

  it("[LOC-02] say of themselves what Unicode says: name, direction, digits, calendar", () => {
    for (const language of Object.values(languages)) {
      const tag = language.contentLanguage;
      const own = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? "";
      expect(language.displayName.toLocaleLowerCase(tag)).toBe(
        // CLDR calls Malay "Melayu"; its speakers say "Bahasa Melayu".
        (language.locale === "my"
          ? "Bahasa Melayu"
          : language.locale === "id"
            ? "Bahasa Indonesia"
            : own
        ).toLocaleLowerCase(tag),
      );
      const script = new Intl.Locale(tag).maximize().script ?? "";
      expect(language.rtl, tag).toBe(["Arab", "Hebr", "Syrc", "Thaa"].includes(script));
      const shown = new Intl.DateTimeFormat(
        `${tag}-u-ca-${language.calendar}-nu-${language.numberingSystem}`,
      );
      expect(shown.resolvedOptions()).toMatchObject({ calendar: "gregory", numberingSystem: "latn" });
    }
  });

  it("[LOC-02] have a date locale that the library has, or CLDR", () => {
    for (const { dateLibraryLocale } of Object.values(languages))
      expect(
        existsSync(join(configRoot, `../node_modules/dayjs/locale/${dateLibraryLocale}.js`)) ||
          Intl.DateTimeFormat.supportedLocalesOf(dateLibraryLocale).length === 1,
        dateLibraryLocale,
      ).toBe(true);
  });

  it("[LOC-02] are EU languages exactly where one of the Union's countries speaks them officially", () => {
    const official = "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv".split(" ");
    for (const language of Object.values(languages))
      expect(language.nonEu, language.locale).toBe(!official.includes(language.locale));
  });

  it("[LOC-02] the rest is listed everywhere", () => {
    for (const { locale, status, switcher } of Object.values(languages)) {
      expect(switcher, locale).toBe(true);
      expect(status, locale).toBe(["hi", "th"].includes(locale) ? "mobileWeb" : "both");
    }
  });
});
