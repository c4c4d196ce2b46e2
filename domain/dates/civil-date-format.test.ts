import fc from "fast-check";
import { expect, it } from "vitest";
import { type DateFormat, formatCivilDate } from "./civil-date-format.ts";

const DAY = "2026-03-09";
const LOCALES = ["en", "id", "es", "ar", "vi", "hi", "pt", "ja", "th", "nl", "ms", "de", "fr", "it"];
const FORMATS: readonly DateFormat[] = [
  "DD/MM/YYYY",
  "DD-MM-YYYY",
  "YYYY-MM-DD",
  "DD MMM",
  "MMM D, YYYY",
  "ddd, D MMM",
  "dddd, D MMMM YYYY",
  "MMMM YYYY",
];

it("[LOC-06] writes the formats of the product in English", () => {
  expect(FORMATS.map((format) => formatCivilDate(DAY, format, "en"))).toEqual([
    "09/03/2026",
    "09-03-2026",
    "2026-03-09",
    "09 Mar",
    "Mar 9, 2026",
    "Mon, 9 Mar",
    "Monday, 9 March 2026",
    "March 2026",
  ]);
});

it("[LOC-06] has Japanese variants", () => {
  expect(formatCivilDate(DAY, "MMM D, YYYY", "ja")).toBe("2026年3月9日");
  expect(formatCivilDate(DAY, "ddd, D MMM", "ja")).toBe("3月9日(月)");
  expect(formatCivilDate(DAY, "DD MMM", "ja")).toBe("3月9日");
});

it("[LOC-06] puts words in the order of the language", () => {
  expect(formatCivilDate(DAY, "MMM D, YYYY", "de")).toBe("9. März 2026");
  expect(formatCivilDate(DAY, "ddd, D MMM", "nl")).toBe("ma. 9 mrt");
  expect(formatCivilDate(DAY, "dddd, D MMMM YYYY", "fr")).toBe("lundi 9 mars 2026");
});

it("[LOC-06] stays Gregorian and in Latin digits in every language", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.constantFrom(...FORMATS), (locale, format) => {
      const text = formatCivilDate(DAY, format, locale);
      expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
      if (format.includes("YYYY")) expect(text).toContain("2026");
    }),
  );
});

it("[LOC-06] writes a language that the date library was not given as CLDR does", () => {
  const all = (language: string) => FORMATS.map((format) => formatCivilDate(DAY, format, language));
  expect(all("pl")[6]).toBe("poniedziałek, 9 marca 2026");
  expect(all("pl")[7]).toBe("marzec 2026");
  for (const language of ["pl", "fa", "ckb", "pt-BR", "sr-Latn", "zh-Hant"]) {
    expect(all(language).slice(0, 3)).toEqual(["09/03/2026", "09-03-2026", "2026-03-09"]);
    expect(all(language).join()).not.toMatch(/(?![0-9])\p{Nd}/u);
    expect(formatCivilDate(DAY, "MMM D, YYYY", language)).toContain("2026");
    expect(formatCivilDate(DAY, "dddd, D MMMM YYYY", language)).not.toContain("Monday");
  }
});
