/** A path of this very site, or its home: an address of another origin, however it is spelt, leads home. */
export function ownPath(to: unknown): string {
  if (typeof to !== "string" || !/^\/(?![/\\])/.test(to) || /[\p{Cc}\\]/u.test(to)) return "/";
  const here = "https://here.invalid";
  if (!URL.canParse(to, here)) return "/";
  const { origin, pathname, search } = new URL(to, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search : "/";
}
