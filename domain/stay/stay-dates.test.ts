import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Limits } from "#schemas";
import limits from "../../config/limits.json" with { type: "json" };
import { addDays, toUrlDate } from "../dates/index.ts";
import { nightDates, nightsOf } from "./stay.ts";
import { correctStay, defaultStay, stayProblems } from "./stay-dates.ts";
import { type StayRules, stayLimits } from "./stay-limits.ts";

const TODAY = "2026-11-20";
const limitsOf = (country: StayRules["country"], stays: Partial<Limits["stays"]> = {}) =>
  stayLimits({ country, limits: { stays: { ...limits.stays, ...stays } } }, TODAY);
const hotel = limitsOf({ defaultPropertyType: "hotel" });
const home = limitsOf({ defaultPropertyType: "home" });
const japan = limitsOf({ defaultCheckinDiff: 7 });
const codes = (corrected: ReturnType<typeof correctStay>) => corrected.notices.map((notice) => notice.code);

describe("default dates", () => {
  it("[DATE-01] are today and tomorrow", () => {
    expect(defaultStay(hotel)).toEqual({ checkin: "2026-11-20", checkout: "2026-11-21" });
  });

  it("[DATE-01] [CONST-03] are day 7 to day 8 in Japan", () => {
    expect(defaultStay(japan)).toEqual({ checkin: "2026-11-27", checkout: "2026-11-28" });
  });
});

describe("correcting dates", () => {
  it("leaves good dates alone, in any form they come in", () => {
    const wanted = { checkin: "24/12/2026", checkout: "2026-12-27" };
    expect(correctStay(wanted, hotel)).toEqual({
      stay: { checkin: "2026-12-24", checkout: "2026-12-27" },
      notices: [],
    });
  });

  it("[DATE-04] keeps the blanks of an open search", () => {
    expect(correctStay({ openSearch: true }, hotel)).toEqual({ stay: null, notices: [] });
  });

  it("[DATE-04] resets invalid dates to the country's default and says so", () => {
    const corrected = correctStay({ checkin: "31/02/2026", checkout: "03/03/2026" }, japan);
    expect(corrected.stay).toEqual(defaultStay(japan));
    expect(codes(corrected)).toEqual(["invalid"]);
    expect(correctStay({ checkin: "x" }, hotel).stay).toEqual({ checkin: TODAY, checkout: "2026-11-21" });
  });

  it.each(["9998-12-30", "9998-12-31", "9999-12-30", "31/12/9999"])(
    "takes %s, near the last date there is, for too far, with and without a check-out",
    (checkin) => {
      for (const limits of [hotel, home, japan])
        for (const checkout of [undefined, "2026-12-24", "31/12/9999"]) {
          const corrected = correctStay({ checkin, checkout }, limits);
          expect(corrected.stay).toEqual(defaultStay(limits));
          expect(codes(corrected)).toEqual(["too-far"]);
        }
    },
  );

  it("[DATE-08] moves a past check-in to today with check-out tomorrow, and says so", () => {
    const corrected = correctStay({ checkin: "19/11/2026", checkout: "25/11/2026" }, japan);
    expect(corrected.stay).toEqual({ checkin: TODAY, checkout: "2026-11-21" });
    expect(corrected.notices[0]?.messageId).toBe("dates.moved-from-past");
  });

  it("[DATE-03] puts check-out at least a day after check-in", () => {
    for (const checkout of ["24/12/2026", "23/12/2026"]) {
      const corrected = correctStay({ checkin: "24/12/2026", checkout }, hotel);
      expect(corrected.stay).toEqual({ checkin: "2026-12-24", checkout: "2026-12-25" });
      expect(codes(corrected)).toEqual(["checkout-moved"]);
    }
  });

  it("[DATE-04] takes the shortest stay where no check-out is given that can be read, and says just that", () => {
    for (const checkout of ["never", "31/02/2027", "", null, undefined]) {
      const corrected = correctStay({ checkin: "24/12/2026", checkout }, hotel);
      expect(corrected.stay).toEqual({ checkin: "2026-12-24", checkout: "2026-12-25" });
      expect(corrected.notices).toEqual([
        { code: "checkout-missing", messageId: "dates.checkout-missing", values: { nights: 1 } },
      ]);
    }
    const weeks = limitsOf({ defaultPropertyType: "home" }, { homeMinDates: 8, homeMaxDates: 15 });
    expect(correctStay({ checkin: "24/12/2026" }, weeks)).toMatchObject({
      stay: { checkout: "2026-12-31" },
      notices: [{ code: "checkout-missing", values: { nights: 7 } }],
    });
  });

  it("[DATE-05] moves check-out of a hotel stay to 30 nights and tells the guest", () => {
    expect(codes(correctStay({ checkin: "01/12/2026", checkout: "31/12/2026" }, hotel))).toEqual([]);
    const corrected = correctStay({ checkin: "01/12/2026", checkout: "01/01/2027" }, hotel);
    expect(corrected.stay?.checkout).toBe("2026-12-31");
    expect(corrected.notices).toEqual([
      { code: "too-long", messageId: "dates.too-long", values: { nights: 30 } },
    ]);
  });

  it("[DATE-06] takes homes for 1 and for 27 nights, not for 28", () => {
    expect(codes(correctStay({ checkin: "01/12/2026", checkout: "02/12/2026" }, home))).toEqual([]);
    expect(codes(correctStay({ checkin: "01/12/2026", checkout: "28/12/2026" }, home))).toEqual([]);
    expect(correctStay({ checkin: "01/12/2026", checkout: "29/12/2026" }, home).stay?.checkout).toBe(
      "2026-12-28",
    );
  });

  it("[DATE-06] keeps within the search window", () => {
    const uk = limitsOf({ defaultPropertyType: "home", maxSearchableMonths: 12 });
    expect(codes(correctStay({ checkin: "18/11/2027", checkout: "20/11/2027" }, uk))).toEqual([]);
    expect(correctStay({ checkin: "18/11/2027", checkout: "25/11/2027" }, uk).stay?.checkout).toBe(
      "2027-11-20",
    );
    expect(correctStay({ checkin: "20/11/2027", checkout: "22/11/2027" }, uk).stay).toEqual(defaultStay(uk));
  });

  const loose = fc.option(
    fc.oneof(
      fc.integer({ min: -40, max: 1300 }).map((days) => toUrlDate(addDays(TODAY, days))),
      fc.string({ maxLength: 12 }),
    ),
  );

  it("[DATE-05] [DATE-06] caps stays at other numbers where the site's limits have them, and names those", () => {
    const short = limitsOf({ defaultPropertyType: "hotel" }, { hotelMaxNights: 14 });
    const corrected = correctStay({ checkin: "01/12/2026", checkout: "31/12/2026" }, short);
    expect(corrected.stay?.checkout).toBe("2026-12-15");
    expect(corrected.notices).toMatchObject([{ code: "too-long", values: { nights: 14 } }]);
    const week = limitsOf({ defaultPropertyType: "home" }, { homeMinDates: 8, homeMaxDates: 15 });
    expect(correctStay({ checkin: "01/12/2026", checkout: "03/12/2026" }, week)).toMatchObject({
      stay: { checkout: "2026-12-08" },
      notices: [{ code: "too-short", values: { nights: 7 } }],
    });
    expect(codes(correctStay({ checkin: "01/12/2026", checkout: "16/12/2026" }, week))).toEqual(["too-long"]);
    const soon = limitsOf({}, { searchMonths: 2 });
    expect(correctStay({ checkin: "01/02/2027", checkout: "03/02/2027" }, soon).notices).toMatchObject([
      { code: "too-far", values: { months: 2 } },
    ]);
  });

  it("[DATE-01] [DATE-05] never starts with more nights than the longest stay has", () => {
    const short = limitsOf({ defaultPropertyType: "hotel", defaultCheckoutDiff: 5 }, { hotelMaxNights: 3 });
    expect(nightsOf(defaultStay(short))).toBe(3);
  });

  const anyLimits = fc
    .record({
      hotelMaxNights: fc.integer({ min: 1, max: 60 }),
      homeMinDates: fc.integer({ min: 2, max: 15 }),
      homeMaxDates: fc.integer({ min: 2, max: 60 }),
      searchMonths: fc.integer({ min: 1, max: 36 }),
    })
    .chain((stays) =>
      fc.constantFrom("hotel", "home").map((defaultPropertyType) => limitsOf({ defaultPropertyType }, stays)),
    );

  it("[DATE-03] [DATE-04] always ends in a stay that can be booked, and correcting it again changes nothing", () => {
    const site = fc.oneof(fc.constantFrom(hotel, home, japan), anyLimits);
    fc.assert(
      fc.property(loose, loose, site, (checkin, checkout, stays) => {
        const { stay } = correctStay({ checkin, checkout }, stays);
        if (!stay) throw new Error("a stay is expected");
        expect(stay.checkin >= stays.today && stay.checkout <= stays.lastDate).toBe(true);
        expect(nightsOf(stay)).toBeGreaterThanOrEqual(stays.minNights);
        expect(nightsOf(stay)).toBeLessThanOrEqual(stays.maxNights);
        expect(correctStay(stay, stays)).toEqual({ stay, notices: [] });
      }),
    );
  });
});

it("[DATE-04] says what is wrong without changing anything", () => {
  expect(stayProblems({ checkin: "2026-12-24", checkout: "2026-12-25" }, hotel)).toEqual([]);
  expect(stayProblems({ checkin: "2026-12-24" }, hotel).map(({ code }) => code)).toEqual(["invalid"]);
  expect(
    stayProblems({ checkin: "2026-11-19", checkout: "2026-12-25" }, hotel).map(({ code }) => code),
  ).toEqual(["past"]);
});

it("[DATE-12] lists the nights of a stay", () => {
  expect(nightDates({ checkin: "2026-12-30", checkout: "2027-01-02" })).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
});
