import type { Guest } from "./guest.ts";
import { stayAhead, stayQuery, type TestStay } from "./stay.ts";

/** A city of each site that has places to stay. */
export const cities: Readonly<Record<string, string>> = {
  "solvanta-in": "mumbai",
  "wrenhollow-nl": "amsterdam",
  "solvanta-ae": "dubai",
  "wrenhollow-fr": "paris",
  "wrenhollow-es": "barcelona",
};

/** Address of a site's list of places for a stay. */
export function listingPath(siteId: string, stay: TestStay = stayAhead(3, 8), rooms?: string): string {
  return `/hotels-in-${cities[siteId]}?${stayQuery(stay, rooms)}`;
}

/** Opens the first free place that is paid on arrival. */
export async function openProperty(guest: Guest, stay: TestStay = stayAhead(3, 8)): Promise<string> {
  await guest.open(listingPath(guest.site.id, stay));
  const href = await (await guest.listing.firstFree()).link.getAttribute("href");
  await guest.open(href ?? "");
  return href ?? "";
}

/** Opens the checkout of the first offer of the first free place. */
export async function openCheckout(guest: Guest, stay: TestStay = stayAhead(3, 8)): Promise<string> {
  await openProperty(guest, stay);
  const href = await guest.property.offers.first().locator('a[href*="/checkout?"]').getAttribute("href");
  await guest.open(href ?? "");
  await guest.checkout.ready();
  return href ?? "";
}
