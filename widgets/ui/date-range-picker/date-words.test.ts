import { describe, expect, it } from "vitest";
import { dayAndMonth, weekdayAndDay } from "./date-words.ts";

describe("dates in words", () => {
  it.each([
    ["en", "Tue, 24 Nov"],
    ["nl", "di, 24 nov"],
    ["fr", "mar., 24 nov."],
    ["ar", "الثلاثاء، 24 نوفمبر"],
    ["ja", "11月24日(火)"],
  ])("[LOC-06] are in the language, the day first, in Latin digits: %s", (locale, text) => {
    expect(weekdayAndDay("2026-11-24", locale)).toBe(text);
    expect(text).toContain(dayAndMonth("2026-11-24", locale));
  });

  it.each([
    ["en", "09 Mar", "Mon, 9 Mar"],
    ["nl", "09 mrt", "ma, 9 mrt"],
    ["ja", "3月9日", "3月9日(月)"],
  ])(
    "[LOC-06] have two digits for the day only where they stand without a weekday: %s",
    (locale, short, long) => {
      expect(dayAndMonth("2026-03-09", locale)).toBe(short);
      expect(weekdayAndDay("2026-03-09", locale)).toBe(long);
    },
  );
});
