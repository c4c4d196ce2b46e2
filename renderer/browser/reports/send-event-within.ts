import { apiBase } from "../../site/api-base.ts";
import { readPageData } from "../page-data.ts";
import type { BrowserEvent } from "./send-events.ts";

/**
 * Sends one event by itself, now; resolves once it has come, and when it is given up after `limitMs`. It
 * never fails: what is not counted is nobody's loss.
 */
export async function sendEventWithin(event: BrowserEvent, limitMs: number): Promise<void> {
  const page = readPageData(document)?.page;
  await fetch(`${apiBase(page?.domain.apiBaseHost)}/api/pwa/events`, {
    method: "POST",
    credentials: "include",
    referrerPolicy: "strict-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ classType: "EVENT_DATA", data: [{ ...event, page: page?.page }] }),
    // It goes on from a page that is left meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => {});
}
