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

/**
 * A link may open a popup over this page (`data-modal`); its own address is for browsers without scripts. One
 * that is the same on every page may take the stay along that this page is about (`data-stay`).
 */
export function hrefOf({ href, dataset }: HTMLAnchorElement): string {
  if (dataset.modal) return withPopup(dataset);
  return dataset.stay === undefined ? href : withStay(href);
}

const STAY = ["checkin", "checkout", "rooms_config"];

/** The address with the dates and rooms that this page was asked for, where it says none itself. */
function withStay(href: string): string {
  const to = new URL(href);
  for (const [name, value] of new URL(location.href).searchParams)
    if (STAY.includes(name) && !to.searchParams.has(name)) to.searchParams.set(name, value);
  return to.href.replaceAll("%2F", "/");
}

/** This page with a popup over it; `data-modal-id` says which one of several things it shows. */
function withPopup({ modal = "", modalId }: DOMStringMap): string {
  const here = new URL(location.href);
  here.searchParams.delete("modal_id");
  here.searchParams.set("modal", modal);
  if (modalId) here.searchParams.set("modal_id", modalId);
  return here.href.replaceAll("%2F", "/");
}
