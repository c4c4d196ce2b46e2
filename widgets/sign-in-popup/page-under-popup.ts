/** Path and query of the page below a popup. */
export function pathUnderPopup(): string {
  const address = new URL(location.href);
  for (const name of ["modal", "modal_id"]) address.searchParams.delete(name);
  return (address.pathname + address.search).replaceAll("%2F", "/");
}

/**
 * Loads the page below the popup anew, for the guest who is signed in by now (ACC-08), where it stands: Back
 * leads to what was before it. Another path, such as where a guest is to verify a number first, is gone to
 * from there. Without a step of the popup's own in the history the path is loaded in its place.
 */
export function goOnAsGuest(path: string): void {
  const isBelow = path === pathUnderPopup();
  if (!history.state?.over) {
    location.replace(path);
    return;
  }
  addEventListener(
    "popstate",
    () => {
      // The page was left to scroll by itself; only browsers know where a page that loads stood.
      history.scrollRestoration = "auto";
      if (isBelow) location.reload();
      else location.assign(path);
    },
    { once: true },
  );
  history.back();
}
