import type { ScriptRegistry } from "../view/widget-script.ts";
import { readPageData } from "./page-data.ts";

/**
 * Starts the scripts of a page's widgets (`data-script`) where they are due, each place once; resolves when
 * they have started. @throws when one does not come: the next to ask for it tries again.
 */
export async function startScripts(
  scripts: ScriptRegistry,
  isDue: (place: HTMLElement) => boolean,
): Promise<void> {
  const page = readPageData(document)?.page;
  const places = [...document.querySelectorAll<HTMLElement>("[data-script]:not([data-started])")].filter(
    isDue,
  );
  await Promise.all(
    places.map(async (place) => {
      const load = scripts[place.dataset.script ?? ""];
      if (!load || !page) return;
      const start = await load();
      if (!place.isConnected || place.dataset.started !== undefined) return;
      place.dataset.started = "";
      start(place, page);
    }),
  );
}
