import { forgetDrafts } from "./consent/forget-drafts.ts";

/**
 * Does for a guest who left for a provider, on the first page that fills in what is theirs, what the forms of
 * the page to sign in on do for those who stay (ACC-08): the app is told, and answers that were kept for the
 * stranger go, as far as the site's worker has not dropped them.
 */
export function tellBackFromProvider(): void {
  const hasLeft = sessionStorage.getItem(LEFT);
  if (hasLeft === null) return;
  sessionStorage.removeItem(LEFT);
  if (hasLeft === "") return;
  document.dispatchEvent(new Event("staywright:login"));
  const detail = { action: "sign_in", success: true } as const;
  document.dispatchEvent(new CustomEvent("staywright:account", { detail }));
  forgetDrafts("sign-in");
  if ("caches" in window) for (const name of KEPT) void caches.delete(name).catch(() => {});
}

/** Names of the registry (`schemas/kept-in-browser.ts`). */
const LEFT = "signing-in";
const KEPT = ["search-cache", "hotel-cache", "offline-bookings"];
