/**
 * The one spelling of a path: lower case, no slash at the end, but for properties and country roots, which
 * have one (ROUTE-05, ROUTE-37). What is percent-encoded is written as addresses are made: its digits in
 * upper case.
 */
export function canonicalPath(path: string): string {
  const bare = path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/\/$/, "")
    .replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
  return /^\/(?:[a-z]{2}|(?:[a-z]{2}\/)?\d+)$/.test(bare) || bare === "" ? `${bare}/` : bare;
}
