import { expect, it } from "vitest";
import { intlLocale, languageTag } from "./locale-tag.ts";

it("[LOC-05] maps the locale key my to Malay and leaves the others", () => {
  expect(["my", "my-MY", "ar", "en-IN", "mya"].map(languageTag)).toEqual([
    "ms",
    "ms-MY",
    "ar",
    "en-IN",
    "mya",
  ]);
});

it("[LOC-06] forces the Gregorian calendar and Latin digits", () => {
  const year = (locale: string) =>
    new Intl.DateTimeFormat(intlLocale(locale), { year: "numeric", timeZone: "UTC" }).format(
      Date.UTC(2026, 5, 1),
    );
  expect(["th", "ar", "ar-SA", "hi"].map(year)).toEqual(Array(4).fill(expect.stringContaining("2026")));
});
