import { couponRequest } from "#domain/price";
import { formatRoomsConfig } from "#domain/rooms";
import { dealRequest, parseListingQuery, parseSearch, withQuickFilters } from "#domain/search";
import { correctStay, flexibleDays, nightsOf, stayLimits } from "#domain/stay";
import type { ReferenceInput } from "#renderer/server";
import { listingInput, taxExclusive } from "./listing-input.ts";

/**
 * The guest's search as widgets' requests refer to it (`$search.checkin`, `$search.listing`): read from the
 * address once per page by the booking rules, with dates corrected (DATE-04) and the corrections kept as
 * notices.
 */
export function searchReferences(
  input: ReferenceInput,
  address: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const { site } = input.view;
  // Texts in, texts out.
  const query = withQuickFilters(address) as typeof address;
  const read = parseSearch(query, site.country);
  const flexibleDaysCount = flexibleDays(read.flexibleDaysCount, site.limits.stays.flexibleDays);
  const search = { ...read, flexibleDaysCount };
  const { stay, notices } = correctStay(
    { checkin: query.checkin, checkout: query.checkout, openSearch: search.isOpenSearch },
    stayLimits(site, input.today),
  );
  const rooms_config = formatRoomsConfig(search.roomConfig);
  const listing = listingInput({
    input,
    query,
    search,
    listing: parseListingQuery(query),
    stay,
    rooms_config,
  });
  return {
    search: {
      checkin: stay?.checkin,
      checkout: stay?.checkout,
      nights: stay ? nightsOf(stay) : undefined,
      rooms_config,
      ...couponRequest(search.coupon),
      ...dealRequest(query),
      // Dates that the address names, and nothing where they are the site's own.
      chosen: query.checkin && query.checkout ? stay : undefined,
      breakfastSelected: address.breakfastSelected === "true" || undefined,
      tax_exclusive_pricing: taxExclusive(site.country),
      notices,
      listing,
    },
  };
}
