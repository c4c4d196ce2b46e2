/** What named the place of a search: where the page is the place's own, its path does. */
const PLACE = ["location", "city", "searchType", "countryName"];
/** What the address says of the stay, or leaves to the country. */
const STAY = ["checkin", "checkout", "rooms_config"];

/**
 * The page that an answer leads a search to (LIST-11), with everything else the guest asked for: the stay as the address has it,
 * filters, order, where the guest came from.
 */
export function sameSearchAt(path: string, query: Readonly<Record<string, string>>): string {
  const [pathname = "/", answered] = path.split("?", 2);
  const params = new URLSearchParams(answered);
  for (const name of STAY) params.delete(name);
  for (const [name, value] of Object.entries(query))
    if (!PLACE.includes(name) && !params.has(name)) params.append(name, value);
  const text = params.toString().replaceAll("%2F", "/");
  return text ? `${pathname}?${text}` : pathname;
}
