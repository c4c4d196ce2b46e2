/**
 * Lets the site's worker keep its offline page and bookings that were seen (OFF-01, BDET-05); those go when
 * the guest signs out.
 */
export function keepOfflineCopies(): void {
  if (!("serviceWorker" in navigator) || location.protocol === "about:") return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  const forget = () => void caches.delete("offline-bookings");
  document.addEventListener("staywright:logout", forget);
  document.addEventListener("staywright:unauthorized", forget);
}
