import { countsRoomsAs, roomsAsSold } from "#domain/rooms";
import { parseSearch, type SearchState } from "#domain/search";
import { correctStay, type FlexibleStay, flexibleDays, type StayNotice, stayLimits } from "#domain/stay";
import type { PageContext } from "#renderer";

/** What a page's address says about the stay that is looked for. */
export interface PageSearch {
  /**
   * The search as the address has it, with dates that can be booked and, where only homes are sold, the party
   * as one.
   */
  readonly search: SearchState;
  /** With the days either side that the site offers; null only for an open search without dates. */
  readonly stay: FlexibleStay | null;
  /** True when the address names dates; false when they are the country's default (DATE-01). */
  readonly hasDates: boolean;
  /** What was changed about the dates; empty when nothing was. */
  readonly notices: readonly StayNotice[];
}

/** Reads the search of a page and corrects its dates for the page's country (DATE-04, DATE-08). */
export function pageSearch(
  page: Pick<PageContext, "query" | "brand" | "country" | "today" | "limits">,
): PageSearch {
  const read = parseSearch(page.query, page.country);
  const { checkin, checkout } = page.query;
  const wanted = { checkin, checkout, openSearch: read.isOpenSearch };
  const { stay, notices } = correctStay(wanted, stayLimits(page, page.today));
  const flexibleDaysCount = flexibleDays(read.flexibleDaysCount, page.limits.stays.flexibleDays);
  return {
    search: {
      ...read,
      roomConfig: roomsAsSold(read.roomConfig, countsRoomsAs(page.brand.propertyTypes)),
      flexibleDaysCount,
      ...stay,
    },
    stay: stay && { ...stay, flexibleDaysCount },
    hasDates: Boolean(checkin && checkout),
    notices,
  };
}
