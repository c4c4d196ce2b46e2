import { consentLetters } from "./consent/consent-choice.ts";
import { startWithConsent, type Tracking } from "./consent/start-with-consent.ts";
import { keepOfflineCopies } from "./offline-copies.ts";
import type { FailedPart } from "./reports/failed-parts.ts";

/**
 * What a page does once everything else has been done: nothing a guest waits for, so it is code of its own.
 * What few visits need begins with the first that does. `track` loads what counts visits: it is asked for
 * once the guest has agreed to that.
 */
export function afterLoad(track: () => Promise<Tracking>): void {
  keepOfflineCopies();
  reportFirstFailure();
  withFirst(has("[data-refused]"), () =>
    import("./reports/report-refusals.ts").then((code) => code.reportRefusals()),
  );
  askFirstPictureAgain();
  document.addEventListener("staywright:unauthorized", () => {
    begin(() => import("./session-ended.ts").then((code) => code.tellSessionEnded()));
  });
  // A page of a guest's own is left with them; what they type into its forms is theirs, too.
  withFirst(has("[name=page-of],[data-draft^=form],[data-taken]"), () =>
    import("./of-guest.ts").then((code) => code.startOfGuest()),
  );
  addEventListener(
    "beforeinstallprompt",
    (event) => {
      event.preventDefault();
      begin(() => import("./offer-install.ts").then((code) => code.offerInstall(event)));
    },
    { once: true },
  );
  askForConsent();
  startWithConsent(track);
  if (window.StaywrightApp) begin(() => import("./navigation/enter-app.ts").then((code) => code.enterApp()));
  // Signing in is offered on the page a guest lands on, where it has a place for that, once they read on.
  const offer = () => begin(() => import("./quick-login.ts").then((code) => code.offer()));
  if (document.getElementById("quick-login")) addEventListener("scroll", offer, { once: true });
}

/** Without code that does not come, a page is as it was. */
function begin(code: () => Promise<void>): void {
  code().catch(() => {});
}

/** Begins once a page calls for it: this one, or the first that a link leads to. */
function withFirst(isDue: () => boolean, code: () => Promise<void>): void {
  const look = () => {
    if (!isDue()) return;
    document.removeEventListener("staywright:page", look);
    begin(code);
  };
  document.addEventListener("staywright:page", look);
  look();
}

const has = (selector: string) => () => document.querySelector(selector) !== null;

/** What has failed by then waits in the list that the report empties. */
function reportFirstFailure(): void {
  const failed = (window.failedParts ?? []) as FailedPart[];
  const report = () => {
    window.failedParts = failed;
    begin(() => import("./reports/report-failures.ts").then((code) => code.reportFailures()));
  };
  const note = (part: FailedPart) => {
    failed.push(part);
    if (failed.length === 1) report();
  };
  if (failed.length > 0) report();
  else window.failedParts = { push: note };
  addEventListener("error", ({ error, filename }) => {
    // Extensions of the browser fail too, and some of its own notices come without an error.
    if (error && filename.startsWith(`${location.origin}/`) && failed.length === 0) note({});
  });
}

function askFirstPictureAgain(): void {
  const ask = () => {
    document.removeEventListener("error", hear, true);
    begin(() => import("./islands/ask-pictures-again.ts").then((code) => code.askPicturesAgain()));
  };
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) ask();
  };
  document.addEventListener("error", hear, true);
  if ([...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0)) ask();
}

/** Who has chosen is asked no more; the link at the foot of a page, or its address, opens the question. */
function askForConsent(): void {
  let isBegun = false;
  const ask = (isOpened: boolean) => {
    isBegun = true;
    return import("./consent/ask-consent.ts").then((code) => code.askConsent(isOpened));
  };
  withFirst(
    () => !isBegun && (location.hash === QUESTION || (consentLetters() === null && has(QUESTION)())),
    () => ask(false),
  );
  document.addEventListener(
    "click",
    (event) => {
      if (isBegun || !(event.target as Element).closest?.("[data-consent]") || !has(QUESTION)()) return;
      event.preventDefault();
      // Its address shows it too.
      ask(true).catch(() => location.assign(QUESTION));
    },
    { capture: true },
  );
}

const QUESTION = "#cookie-choices";
