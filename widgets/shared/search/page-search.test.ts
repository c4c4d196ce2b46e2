import { describe, expect, it } from "vitest";
import { buildPage, dutch } from "../testing/build-page.ts";
import { pageSearch } from "./page-search.ts";

const page = (query: Record<string, string>, stays = {}, overrides = {}) => {
  const built = buildPage({ ...overrides, query });
  const country = { ...built.country, minSelectableDates: undefined, maxSelectableDates: undefined };
  const limits = { ...built.limits, stays: { ...built.limits.stays, ...stays } };
  return { ...built, country, limits } as unknown as typeof built;
};
const long = { checkin: "01/12/2026", checkout: "01/03/2027" };

describe("the search of a page", () => {
  it("[DATE-05] [DATE-06] ends a stay after as many nights as the page's limits say", () => {
    expect(pageSearch(page(long)).stay?.checkout).toBe("2026-12-31");
    expect(pageSearch(page(long, { hotelMaxNights: 7 })).stay?.checkout).toBe("2026-12-08");
    expect(pageSearch(page(long, { homeMaxDates: 11 }, dutch)).stay?.checkout).toBe("2026-12-11");
    const week = { checkin: "01/12/2026", checkout: "02/12/2026" };
    expect(pageSearch(page(week, { homeMinDates: 8 }, dutch)).stay?.checkout).toBe("2026-12-08");
  });

  it("[DATE-11] reads the days either side as one of the site's choices, never wider than asked", () => {
    const days = (flexibleDaysCount: string, flexibleDays = [0, 1, 2, 3, 7]) => {
      const { search, stay } = pageSearch(
        page({ checkin: "12/12/2026", checkout: "14/12/2026", flexibleDaysCount }, { flexibleDays }),
      );
      expect(stay?.flexibleDaysCount).toBe(search.flexibleDaysCount);
      return search.flexibleDaysCount;
    };
    expect(["3", "5", "30", "99", "-2", "many"].map((asked) => days(asked))).toEqual([3, 3, 7, 0, 0, 0]);
    expect(["1", "3", "30"].map((asked) => days(asked, [0, 2, 14]))).toEqual([0, 2, 14]);
  });
});
