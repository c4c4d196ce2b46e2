import { measurePage } from "./measure-page.ts";
import { offerInstall } from "./offer-install.ts";
import { reportFailures } from "./report-failures.ts";
import { showImportFailures } from "./show-import-failures.ts";

/** What a page does once everything else has been done: nothing a guest waits for, so it is code of its own. */
export function afterLoad(): void {
  reportFailures();
  showImportFailures();
  offerInstall();
  measurePage();
}
