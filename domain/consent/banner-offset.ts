/**
 * How far above the lower edge of the window the question for consent stands, in pixels, by the name of a
 * page's route and its path, behind the country that it may begin with (CONS-02): it clears what those pages
 * have there.
 */
export function bannerOffset(route: string, path: string): number {
  if (LISTINGS.has(route)) return /^\/(?:[a-z]{2}\/)?\d/.test(path) ? 62 : 51;
  return OFFSETS[route] ?? 0;
}

/** Routes whose pages are lists of places. */
const LISTINGS: ReadonlySet<string> = new Set(["listing", "city", "tag", "nearMe", "searchAffiliate"]);

const OFFSETS: Readonly<Record<string, number>> = {
  auth: 78,
  home: 56,
  accountDetails: 56,
  savedHotels: 56,
  bookingDetails: 56,
  myBooking: 56,
};
