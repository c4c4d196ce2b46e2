import { forgetDrafts } from "./consent/forget-drafts.ts";
import { guestMark } from "./guest-mark.ts";
import { personIn } from "./person-in.ts";

/**
 * Loads a page of a guest's own anew once that guest is not the one this browser knows any more: they have
 * signed out in another tab, or somebody else has signed in there. What it shows is no longer for whoever
 * looks, and its forms would change another account. Where a call has found that the session ended, what was
 * typed stays instead (ACC-06). Pages of everybody fill in themselves what depends on the guest.
 */
export function leaveWithGuest(): void {
  let madeFor = personIn(guestMark());
  let isSent = false;
  const check = (): void => {
    const isOwn = document.querySelector('meta[name="page-of"]') !== null;
    if (!isOwn || madeFor === "" || personIn(guestMark()) === madeFor) return;
    // Where a form was refused for that, what was typed is there once the guest has signed in anew.
    if (!isSent) forgetDrafts();
    // Not `reload`, which would send again what made a page that answers a form.
    location.replace(location.pathname + location.search);
  };
  document.addEventListener("staywright:page", () => {
    madeFor = personIn(guestMark());
  });
  document.addEventListener("staywright:unauthorized", () => {
    madeFor = "";
  });
  document.addEventListener("visibilitychange", () => {
    // A page that is being left is hidden first: nothing may come before the next.
    if (!document.hidden) check();
  });
  addEventListener("pageshow", check);
  addEventListener("focus", check);
  // Where browsers tell of it, also behind other tabs. What a form of this tab changes leads on by itself,
  // however long the next page takes.
  document.addEventListener("submit", () => {
    isSent = true;
  });
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", () => {
    if (!isSent) setTimeout(check, PATIENCE_MS);
  });
}

const PATIENCE_MS = 1000;
