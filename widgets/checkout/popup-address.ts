/**
 * The page's address with a popup over it: not the address as the page knows it, since the quote was written
 * into it meanwhile.
 */
export function popupAddress(modal: string): string {
  const address = new URL(location.href);
  address.searchParams.set("modal", modal);
  return address.href.replaceAll("%2F", "/");
}
