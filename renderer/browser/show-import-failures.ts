import type { ImportFailure } from "./load-part.ts";
import { readPageData } from "./page-data.ts";
import { sendEvents } from "./send-events.ts";

/** Says, once for the whole page, that a part of it did not come, with a way to load it anew; and tells the operator which failure it was (ERR-04). */
export function showImportFailures(): void {
  document.addEventListener("staywright:import-failed", ({ detail }) => show(detail));
}

function show({ statusCode, message: reason }: ImportFailure): void {
  if (document.getElementById(BAR)) return;
  sendEvents([{ name: "import_failed", attributes: { status: statusCode, reason } }]);
  const bar = document.createElement("div");
  bar.id = BAR;
  bar.className = "page-failure";
  bar.setAttribute("role", "alert");
  const words = document.createElement("p");
  words.textContent = message("popup.part-missing");
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = message("popup.reload");
  reload.addEventListener("click", () => location.reload());
  bar.append(words, reload);
  document.body.append(bar);
}

const BAR = "page-failure";

/** A plain sentence of the page's own words. */
function message(id: string): string {
  const said = readPageData(document)?.messages[id];
  return typeof said === "string" ? said : "";
}
