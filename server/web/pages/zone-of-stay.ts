import type { PageRequestFacts } from "./page-request.ts";

/**
 * The zone whose day it is on a page (DATE-03): that of the property or of the city the page is about, else
 * the site's own. `ofProperty` tells that of a property.
 */
export async function zoneOfStay(
  { release, site, route, query }: Pick<PageRequestFacts, "release" | "site" | "route" | "query">,
  ofProperty: (id: number) => Promise<string | undefined>,
): Promise<string> {
  const home = site.country.timeZone;
  if (route.kind !== "page") return home;
  const { city, hotelId = query.hotel_id } = route.params;
  if (city && Object.hasOwn(release.cities, city)) return release.cities[city]?.timeZone ?? home;
  if (hotelId && /^\d{1,9}$/.test(hotelId)) return (await ofProperty(Number(hotelId))) ?? home;
  const byId = query.cityId ?? query["filters[city_id]"];
  const named = byId && Object.values(release.cities).find(({ id }) => String(id) === byId);
  return named ? named.timeZone : home;
}
