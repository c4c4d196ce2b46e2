import { expect, it } from "vitest";
import type { Site } from "#renderer";
import { buildRelease } from "../testing/release.ts";
import { stayLimitsOf } from "./stay-limits-of.ts";

const NOW = Date.parse("2027-03-01T08:00:00Z");
const { sites } = buildRelease();
const homes = sites["homes-nl"] as Site;
const hotels = sites["hotels-in"] as Site;
const hotel = { property_type: "hotel", time_zone: "Europe/Amsterdam" } as const;
const home = { property_type: "home", time_zone: "Europe/Amsterdam" } as const;
const withStays = (site: Site, stays: Partial<Site["limits"]["stays"]>): Site => ({
  ...site,
  limits: { ...site.limits, stays: { ...site.limits.stays, ...stays } },
});

it("[DATE-05] [DATE-06] [CONF-07] holds a property of the site's own kind to its country, another to the site's limits", () => {
  expect(stayLimitsOf(home, homes, NOW)).toMatchObject({ minNights: 1, maxNights: 27 });
  expect(stayLimitsOf(hotel, homes, NOW)).toMatchObject({ minNights: 1, maxNights: 30 });
  expect(stayLimitsOf(home, hotels, NOW)).toMatchObject({ maxNights: 27, searchMonths: 12 });
});

it("[DATE-05] [DATE-06] takes other numbers where the site's limits have them", () => {
  const stays = { hotelMaxNights: 14, homeMinDates: 8, homeMaxDates: 15 };
  expect(stayLimitsOf(hotel, withStays(homes, stays), NOW)).toMatchObject({ minNights: 1, maxNights: 14 });
  expect(stayLimitsOf(hotel, withStays(hotels, stays), NOW)).toMatchObject({ minNights: 1, maxNights: 14 });
  expect(stayLimitsOf(home, withStays(hotels, stays), NOW)).toMatchObject({ minNights: 7, maxNights: 14 });
  // The country of the holiday homes names its own dates.
  expect(stayLimitsOf(home, withStays(homes, stays), NOW)).toMatchObject({ minNights: 1, maxNights: 27 });
});
