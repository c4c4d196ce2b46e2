/**
 * `/hotels-in-goa?checkin=…&rooms=…` as `/-?checkin&rooms`: how many words an address has, and the names in
 * its query.
 */
export function addressShape(address: string): string {
  const [path = "", query = ""] = address.split("?", 2);
  const names = query.split("&").map((pair) => pair.split("=", 1)[0]);
  return `${path.replace(/[^/]+/g, "-")}?${names.join("&")}`;
}
