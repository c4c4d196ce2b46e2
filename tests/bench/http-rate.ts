import autocannon from "autocannon";

export interface HttpRate {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/**
 * Requests per second that an address answers with ten connections, to guests in turn where their cookies are
 * named.
 */
export async function httpRate(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
  cookies: readonly string[] = [],
): Promise<HttpRate> {
  const requests = cookies.map((cookie) => ({ headers: { ...headers, cookie } }));
  const run = (duration: number) =>
    autocannon({
      url,
      connections: 10,
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
