/** The one spelling of a path: lower case, no slash at the end, but for properties and country roots, which have one (ROUTE-05, ROUTE-37). */
export function canonicalPath(path: string): string {
  const bare = path.toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "");
  return /^\/(?:[a-z]{2}|(?:[a-z]{2}\/)?\d+)$/.test(bare) || bare === "" ? `${bare}/` : bare;
}
