import { expect, it } from "vitest";
import { stayLimits } from "./stay-limits.ts";

const TODAY = "2026-11-20";

it("[DATE-06] gives homes 1 to 27 nights out of 2 to 28 dates, and 36 months ahead", () => {
  expect(stayLimits({ defaultPropertyType: "home" }, TODAY)).toMatchObject({
    minNights: 1,
    maxNights: 27,
    lastDate: "2029-11-20",
  });
  expect(
    stayLimits({ minSelectableDates: 2, maxSelectableDates: 28, maxSearchableMonths: 36 }, TODAY),
  ).toMatchObject({
    minNights: 1,
    maxNights: 27,
  });
});

it("[DATE-06] searches 12 months ahead where the country says so, as the UK does", () => {
  expect(stayLimits({ maxSearchableMonths: 12 }, TODAY).lastDate).toBe("2027-11-20");
});

it("[DATE-05] caps hotels at 30 nights", () => {
  expect(stayLimits({ defaultPropertyType: "hotel" }, TODAY)).toMatchObject({ minNights: 1, maxNights: 30 });
});

it("[DATE-01] [CONF-07] takes offsets from the country and counts check-out from check-in", () => {
  expect(stayLimits({ defaultCheckinDiff: 7, defaultCheckoutDiff: 1 }, TODAY)).toMatchObject({
    checkinOffset: 7,
    checkoutOffset: 1,
  });
  expect(stayLimits({ defaultCheckinDiff: -3, defaultCheckoutDiff: 0 }, TODAY)).toMatchObject({
    checkinOffset: 0,
    checkoutOffset: 1,
  });
});
