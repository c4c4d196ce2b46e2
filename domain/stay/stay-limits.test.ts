import { expect, it } from "vitest";
import type { Limits } from "#schemas";
import config from "../../config/limits.json" with { type: "json" };
import { type StayRules, stayLimits } from "./stay-limits.ts";

const TODAY = "2026-11-20";
const limitsOf = (country: StayRules["country"], stays: Partial<Limits["stays"]> = {}) =>
  stayLimits({ country, limits: { stays: { ...config.stays, ...stays } } }, TODAY);

it("[DATE-06] gives homes 1 to 27 nights out of 2 to 28 dates, and 36 months ahead", () => {
  expect(limitsOf({ defaultPropertyType: "home" })).toMatchObject({
    minNights: 1,
    maxNights: 27,
    lastDate: "2029-11-20",
  });
});

it("[DATE-06] [CONF-07] searches 12 months ahead where the country says so, as the UK does", () => {
  expect(limitsOf({ maxSearchableMonths: 12 }).lastDate).toBe("2027-11-20");
});

it("[DATE-05] caps hotels at 30 nights", () => {
  expect(limitsOf({ defaultPropertyType: "hotel" })).toMatchObject({ minNights: 1, maxNights: 30 });
});

it("[DATE-05] [DATE-06] takes other numbers from the site's limits, each for its own kind of property", () => {
  const stays = {
    hotelMaxNights: 14,
    homeMinDates: 4,
    homeMaxDates: 22,
    searchMonths: 18,
    calendarMonths: 6,
  };
  expect(limitsOf({ defaultPropertyType: "hotel" }, stays)).toMatchObject({
    minNights: 1,
    maxNights: 14,
    searchMonths: 18,
    lastDate: "2028-05-20",
    calendarMonths: 6,
  });
  expect(limitsOf({ defaultPropertyType: "home" }, stays)).toMatchObject({ minNights: 3, maxNights: 21 });
});

it("[CONF-07] [DATE-06] lets a country say otherwise for its own kind of property, hotel or home", () => {
  const country = { minSelectableDates: 3, maxSelectableDates: 22, maxSearchableMonths: 6 };
  const stays = { hotelMaxNights: 14, homeMinDates: 8, homeMaxDates: 15, searchMonths: 18 };
  for (const defaultPropertyType of ["hotel", "home"]) {
    expect(limitsOf({ ...country, defaultPropertyType }, stays)).toMatchObject({
      minNights: 2,
      maxNights: 21,
      searchMonths: 6,
    });
  }
});

it("[DATE-01] [CONF-07] takes offsets from the country and counts check-out from check-in", () => {
  expect(limitsOf({ defaultCheckinDiff: 7, defaultCheckoutDiff: 1 })).toMatchObject({
    checkinOffset: 7,
    checkoutOffset: 1,
  });
  expect(limitsOf({ defaultCheckinDiff: -3, defaultCheckoutDiff: 0 })).toMatchObject({
    checkinOffset: 0,
    checkoutOffset: 1,
  });
});
