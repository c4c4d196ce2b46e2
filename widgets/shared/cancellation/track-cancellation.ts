import type { BookingCancelled } from "#schemas/generated/api/events.ts";

declare global {
  interface DocumentEventMap {
    /** A guest has cancelled a booking. */
    "staywright:cancelled": CustomEvent<CountedCancellation>;
  }
}

/** What is counted of a cancellation, and how whoever counts says that it is still on its way. */
export interface CountedCancellation {
  readonly attributes: BookingCancelled["attributes"];
  readonly waitUntil: (sent: Promise<unknown>) => void;
}

/**
 * Tells whoever counts that a booking was cancelled; resolves once that is handed on, and after `delayMs` at
 * the latest (TRK-10). It never fails, and where nobody counts it waits for nothing.
 */
export async function trackCancellation(
  attributes: CountedCancellation["attributes"],
  delayMs: number,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const detail: CountedCancellation = { attributes, waitUntil: (each) => void sent.push(each) };
  document.dispatchEvent(new CustomEvent("staywright:cancelled", { detail }));
  if (sent.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, delayMs);
  });
  await Promise.race([Promise.allSettled(sent), late]);
  clearTimeout(timer);
}
