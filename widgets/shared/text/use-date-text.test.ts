import { describe, expect, it } from "vitest";
import { dateText } from "./use-date-text.ts";

describe("dateText", () => {
  it("[LOC-06] writes English days before months and its clock to twelve", () => {
    const { day, fullDay, time, moment } = dateText("en");
    expect(day("2026-12-18")).toBe("Fri, 18 Dec");
    expect(fullDay("2026-12-18")).toBe("Friday, 18 December 2026");
    expect(time("12:00")).toBe("12:00\u00a0PM");
    expect(dateText("en").dayAndMonth("2026-03-09")).toBe("09 Mar");
    expect(dateText("en").shortDate("2026-03-09")).toBe("Mar 9, 2026");
    expect(dateText("en").dayOfYear("2026-03-09")).toBe("9 Mar 2026");
    expect(moment("2026-12-16T23:59")).toBe("Wed, 16 Dec, 11:59\u00a0PM");
  });

  it("[LOC-06] has the Japanese variants", () => {
    const { day, dayAndMonth, fullDay, shortDate } = dateText("ja");
    expect(shortDate("2026-03-09")).toBe("2026年3月9日");
    expect(dayAndMonth("2026-03-09")).toBe("3月9日");
    expect(day("2026-03-09")).toBe("3月9日(月)");
    expect(fullDay("2026-03-09")).toBe("2026年3月9日 月曜日");
  });

  it("[LOC-06] names the month in Arabic too", () => {
    expect(dateText("ar").shortDate("2026-03-09")).toBe("9 مارس 2026");
    expect(dateText("ar").dayAndMonth("2026-03-09")).toBe("09 مارس");
  });

  it.each(["ar", "th", "ja", "nl", "de", "fr", "my"])(
    "[LOC-06] is Gregorian with Latin digits in %s",
    (locale) => {
      const written = dateText(locale).shortDate("2026-12-18");
      expect(written).toContain("2026");
      expect(written).toContain("18");
    },
  );
});
