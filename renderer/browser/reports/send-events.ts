import type { EventRecord, Landing } from "#schemas/generated/api/events.ts";
import { apiBase } from "../../site/api-base.ts";
import { readPageData } from "../page-data.ts";

/**
 * Something that happened in the browser, as the catalogue `schemas/api/events.schema.json` describes it:
 * nothing of a guest (API-47). What the catalogue does not know the server refuses.
 */
export type BrowserEvent = EventRecord extends infer Each
  ? Each extends EventRecord
    ? Pick<Each, "name" | "attributes">
    : never
  : never;

/**
 * Sends events in the background, also from a page that is being left. Inside an app they go to the app
 * instead (TRK-09); without a connection nothing is sent (TRK-04).
 */
export function sendEvents(events: readonly BrowserEvent[], landing?: Landing): void {
  if (window.StaywrightApp) {
    for (const detail of events) document.dispatchEvent(new CustomEvent("staywright:track", { detail }));
    return;
  }
  if (!navigator.onLine) return;
  const page = readPageData(document)?.page;
  const data = events.map((event) => ({ ...event, page: page?.page }));
  const body = { classType: "EVENT_DATA", ...(landing ? { landing } : {}), data };
  const json = new Blob([JSON.stringify(body)], { type: "application/json" });
  navigator.sendBeacon?.(`${apiBase(page?.domain.apiBaseHost)}/api/pwa/events`, json);
}
