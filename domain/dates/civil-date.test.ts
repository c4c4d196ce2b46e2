import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarEnd, calendarMonths } from "./calendar-months.ts";
import { addDays, compareDates, datesFrom, daysBetween, isCivilDate, weekdayOf } from "./civil-date.ts";
import { addMonths, daysInMonth, startOfMonth } from "./civil-month.ts";

const date = fc.integer({ min: -100_000, max: 200_000 }).map((days) => addDays("1970-01-01", days));

describe("civil dates", () => {
  it("[DATE-02] knows which dates exist", () => {
    expect(["2026-02-28", "2024-02-29", "2000-02-29"].every(isCivilDate)).toBe(true);
    expect(
      ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "0999-01-01", "", "today"].some(
        isCivilDate,
      ),
    ).toBe(false);
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
  });

  it("[DATE-02] knows how many days each month has, and takes nothing before or after a date", () => {
    const last = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const day = (month: number, of: number) => `2026-${String(month + 1).padStart(2, "0")}-${of}`;
    expect(last.map((days, month) => isCivilDate(day(month, days)))).toEqual(Array(12).fill(true));
    expect(last.map((days, month) => isCivilDate(day(month, days + 1)))).toEqual(Array(12).fill(false));
    expect(last.map((days, month) => daysInMonth(day(month, days)))).toEqual(last);
    expect(
      ["x2026-01-01", "2026-01-01T00:00", "12026-01-01", 20260101, ["2026-01-01"], null].some(isCivilDate),
    ).toBe(false);
    for (const wrong of ["2026-02-30", "today"]) {
      expect(() => addDays(wrong, 1)).toThrow(`${wrong} is not a civil date`);
      expect(() => addMonths(wrong, 1)).toThrow(new RangeError(`${wrong} is not a civil date`));
    }
  });

  it("[DATE-09] has the months of a calendar, and the day it ends with", () => {
    expect(calendarMonths("2026-11-23", 3)).toEqual(["2026-11-01", "2026-12-01", "2027-01-01"]);
    expect([calendarEnd("2026-11-23", 1), calendarEnd("2026-11-01", 4)]).toEqual([
      "2026-11-30",
      "2027-02-28",
    ]);
  });

  it("[DATE-03] counts nights as the difference of civil dates, also over changes of clocks", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: -4000, max: 4000 }),
        (from, days) => daysBetween(from, addDays(from, days)) === days,
      ),
    );
  });

  it("[DATE-03] orders dates as it orders their strings", () => {
    fc.assert(fc.property(date, date, (a, b) => compareDates(a, b) === Math.sign(daysBetween(b, a)) + 0));
  });

  it("adds months and keeps to the end of a short month", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
    expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 60 }), (from, months) =>
        isCivilDate(addMonths(from, months)),
      ),
    );
  });

  it("ends with the last date there is, whatever is added", () => {
    expect(addDays("9998-12-31", 1)).toBe("9999-01-01");
    expect(addDays("9999-12-30", 2)).toBe("9999-12-31");
    expect(addDays("1000-01-01", -1)).toBe("1000-01-01");
    expect(addMonths("9999-11-30", 3)).toBe("9999-12-30");
    expect(datesFrom("9999-12-30", addDays("9999-12-31", 1))).toEqual(["9999-12-30"]);
    fc.assert(
      fc.property(date, fc.integer({ min: -4_000_000, max: 4_000_000 }), (from, days) =>
        [addDays(from, days), addMonths(from, Math.trunc(days / 40))].every(isCivilDate),
      ),
    );
  });

  it("knows weekdays, months and the dates in between", () => {
    expect(weekdayOf("2026-11-20")).toBe(5);
    expect(weekdayOf("1969-12-28")).toBe(0);
    expect(startOfMonth("2026-11-20")).toBe("2026-11-01");
    expect(daysInMonth("2024-02-10")).toBe(29);
    expect(datesFrom("2026-11-29", "2026-12-02")).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
    expect(datesFrom("2026-11-29", "2026-11-29")).toEqual([]);
  });
});
