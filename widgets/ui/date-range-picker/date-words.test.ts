import { describe, expect, it } from "vitest";
import { dayAndMonth, weekdayAndDay } from "./date-words.ts";

describe("dates in words", () => {
  it.each([
    ["en", "Tue, 24 Nov"],
    ["nl", "di, 24 nov"],
    ["fr", "mar., 24 nov."],
    ["ar", "الثلاثاء، 24 نوفمبر"],
  ])("[LOC-06] are in the language, the day first, in Latin digits: %s", (locale, text) => {
    expect(weekdayAndDay("2026-11-24", locale)).toBe(text);
    expect(text).toContain(dayAndMonth("2026-11-24", locale));
  });
});
