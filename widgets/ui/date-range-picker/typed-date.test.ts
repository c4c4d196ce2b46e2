import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/dates";
import { calendarWords } from "./calendar-words.ts";
import { parseTypedDate } from "./typed-date.ts";

const today = "2026-11-20";

describe("parseTypedDate", () => {
  it.each([
    ["24/12/2026", "2026-12-24"],
    ["24.12.2026", "2026-12-24"],
    ["24-12-26", "2026-12-24"],
    ["24 12 2026", "2026-12-24"],
    ["24122026", "2026-12-24"],
    ["20261224", "2026-12-24"],
    ["2026/12/24", "2026-12-24"],
    ["2026年12月24日", "2026-12-24"],
    ["२४/१२/२०२६", "2026-12-24"],
    ["٢٤/١٢/٢٠٢٦", "2026-12-24"],
    ["24/12", "2026-12-24"],
    ["5/3", "2027-03-05"],
  ])("[DATE-12] reads %s", (text, date) => {
    expect(parseTypedDate(text, today)).toBe(date);
  });

  it.each(["31/02/2027", "12/24/2026", "tomorrow", "", "1/2/3/4", "99"])("[DATE-12] refuses %j", (text) => {
    expect(parseTypedDate(text, today)).toBeNull();
  });

  it("[DATE-12] reads back what the calendar writes, in every locale", () => {
    const locales = ["en", "nl", "de", "fr", "es", "it", "pt", "ar", "hi", "th", "ja", "id", "vi", "my"];
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.integer({ min: 0, max: 1500 }), (locale, days) => {
        const date = addDays(today, days);
        expect(parseTypedDate(calendarWords(locale, 1).typed(date), today)).toBe(date);
      }),
    );
  });
});
