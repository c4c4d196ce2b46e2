const here = "http://preview.invalid";

/** An address as a path on this site, or null when it leads, or might be read as leading, anywhere else (ASVS 3.7.2). */
export function sameOriginPath(address: string): string | null {
  if (!address.startsWith("/") || !URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  // Dots are resolved by now: "/.//evil" has become "//evil", which a browser takes for a host.
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : null;
}
