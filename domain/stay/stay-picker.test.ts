import fc from "fast-check";
import { describe, expect, it } from "vitest";
import config from "../../config/limits.json" with { type: "json" };
import { addDays, calendarEnd, calendarMonths, daysBetween } from "../dates/index.ts";
import { flexibleDays, flexibleRange } from "./flexible-days.ts";
import { stayLimits } from "./stay-limits.ts";
import { dayProblem, type PickedRange, pickDay } from "./stay-picker.ts";

const TODAY = "2026-11-20";
const limits = stayLimits({ country: { defaultPropertyType: "home" }, limits: config }, TODAY);
const nothing: PickedRange = { checkin: null, checkout: null };
const open: PickedRange = { checkin: "2026-12-01", checkout: null };

describe("picking a range", () => {
  it("offers exactly the stays that are known to be free, and says why the others are not", () => {
    const facts = {
      canStay: (_: string, nights: number) => nights === 2 || nights === 5,
      maxNightsOn: () => 6,
      isNoDeparture: (date: string) => date === "2026-12-04",
    };
    const codes = [1, 2, 3, 4, 5, 7].map(
      (nights) => dayProblem(addDays("2026-12-01", nights), open, limits, facts)?.code,
    );
    expect(codes).toEqual(["not-one-room", undefined, "no-departure", "not-one-room", undefined, "too-long"]);
  });

  it("[DATE-12] starts, completes and starts again", () => {
    expect(pickDay(nothing, "2026-12-01", limits)).toEqual(open);
    expect(pickDay(open, "2026-12-04", limits)).toEqual({ checkin: "2026-12-01", checkout: "2026-12-04" });
    expect(pickDay({ checkin: "2026-12-01", checkout: "2026-12-04" }, "2026-12-02", limits)).toEqual({
      checkin: "2026-12-02",
      checkout: null,
    });
    expect(pickDay(open, "2026-11-25", limits)).toEqual({ checkin: "2026-11-25", checkout: null });
  });

  it("[DATE-06] [DATE-12] allows 27 nights in a home and says why not more", () => {
    expect(dayProblem("2026-12-28", open, limits)).toBeNull();
    expect(dayProblem("2026-12-29", open, limits)).toMatchObject({
      code: "too-long",
      values: { nights: 27 },
    });
  });

  it("[DATE-03] [DATE-06] refuses the past and what lies beyond the window", () => {
    expect(dayProblem("2026-11-19", nothing, limits)?.code).toBe("past");
    expect(dayProblem("2029-11-21", nothing, limits)?.code).toBe("too-far");
    expect(dayProblem("2029-11-20", nothing, limits)?.code).toBe("too-far");
  });

  it("[DATE-07] keeps the minimum stay of the check-in day and says so", () => {
    const facts = { minNightsOn: (date: string) => (date === "2026-12-01" ? 3 : 1) };
    expect(dayProblem("2026-12-03", open, limits, facts)).toMatchObject({
      code: "too-short",
      values: { nights: 3 },
    });
    expect(dayProblem("2026-12-04", open, limits, facts)).toBeNull();
    expect(pickDay(open, "2026-12-03", limits, facts)).toEqual(open);
  });

  it("[HOTEL-16] never spans a sold-out night, though its day may be the check-out", () => {
    const facts = { isSoldOut: (date: string) => date === "2026-12-03" };
    expect(dayProblem("2026-12-03", nothing, limits, facts)?.code).toBe("sold-out");
    expect(dayProblem("2026-12-03", open, limits, facts)).toBeNull();
    expect(dayProblem("2026-12-04", open, limits, facts)?.code).toBe("crosses-sold-out");
  });

  it("[DATE-12] only ever ends in a stay that can be booked", () => {
    const days = fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 8 });
    fc.assert(
      fc.property(days, (clicks) => {
        const range = clicks.reduce((picked, day) => pickDay(picked, addDays(TODAY, day), limits), nothing);
        if (range.checkin) expect(range.checkin >= TODAY).toBe(true);
        if (range.checkin && range.checkout) {
          expect(daysBetween(range.checkin, range.checkout)).toBeGreaterThanOrEqual(1);
          expect(daysBetween(range.checkin, range.checkout)).toBeLessThanOrEqual(27);
        }
      }),
    );
  });
});

it("[DATE-09] [CONST-03] covers the current month and two more, or as many as the limits say", () => {
  const { calendarMonths: months } = config.stays;
  expect(calendarMonths(TODAY, months)).toEqual(["2026-11-01", "2026-12-01", "2027-01-01"]);
  expect(calendarEnd(TODAY, months)).toBe("2027-01-31");
  expect(calendarMonths(TODAY, 1)).toEqual(["2026-11-01"]);
  expect(calendarEnd(TODAY, 4)).toBe("2027-02-28");
});

it("[DATE-11] widens both ends by the flexible days, never before today", () => {
  expect(flexibleRange({ checkin: "2026-12-01", checkout: "2026-12-03" }, 3, TODAY)).toEqual({
    checkin: "2026-11-28",
    checkout: "2026-12-06",
  });
  expect(flexibleRange({ checkin: "2026-11-21", checkout: "2026-11-22" }, 7, TODAY).checkin).toBe(TODAY);
});

it("[DATE-11] takes the widest of the site's choices that is no wider than what was asked for", () => {
  const { flexibleDays: choices } = config.stays;
  expect([0, 1, 2, 3, 7].map((days) => flexibleDays(days, choices))).toEqual([0, 1, 2, 3, 7]);
  expect([5, 30, -1, Number.NaN, undefined].map((days) => flexibleDays(days, choices))).toEqual([
    3, 7, 0, 0, 0,
  ]);
  expect([1, 3, 7].map((days) => flexibleDays(days, [2, 4]))).toEqual([0, 2, 4]);
});
