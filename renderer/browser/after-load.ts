import { askConsent } from "./consent/ask-consent.ts";
import { startWithConsent, type Tracking } from "./consent/start-with-consent.ts";
import { askPicturesAgain } from "./islands/ask-pictures-again.ts";
import { offerInstall } from "./offer-install.ts";
import { keepOfflineCopies } from "./offline-copies.ts";
import { reportFailures } from "./reports/report-failures.ts";

/**
 * What a page does once everything else has been done: nothing a guest waits for, so it is code of its own.
 * `track` loads what counts visits: it is asked for once the guest has agreed to that.
 */
export function afterLoad(track: () => Promise<Tracking>): void {
  keepOfflineCopies();
  reportFailures();
  // Few pages ever say a refusal.
  withFirst("[data-refused]", () =>
    import("./reports/report-refusals.ts").then((code) => code.reportRefusals()),
  );
  askPicturesAgain();
  document.addEventListener("staywright:unauthorized", () => {
    void import("./session-ended.ts").then((code) => code.tellSessionEnded()).catch(() => {});
  });
  // A page of a guest's own is left with them.
  withFirst('meta[name="page-of"]', () => import("./guest-left.ts").then((code) => code.leaveWithGuest()));
  offerInstall();
  askConsent();
  startWithConsent(track);
  // Signing in is offered on the page a guest lands on, where it has a place for that, once they read on.
  const offer = () => {
    void import("./quick-login.ts").then((code) => code.offer()).catch(() => {});
  };
  if (document.getElementById("quick-login")) addEventListener("scroll", offer, { once: true });
}

/** Begins once a page has what is named: this one, or the first that a link leads to. */
function withFirst(selector: string, begin: () => Promise<void>): void {
  const look = () => {
    if (!document.querySelector(selector)) return;
    document.removeEventListener("staywright:page", look);
    begin().catch(() => {});
  };
  document.addEventListener("staywright:page", look);
  look();
}
