import { isCollection, searchTypeOf } from "#domain/search";

/** What named the place of a search: where the page is the place's own, its path does. */
const PLACE = ["location", "city", "searchType", "countryName"];
/** What the address says of the stay, or leaves to the country. */
const STAY = ["checkin", "checkout", "rooms_config"];

/** Whether an answer leads to the page that is shown already: the same path, and no place of its own. */
export function isSamePage(path: string, shown: string): boolean {
  const [pathname, answered] = path.split("?", 2);
  return pathname === shown && !new URLSearchParams(answered).has("location");
}

/**
 * The page that an answer leads a search to (LIST-11), with everything else the guest asked for: the stay as
 * the address has it, filters, order, where the guest came from.
 */
export function sameSearchAt(path: string, search: string): string {
  const [pathname = "/", answered] = path.split("?", 2);
  const params = new URLSearchParams(answered);
  // A sentence names its place anew, and what it says of dates and rooms counts (SRCH-07).
  if (!params.has("location")) for (const name of STAY) params.delete(name);
  const isAnswered = new Set(params.keys());
  for (const [name, value] of new URLSearchParams(search))
    if ((!PLACE.includes(name) || isFilter(name, value)) && !isAnswered.has(name)) params.append(name, value);
  const text = params.toString().replaceAll("%2F", "/");
  return text ? `${pathname}?${text}` : pathname;
}

/** A search for a tag or a collection names no place by its type, but what is wanted there (SRCH-04). */
function isFilter(name: string, value: string): boolean {
  const type = searchTypeOf(value);
  return name === "searchType" && (type === "tag" || isCollection(type));
}
