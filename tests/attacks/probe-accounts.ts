import { type Attacked, browserAt, makeVictim } from "./attacked.ts";

export interface Probed {
  readonly probes: number;
  /** Probes whose answer said another thing for an account than for none. */
  readonly told: number;
  readonly medianMs: { readonly known: number; readonly unknown: number };
  /**
   * How often an address with an account took longer than one without, of all pairs: 0.5 where time tells
   * nothing; `error` is its standard error.
   */
  readonly later: number;
  readonly error: number;
}

/**
 * Asks for codes to addresses with an account and without, in turn, each in a browser of its own, and
 * compares answers and times. `leakMs` makes those with an account take longer, to see that it would show.
 */
export async function probeAccounts(attacked: Attacked, probes: number, leakMs = 0): Promise<Probed> {
  const run = Math.random().toString(36).slice(2, 8);
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const answers: Record<"known" | "unknown", Set<string>> = { known: new Set(), unknown: new Set() };
  for (let index = 0; index < probes; index++) {
    // In pairs, the order of which is tossed, so that what a machine does now and then meets both.
    const kind = (index + (Math.random() < 0.5 ? 0 : 1)) % 2 === 0 ? "known" : "unknown";
    const email = `probe${run}${String(index).padStart(6, "0")}@example.test`;
    if (kind === "known") await makeVictim(attacked, `${run}-${index}`, { email });
    else await makeVictim(attacked, `${run}-${index}`, { email: `another${email}` });
    const browser = browserAt(attacked, "guest", 8_000_000 + index);
    await browser.get("/api/pwa/session");
    await browser.get("/api/pwa/signInState");
    const start = performance.now();
    const answer = await browser.post("/api/pwa/generateByUserId", { user_id: email });
    while (kind === "known" && performance.now() - start < leakMs) await new Promise(setImmediate);
    times[kind].push(performance.now() - start);
    answers[kind].add(`${answer.status} ${answer.text}`);
  }
  const told = [...answers.known].filter((answer) => !answers.unknown.has(answer)).length;
  const [n, m] = [times.known.length, times.unknown.length];
  return {
    probes,
    told,
    medianMs: { known: middle(times.known), unknown: middle(times.unknown) },
    later: laterShare(times.known, times.unknown),
    error: Math.sqrt((n + m + 1) / (12 * n * m)),
  };
}

/** Share of pairs in which the first is larger (Mann and Whitney's U over all pairs). */
export function laterShare(ones: readonly number[], others: readonly number[]): number {
  const all = [
    ...ones.map((value) => ({ value, own: true })),
    ...others.map((value) => ({ value, own: false })),
  ].sort((a, b) => a.value - b.value);
  const ranks = all.reduce((sum, { own }, index) => sum + (own ? index + 1 : 0), 0);
  return (ranks - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length);
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
