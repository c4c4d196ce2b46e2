import { campaignDimensions, newMilestones, pageLabel } from "#domain/tracking";
import { hasConsent } from "../../renderer/browser/consent/consent-choice.ts";
import type { Tracking } from "../../renderer/browser/consent/start-with-consent.ts";
import { guestMark, isKnown } from "../../renderer/browser/guest-mark.ts";
import { readPageData } from "../../renderer/browser/page-data.ts";
import { measurePage } from "../../renderer/browser/reports/measure-page.ts";
import { sendEventWithin } from "../../renderer/browser/reports/send-event-within.ts";
import type { BrowserEvent } from "../../renderer/browser/reports/send-events.ts";
import { createEventQueue } from "../../renderer/browser/tracking/event-queue.ts";
import { createLanding } from "../../renderer/browser/tracking/landing.ts";
import { shownHotels } from "../../renderer/browser/tracking/shown-hotels.ts";

// What counts visits. Fetched for guests who agree to statistics alone, and never inside an app.

let begun = false;

/** Counts this page and those that follow: what is seen of them, and how they load. */
function start(accepted: boolean): void {
  const data = readPageData(document);
  if (begun || !data) return;
  begun = true;
  const limits = data.page.limits.events;
  const queue = createEventQueue({
    entries: limits.batchEntries,
    seconds: limits.batchSeconds,
    landing: createLanding(campaignDimensions),
  });
  if (accepted) {
    queue.add({ name: "statistics_accepted", attributes: {} });
    queue.flush();
  }

  let shown: string | undefined;
  let booked = false;
  let reached = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (settling !== undefined) return;
    const { scrollHeight } = document.documentElement;
    for (const percent of newMilestones(reached, { seen: scrollY + innerHeight, height: scrollHeight })) {
      reached = percent;
      queue.add({ name: "scroll_milestone", attributes: { percent } });
    }
  };
  let signingIn = false;
  const leaveSignIn = (): void => {
    if (signingIn && !isKnown(guestMark())) queue.add({ name: "sign_in_left", attributes: {} });
    signingIn = false;
  };
  const view = (): void => {
    const page = readPageData(document)?.page;
    // A popup over the page, and what is filled later, are no other page.
    if (!page || page.url === shown) return;
    leaveSignIn();
    signingIn = page.page === "login";
    const hard = shown === undefined;
    shown = page.url;
    reached = 0;
    queue.add({
      name: "page_view",
      attributes: { pageType: pageLabel(page, booked), route: page.route.name, hard },
    });
    booked = false;
    const { listed, recommended } = shownHotels({
      listed: limits.listEntries,
      recommended: limits.recommendations,
    });
    if (listed.length > 0) queue.add({ name: "hotels_listed", attributes: { hotels: listed } });
    if (recommended.length > 0)
      queue.add({ name: "hotels_recommended", attributes: { hotels: recommended } });
    const hotel = hotelOf(page);
    if (hotel && page.page === "hotel") queue.add({ name: "property_view", attributes: { hotel } });
    if (hotel && page.page === "checkout") queue.add({ name: "checkout_begun", attributes: { hotel } });
    // Until then a page stands where the one before it was scrolled to, or is not there to its end.
    clearTimeout(settling);
    settling = setTimeout(() => {
      settling = undefined;
      look();
    }, SETTLE_MS);
  };
  view();
  document.addEventListener("staywright:page", view);
  addEventListener("scroll", () => requestAnimationFrame(look), { passive: true });
  // The one change a guest makes on a checkout is the booking.
  document.addEventListener("staywright:changed", () => {
    const page = readPageData(document)?.page;
    const hotel = page?.page === "checkout" && hotelOf(page);
    if (!hotel) return;
    booked = true;
    queue.add({ name: "booked", attributes: { hotel } });
  });
  // Told by itself, for the guest is about to go on: that waits for it no longer than the limits say
  // (TRK-10).
  document.addEventListener("staywright:cancelled", ({ detail: { attributes, waitUntil } }) => {
    if (!navigator.onLine || !hasConsent("statistics")) return;
    waitUntil(sendEventWithin({ name: "booking_cancelled", attributes }, limits.cancellationMs));
  });
  document.addEventListener("staywright:shifted", ({ detail: attributes }) =>
    queue.add({ name: "shifting_initiated", attributes }),
  );
  // Whoever sends the form, or goes to a provider, goes on with signing in.
  document.addEventListener("submit", () => {
    signingIn = false;
  });
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest?.('main a[href*="/login/"]')) signingIn = false;
  });
  addEventListener("pagehide", leaveSignIn);
  measurePage((event: BrowserEvent) => queue.add(event));
  queue.flushWhenLeft();
}

const SETTLE_MS = 300;

/** The property a page is about. */
function hotelOf({
  route,
  query,
}: {
  readonly route: { readonly params: Readonly<Record<string, string>> };
  readonly query: Readonly<Record<string, string>>;
}): number | undefined {
  const id = Number(route.params.hotelId ?? query.hotel_id);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const tracking: Tracking = { start };
