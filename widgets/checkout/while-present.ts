import { CallFailure, NOT_SENT } from "#renderer";

/**
 * Sends a request that may only be made while the guest stands before the page: not without a connection, and
 * given up when the connection or the guest goes, or after `patienceMs`, so that no browser delivers it
 * later. `turn` gives it up from outside.
 * @throws CallFailure `not_sent` when nothing left the browser, with status 0 when no answer came; and what
 * `send` throws.
 */
export async function whilePresent<Answer>(
  turn: AbortController,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (!navigator.onLine) throw new CallFailure(0, { code: NOT_SENT });
  const give = () => turn.abort();
  const timer = setTimeout(give, patienceMs);
  for (const type of leaving) addEventListener(type, give);
  try {
    return await send(turn.signal);
  } finally {
    clearTimeout(timer);
    for (const type of leaving) removeEventListener(type, give);
  }
}

/** Longer than the server takes at its worst. */
const patienceMs = 30_000;
const leaving = ["offline", "pagehide"] as const;
