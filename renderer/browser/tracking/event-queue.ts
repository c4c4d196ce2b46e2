import type { Landing } from "#schemas/generated/api/events.ts";
import { hasConsent } from "../consent/consent-choice.ts";
import { type BrowserEvent, sendEvents } from "../reports/send-events.ts";

export interface EventQueue {
  /** Takes an event to be sent with others; without a connection or consent it is skipped (TRK-04). */
  readonly add: (event: BrowserEvent) => void;
  /** Sends what waits. */
  readonly flush: () => void;
  /** Sends it when the page is hidden or left: to be called after whatever adds something then. */
  readonly flushWhenLeft: () => void;
}

/**
 * Keeps what is counted until there is a batch of it (TRK-07): `entries` events, `seconds` since the first of
 * them, or the page is hidden or left, from which it may never come back. A guest who takes consent back has
 * what waits thrown away.
 */
export function createEventQueue({
  entries,
  seconds,
  landing = () => undefined,
}: {
  readonly entries: number;
  readonly seconds: number;
  /** What is told beside the first batch of where the visit came from. */
  readonly landing?: () => Landing | undefined;
}): EventQueue {
  let waiting: BrowserEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0 && hasConsent("statistics")) sendEvents(batch, landing());
  };
  return {
    add(event) {
      if (!navigator.onLine || !hasConsent("statistics")) return;
      waiting.push(event);
      if (waiting.length >= entries) flush();
      else timer ??= setTimeout(flush, seconds * 1000);
    },
    flush,
    flushWhenLeft() {
      // Not `unload`: a page with a listener of it is not kept to be gone back to.
      document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
      addEventListener("pagehide", flush);
    },
  };
}
