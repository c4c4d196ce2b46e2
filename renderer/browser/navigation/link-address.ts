/**
 * A link may open a popup over this page (`data-modal`); its own address is for browsers without scripts. One
 * that is the same on every page may take the stay along that this page is about (`data-stay`).
 */
export function hrefOf({ href, dataset }: HTMLAnchorElement): string {
  if (dataset.modal) return withPopup(dataset);
  return dataset.stay === undefined ? href : withStay(href);
}

/** The address with the dates and rooms that this page was asked for, as they stand in its own. */
function withStay(href: string): string {
  const stay = location.search.match(/(?<=[?&])(checkin|checkout|rooms_config)=[^&]*/g);
  return stay ? `${href}${href.includes("?") ? "&" : "?"}${stay.join("&")}` : href;
}

/** This page with a popup over it; `data-modal-id` says which one of several things it shows. */
function withPopup({ modal = "", modalId }: DOMStringMap): string {
  const here = new URL(location.href);
  here.searchParams.delete("modal_id");
  here.searchParams.set("modal", modal);
  if (modalId) here.searchParams.set("modal_id", modalId);
  return here.href.replaceAll("%2F", "/");
}
