/**
 * The link a click would follow within this site, or null when the browser should handle it. A button may
 * open a popup like a link (`data-modal`): by itself it does what it can without scripts, such as opening a
 * popover of the page.
 */
export function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href],button[data-modal]");
  if (
    !link ||
    link.target ||
    link.hasAttribute("download") ||
    (link.href && link.origin !== location.origin) ||
    link.hasAttribute("data-reload")
  )
    return null;
  if (
    !link.dataset.modal &&
    link.hash &&
    link.pathname === location.pathname &&
    link.search === location.search
  )
    return null;
  return link;
}
