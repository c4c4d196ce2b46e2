import type { ScriptRegistry } from "../view/widget-script.ts";
import { readPageData } from "./page-data.ts";

/**
 * Starts the scripts of a page's widgets (`data-script`), each place once. One that shows what this browser
 * keeps under a name (`data-kept`) is not even loaded while there is nothing.
 */
export function startScripts(scripts: ScriptRegistry): void {
  const page = readPageData(document)?.page;
  if (!page) return;
  for (const place of document.querySelectorAll<HTMLElement>("[data-script]:not([data-started])")) {
    const script = scripts[place.dataset.script ?? ""];
    if (!script || !hasKept(place)) continue;
    place.dataset.started = "";
    script().then(
      (start) => place.isConnected && start(place, page),
      // It is tried again with the next page: nobody has asked for it.
      () => place.removeAttribute("data-started"),
    );
  }
}

function hasKept(place: HTMLElement): boolean {
  const name = place.querySelector<HTMLElement>("[data-kept]")?.dataset.kept;
  try {
    return name === undefined || (localStorage.getItem(name) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
