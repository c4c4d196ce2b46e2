import type { WidgetScript } from "#renderer";
import { askPosition } from "../shared/search/ask-position.ts";

/** Started by the first press. The words for a position that nobody gives stand on the button. */
export const start: WidgetScript = (place) => {
  const button = place.querySelector<HTMLButtonElement>("button[data-wake]");
  const status = place.querySelector("[role=status]");
  button?.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    if (status) status.textContent = "";
    const found = await askPosition();
    button.ariaBusy = null;
    if (typeof found !== "string") follow(place, aroundHere(found));
    else if (status) status.textContent = button.getAttribute(`data-${found}`);
  });
};

/** This page with a position: its dates and rooms stay. */
function aroundHere(position: { readonly latitude: number; readonly longitude: number }): string {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(position)) address.searchParams.set(name, String(value));
  address.searchParams.set("isLatLngSearch", "true");
  return address.href.replaceAll("%2F", "/");
}

/** Goes on as a link of the page does. */
function follow(place: HTMLElement, href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.hidden = true;
  place.append(link);
  link.click();
  link.remove();
}
