import type { PageContext } from "#renderer";

/**
 * Popup that a way to sign in opens over the page; undefined where the site has none, and the link leads on
 * to the page to sign in on. In a vendor's frame no provider could be reached.
 */
export function signInPopup(
  { modals, morePopups, microsite }: PageContext,
  name = "signin",
): string | undefined {
  const wanted = microsite ? "micrositeSignup" : name;
  return (modals[wanted] ?? morePopups?.[wanted]) && wanted;
}
