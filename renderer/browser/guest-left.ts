import { guestMark } from "./guest-mark.ts";

/**
 * Loads a page of a guest's own anew once that guest is not the one this browser knows any more: they have
 * signed out in another tab, or somebody else has signed in there. What it shows is no longer for whoever
 * looks, and its forms would change another account. Where a call has found that the session ended, what was
 * typed stays instead (ACC-06). Pages of everybody fill in themselves what depends on the guest.
 */
export function leaveWithGuest(): void {
  let madeFor = personIn(guestMark());
  const check = (): void => {
    const isOwn = document.querySelector('meta[name="page-of"]') !== null;
    if (isOwn && madeFor !== "" && personIn(guestMark()) !== madeFor) location.reload();
  };
  document.addEventListener("staywright:page", () => {
    madeFor = personIn(guestMark());
  });
  document.addEventListener("staywright:unauthorized", () => {
    madeFor = "";
  });
  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  addEventListener("focus", check);
  // Where browsers tell of it, also behind other tabs. What a form of this tab changes leads on by itself,
  // however long the next page takes.
  let isSent = false;
  document.addEventListener("submit", () => {
    isSent = true;
  });
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", () => {
    if (!isSent) setTimeout(check, PATIENCE_MS);
  });
}

/** Who a mark is of, without saying who that is; nothing for a stranger. */
const personIn = (mark: string): string => (mark[0] === "1" ? mark.slice(0, PERSON_END) : "");

/** Letters of a mark that stay the same while the guest does. */
const PERSON_END = 5;
const PATIENCE_MS = 1000;
