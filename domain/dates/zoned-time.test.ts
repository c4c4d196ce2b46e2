import fc from "fast-check";
import { expect, it } from "vitest";
import { instantOf, localDateTimeIn, todayIn } from "./zoned-time.ts";

const zone = fc.constantFrom(
  "Asia/Kolkata",
  "Europe/Amsterdam",
  "Europe/London",
  "Asia/Dubai",
  "America/New_York",
  "Asia/Tokyo",
  "Pacific/Apia",
);

it("[DATE-03] knows that today depends on the place", () => {
  const instant = Date.UTC(2026, 10, 20, 20, 0);
  expect(todayIn("Asia/Kolkata", instant)).toBe("2026-11-21");
  expect(todayIn("Europe/Amsterdam", instant)).toBe("2026-11-20");
  expect(todayIn("America/New_York", new Date(instant))).toBe("2026-11-20");
});

it("turns wall clock times into moments and back, once the clock shows them", () => {
  fc.assert(
    fc.property(zone, fc.integer({ min: 20_000_000, max: 32_000_000 }), (timeZone, minutes) => {
      const local = localDateTimeIn(timeZone, minutes * 60_000);
      expect(localDateTimeIn(timeZone, instantOf(local, timeZone))).toBe(local);
      expect(instantOf(local, timeZone)).toBeLessThanOrEqual(minutes * 60_000);
    }),
  );
});

it("puts a time that daylight saving skips at the jump, and a repeated one at its first turn", () => {
  expect(new Date(instantOf("2026-03-29T02:30", "Europe/Amsterdam")).toISOString()).toBe(
    "2026-03-29T01:00:00.000Z",
  );
  expect(new Date(instantOf("2026-10-25T02:30", "Europe/Amsterdam")).toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
});
