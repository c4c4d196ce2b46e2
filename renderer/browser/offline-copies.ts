/**
 * Lets the site's worker keep its offline page, bookings that were seen (OFF-01, BDET-05) and, for a minute,
 * pages with prices (OFF-02). Whoever signs in or out forgets those first; here they go too where a session
 * has ended elsewhere, and the worker itself drops what is not this guest's at the next page of their own.
 */
export function keepOfflineCopies(): void {
  if (!("serviceWorker" in navigator) || location.protocol === "about:") return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  const forget = () => ["search-cache", "hotel-cache", "offline-bookings"].map((name) => caches.delete(name));
  document.addEventListener("staywright:logout", forget);
  document.addEventListener("staywright:unauthorized", forget);
}
