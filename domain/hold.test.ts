import { expect, it } from "vitest";
import { holdExpiry, isHoldExpired } from "./hold.ts";

it("[BOOK-06] [ERR-07] holds rooms for ten minutes and not a moment longer", () => {
  const expiry = holdExpiry(1_000_000);
  expect(expiry).toBe(1_600_000);
  expect([isHoldExpired(expiry, expiry - 1), isHoldExpired(expiry, expiry)]).toEqual([false, true]);
});
