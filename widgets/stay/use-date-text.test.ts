import { describe, expect, it } from "vitest";
import { dateText } from "./use-date-text.ts";

describe("dateText", () => {
  it("[LOC-06] writes English days before months and its clock to twelve", () => {
    const { day, fullDay, time, moment } = dateText("en");
    expect(day("2026-12-18")).toBe("Fri, 18 Dec");
    expect(fullDay("2026-12-18")).toBe("Friday, 18 December 2026");
    expect(time("12:00")).toBe("12:00\u00a0PM");
    expect(moment("2026-12-16T23:59")).toBe("Wed, 16 Dec, 11:59\u00a0PM");
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
