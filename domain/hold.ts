/** Milliseconds rooms are held for a guest who is booking: 10 minutes (BOOK-06, ERR-07 `hold_expired`). */
export const HOLD_LIFETIME_MS = 10 * 60_000;

/** The moment a hold made at `createdAt` ends; both in milliseconds since 1970. */
export function holdExpiry(createdAt: number): number {
  return createdAt + HOLD_LIFETIME_MS;
}

/** True once the rooms are no longer held: from the moment of expiry on. */
export function isHoldExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt;
}
