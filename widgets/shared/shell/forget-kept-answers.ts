import { forgetDrafts } from "#renderer/kept";

/**
 * Forgets what this browser kept for whoever it was before (ACC-08, ACC-09, OFF-02): pages with prices, and
 * bookings. Whoever signs in or out waits for it, so that it is done whatever else has been loaded.
 */
export async function forgetKeptAnswers(): Promise<void> {
  if (typeof caches === "undefined") return;
  await Promise.all(NAMES.map((name) => caches.delete(name))).catch(() => {});
}

/**
 * The same for whoever signs out, with what they typed into a checkout and other forms here: the next one at
 * this screen is not to find it.
 */
export async function forgetGuest(): Promise<void> {
  forgetDrafts();
  try {
    sessionStorage.removeItem("staywright:guest");
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  await forgetKeptAnswers();
}

const NAMES = ["search-cache", "hotel-cache", "offline-bookings"];
