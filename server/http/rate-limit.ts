import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
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

/**
 * Makes the guard that counts what each address asks for, in memory of this process; `scale` multiplies every
 * limit.
 * @throws ApiError `rate_limited` with the wait.
 */
export function createRateGuard(limits: Partial<RateLimits>, scale = 1): RateGuard {
  const limiter = (what: keyof RateLimits) =>
    new RateLimiterMemory({ points: (limits[what] ?? DEFAULT_RATE_LIMITS[what]) * scale, duration: 60 });
  const limiters: Readonly<Record<keyof RateLimits, RateLimiterMemory>> = {
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
