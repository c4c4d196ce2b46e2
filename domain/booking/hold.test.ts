import { expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { holdExpiry, isHoldExpired } from "./hold.ts";

it("[BOOK-06] [ERR-07] holds rooms for ten minutes and not a moment longer", () => {
  const expiry = holdExpiry(1_000_000, limits.booking);
  expect(expiry).toBe(1_600_000);
  expect([isHoldExpired(expiry, expiry - 1), isHoldExpired(expiry, expiry)]).toEqual([false, true]);
});

it("[BOOK-06] holds rooms as long as the site says", () => {
  expect(holdExpiry(1_000_000, { holdMinutes: 3 })).toBe(1_180_000);
});
