import type { Limits } from "#schemas";

/**
 * The moment a hold made at `createdAt` ends (BOOK-06, ERR-07 `hold_expired`); both in milliseconds since
 * 1970.
 */
export function holdExpiry(
  createdAt: number,
  { holdMinutes }: Pick<Limits["booking"], "holdMinutes">,
): number {
  return createdAt + holdMinutes * 60_000;
}

/** True once the rooms are no longer held: from the moment of expiry on. */
export function isHoldExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt;
}
