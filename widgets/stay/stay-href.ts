import { hotelUrl, parseSearch, type Stay } from "#domain";
import { type PageContext, withLocale } from "#renderer";

/** This property's page for other dates, with everything else kept (ROUTE-35). */
export function stayHref(page: PageContext, { checkin, checkout }: Stay): string {
  const { query, route } = page;
  return withLocale(
    page,
    hotelUrl({
      hotelId: route.params.hotelId ?? "",
      countryCode: route.countryCode,
      search: { ...parseSearch(query), checkin, checkout },
    }),
  );
}
