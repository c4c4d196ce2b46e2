import autocannon from "autocannon";
import { median } from "./table.ts";

export interface HttpRate {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** How a server is asked beyond its address. */
export interface HttpRateOptions {
  /** Connections at once; 10 when absent. */
  readonly connections?: number;
  /** Path of each request, asked for one after another; that of the address when absent. */
  readonly nextPath?: () => string;
}

/** Requests per second that an address answers, to guests in turn where their cookies are named. */
export async function httpRate(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
  cookies: readonly string[] = [],
  { connections = 10, nextPath }: HttpRateOptions = {},
): Promise<HttpRate> {
  const requests: autocannon.Request[] = nextPath
    ? [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }]
    : cookies.map((cookie) => ({ headers: { ...headers, cookie } }));
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { ...headers },
      ...(requests.length > 0 ? { requests } : {}),
    });
  await run(1);
  const result = await run(seconds);
  return {
    perSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

/**
 * Two rates compared that a busy machine would blur: each measured five times, in turn. Gives the median of each
 * and of the second against the first, and everything that failed.
 */
export async function ratesInTurn(
  measureFirst: () => Promise<HttpRate>,
  measureSecond: () => Promise<HttpRate>,
): Promise<{ first: HttpRate; second: HttpRate; ratio: number }> {
  const first: HttpRate[] = [];
  const second: HttpRate[] = [];
  for (let round = 0; round < 5; round++) {
    first.push(await measureFirst());
    second.push(await measureSecond());
  }
  const ratio = median(
    second.map(({ perSecond }, round) => perSecond / (first[round]?.perSecond || Number.NaN)),
  );
  return { first: middle(first), second: middle(second), ratio };
}

function middle(rates: readonly HttpRate[]): HttpRate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    p99Ms: median(rates.map(({ p99Ms }) => p99Ms)),
    failed: rates.reduce((sum, { failed }) => sum + failed, 0),
  };
}
