import type { FastifyRequest } from "fastify";
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../platform/api-error.ts";
import { sourceOf } from "../platform/source-of.ts";

export interface RateLimits {
  /** Calls a minute of one address. */
  readonly reads: number;
  readonly changes: number;
  /** Pages a minute that had to be made for one address; those from the cache are free. */
  readonly pages: number;
  /** Pictures a minute of one address. */
  readonly pictures: number;
  /** Failures in the browser that one address may report a minute. */
  readonly reports: number;
}

export type RateGuard = (request: FastifyRequest, what: keyof RateLimits) => Promise<void>;

const DEFAULT_RATE_LIMITS: RateLimits = { reads: 600, changes: 60, pages: 240, pictures: 1200, reports: 12 };

export interface RateGuardOptions {
  /** Multiplies every limit; 1 when absent. */
  readonly scale?: number | undefined;
  /** Whether the primary process counts for all workers on its port; this process counts when absent. */
  readonly countInPrimary?: boolean;
}

/**
 * Makes the guard that counts what each address asks for, in memory.
 * @throws ApiError `rate_limited` with the wait.
 */
export function createRateGuard(
  limits: Partial<RateLimits>,
  { scale = 1, countInPrimary = false }: RateGuardOptions = {},
): RateGuard {
  const limiter = (what: keyof RateLimits): Limiter => {
    const points = (limits[what] ?? DEFAULT_RATE_LIMITS[what]) * scale;
    const here = new RateLimiterMemory({ points, duration: 60 });
    if (!countInPrimary) return here;
    const keyPrefix = `address-${what}`;
    const there = new RateLimiterCluster({ keyPrefix, points, duration: 60, timeoutMs: 1000 });
    return {
      consume: (key) =>
        there.consume(key).catch((refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) throw refusal;
          // The primary process does not answer: a worker's own count is better than none.
          return here.consume(key);
        }),
    };
  };
  const limiters: Readonly<Record<keyof RateLimits, Limiter>> = {
    reads: limiter("reads"),
    changes: limiter("changes"),
    pages: limiter("pages"),
    pictures: limiter("pictures"),
    reports: limiter("reports"),
  };
  return async (request, what) => {
    try {
      await limiters[what].consume(sourceOf(request.ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError("rate_limited", {
        details: { retry_after: Math.ceil(refusal.msBeforeNext / 1000) },
      });
    }
  };
}

interface Limiter {
  readonly consume: (key: string) => Promise<unknown>;
}
