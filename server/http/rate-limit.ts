import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../api/api-error.ts";

export interface RateLimits {
  /** Calls a minute of one address. */
  readonly reads: number;
  readonly changes: number;
}

export const DEFAULT_RATE_LIMITS: RateLimits = { reads: 600, changes: 60 };

/** Makes the guard that counts calls per address, in memory of this process. @throws ApiError `rate_limited` with the wait. */
export function createRateGuard(
  limits: RateLimits,
): (request: FastifyRequest, changes: boolean) => Promise<void> {
  const reads = new RateLimiterMemory({ points: limits.reads, duration: 60 });
  const writes = new RateLimiterMemory({ points: limits.changes, duration: 60 });
  return async (request, changes) => {
    try {
      await (changes ? writes : reads).consume(request.ip);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError("rate_limited", {
        details: { retry_after: Math.ceil(refusal.msBeforeNext / 1000) },
      });
    }
  };
}
