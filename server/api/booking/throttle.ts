import { sha256 } from "../../platform/hash.ts";
import { spendAttempt } from "../../platform/spend-attempt.ts";
import { ApiError } from "../api-error.ts";
import type { OperationContext } from "../operation.ts";

/** Spends an attempt to open a booking by what one knows: per address and per booking (MODE-08). @throws ApiError `rate_limited`. */
export async function spendLookup({ db, clock, ip }: OperationContext, bookingId: string): Promise<void> {
  const waits = await Promise.all([
    spendAttempt(db, clock, { bucket: `lookup:ip:${sha256(ip)}`, limit: 20, windowSeconds: 900 }),
    spendAttempt(db, clock, { bucket: `lookup:booking:${sha256(bookingId)}`, limit: 6, windowSeconds: 900 }),
  ]);
  const wait = Math.max(...waits.map((each) => each ?? 0));
  if (wait > 0) throw new ApiError("rate_limited", { details: { retry_after: wait } });
}
