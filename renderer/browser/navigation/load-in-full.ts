/**
 * Loads an address as a step of its own. While a page is still loading, browsers put what a script asks for
 * later than a press in its place, and Back would lead past it: then the step is taken first.
 */
export function loadInFull(target: URL | string): void {
  const { href } = new URL(target, location.href);
  if (document.readyState === "complete" || href === location.href) location.assign(href);
  else {
    history.pushState({}, "", location.href);
    location.replace(href);
  }
}
