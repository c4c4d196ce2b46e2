const HERE = "http://here.invalid";

/**
 * An address as a path on this site, in ASCII, or null when it leads, or might be read as leading, anywhere
 * else (ASVS 3.7.2): browsers take `//host` and `/\host` for other hosts, and drop tabs and line ends before
 * they look.
 */
export function sameOriginPath(address: string): string | null {
  if (!address.startsWith("/") || /[\p{Cc}\p{Cs}\\]/u.test(address) || !URL.canParse(address, HERE))
    return null;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // Dots are resolved by now: "/.//evil" has become "//evil".
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : null;
}
