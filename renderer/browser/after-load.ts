import { askPicturesAgain } from "./islands/ask-pictures-again.ts";
import { offerInstall } from "./offer-install.ts";
import { keepOfflineCopies } from "./offline-copies.ts";
import { measurePage } from "./reports/measure-page.ts";
import { reportFailures } from "./reports/report-failures.ts";
import { reportRefusals } from "./reports/report-refusals.ts";

/**
 * What a page does once everything else has been done: nothing a guest waits for, so it is code of its own.
 */
export function afterLoad(): void {
  keepOfflineCopies();
  reportFailures();
  reportRefusals();
  askPicturesAgain();
  document.addEventListener("staywright:unauthorized", () => {
    void import("./session-ended.ts").then((code) => code.tellSessionEnded()).catch(() => {});
  });
  offerInstall();
  measurePage();
}
