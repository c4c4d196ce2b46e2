import { flexibleDays } from "#domain/stay";
import type { HotelSearchInput, SearchedStay } from "#schemas/generated/api/search.ts";

export interface WantedSearch {
  readonly type: SearchedStay["search_type"];
  /** Days either end may move; 0 for exact dates. */
  readonly flexibleDays: number;
}

/**
 * What kind of search a call is (SRCH-15): what it says, else flexible where its dates may move, closed with
 * dates and open without. Dates that are said to be closed or open do not move; flexible ones move by the
 * least of the site's `choices` when nothing else is said.
 */
export function wantedSearchType(
  { search_type, flexible_days_count, checkin, available_room_count }: HotelSearchInput,
  choices: readonly number[],
): WantedSearch {
  const asked = flexibleDays(flexible_days_count, choices);
  const least = Math.min(...choices.filter((days) => days > 0));
  switch (search_type) {
    case "open":
    case "closed":
      return { type: search_type, flexibleDays: 0 };
    case "flexible":
      return { type: search_type, flexibleDays: asked || (Number.isFinite(least) ? least : 0) };
    default: {
      const dated = checkin ?? available_room_count?.checkin;
      return { type: asked > 0 ? "flexible" : dated ? "closed" : "open", flexibleDays: asked };
    }
  }
}

/** The call as it counts for its kind: an open one without its dates. */
export function withoutOpenDates(input: HotelSearchInput, { type }: WantedSearch): HotelSearchInput {
  if (type !== "open") return input;
  const { checkin: _, checkout: __, available_room_count, ...rest } = input;
  const { min_count } = available_room_count ?? {};
  return { ...rest, ...(min_count === undefined ? {} : { available_room_count: { min_count } }) };
}
