import { expect, it } from "vitest";
import type { Site } from "#renderer";
import type { PageRequestInput } from "#renderer/server";
import type { LimitChanges } from "../testing/limits.ts";
import { buildLimitedRelease } from "../testing/limits.ts";
import { searchReferences } from "./search-references.ts";

function searchOf(query: Record<string, string>, stays: LimitChanges["stays"] = {}) {
  const site = buildLimitedRelease({ stays }).sites["hotels-in"] as Site;
  const input = { view: { site }, route: { params: {} }, today: "2027-03-01" } as unknown as PageRequestInput;
  const { search } = searchReferences(input, query);
  return search as { nights: number; listing: { flexible_days_count?: number; search_type: string } };
}
const dates = { checkin: "01/04/2027", checkout: "30/04/2027" };

it("[DATE-05] gives widgets' requests a stay within the site's limits", () => {
  expect(searchOf(dates).nights).toBe(29);
  expect(searchOf(dates, { hotelMaxNights: 10 }).nights).toBe(10);
});

it("[DATE-11] [SRCH-15] searches with one of the site's flexible days, whatever number the address has", () => {
  const asked = (flexibleDaysCount: string, stays = {}) =>
    searchOf({ ...dates, flexibleDaysCount }, stays).listing;
  expect(asked("3")).toMatchObject({ flexible_days_count: 3, search_type: "flexible" });
  expect(asked("5")).toMatchObject({ flexible_days_count: 3, search_type: "flexible" });
  expect(asked("30")).toMatchObject({ flexible_days_count: 7 });
  expect(asked("30", { flexibleDays: [0, 14] })).toMatchObject({ flexible_days_count: 14 });
  for (const wrong of ["0", "-3", "x", "400"]) {
    expect(asked(wrong).search_type).toBe("closed");
    expect(asked(wrong)).not.toHaveProperty("flexible_days_count");
  }
});
