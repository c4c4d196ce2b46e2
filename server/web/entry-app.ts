import { bookedFrom, type Engagement, engagementsOf, roomChoiceOf } from "#domain/shell";
import { pageLabel } from "#domain/tracking";
import type { PageContext } from "#renderer";
import { connectApp } from "../../renderer/browser/app-bridge.ts";
import { measurePage } from "../../renderer/browser/reports/measure-page.ts";
import type { BrowserEvent } from "../../renderer/browser/reports/send-events.ts";
import "./entry-browser.tsx";

// Pages in an app load this beside the boot script, so that no other page carries any of it.

const page = (): PageContext | undefined => {
  const text = document.getElementById("page-data")?.textContent;
  return text ? JSON.parse(text).page : undefined;
};
const tell = (detail: Engagement | BrowserEvent) =>
  document.dispatchEvent(new CustomEvent("staywright:track", { detail }));

let told: string | undefined;
/** Whether a booking was made since the last page. */
let booked = false;
/** A page is told once: nodes that are filled later, and a popup over it, are no other page. */
function tellPage(): void {
  const shown = page();
  if (!shown || shown.url === told) return;
  const hard = told === undefined;
  told = shown.url;
  for (const engagement of engagementsOf(shown, { pageType: pageLabel(shown, booked), hard }))
    tell(engagement);
  booked = false;
}

// An app takes the place of what counts visits on the web, also where it hears nothing (MODE-09).
window.StaywrightApp ??= {};
connectApp(page);
tellPage();
// The app asks for consent itself, and measures what its own guests agreed to.
addEventListener("load", () => setTimeout(() => measurePage(tell)));
document.addEventListener("staywright:page", tellPage);
document.addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    const choice = link && roomChoiceOf(new URL(link.href));
    if (choice) tell(choice);
  },
  { capture: true },
);
document.addEventListener("staywright:cancelled", ({ detail: { attributes } }) =>
  tell({ name: "booking_cancelled", attributes }),
);
document.addEventListener("staywright:shifted", ({ detail: attributes }) =>
  tell({ name: "shifting_initiated", attributes }),
);
// The one change a guest makes on a checkout is the booking.
document.addEventListener("staywright:changed", () => {
  const shown = page();
  if (shown?.page !== "checkout") return;
  booked = true;
  tell(bookedFrom(shown));
});
