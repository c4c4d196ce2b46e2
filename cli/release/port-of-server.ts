/** A server that is there answers faster; nobody waits for one that is not. */
const MOST_MS = 1000;

/**
 * Port of a server that answers on this machine, where `npm start` in this shell would put one; undefined
 * when none does, or something else.
 */
export async function portOfServer({ PORT }: NodeJS.ProcessEnv): Promise<number | undefined> {
  const port = Number(PORT || 3000);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(MOST_MS) });
    const said = (await answer.json()) as { readonly status?: unknown; readonly release?: unknown } | null;
    return typeof said?.release === "string" && typeof said.status === "string" ? port : undefined;
  } catch {
    return undefined;
  }
}
