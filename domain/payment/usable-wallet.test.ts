import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usableWallet, type WalletShare } from "./usable-wallet.ts";

const SHARE: WalletShare = {
  total: 10_099,
  percent: 20,
  redeemable: 5_000,
  expirableLimit: 4_000,
  redeemedExpirable: 0,
  step: 1,
};
const usable = (more: Partial<WalletShare>) => usableWallet({ ...SHARE, ...more });

describe("usableWallet", () => {
  it("is the percentage of the total without the fraction, and no more than each of its bounds", () => {
    expect(usable({})).toBe(2_019);
    expect(usable({ redeemable: 1_999 })).toBe(1_999);
    expect(usable({ redeemedExpirable: 2_500 })).toBe(1_500);
    expect(usable({ ownerDiscount: 4_000 })).toBe(1_000);
    expect(usable({ step: 100 })).toBe(2_000);
  });

  it("is nothing where a bound is less than nothing", () => {
    expect(usable({ redeemedExpirable: 9_000 })).toBe(0);
    expect(usable({ ownerDiscount: 9_000 })).toBe(0);
    expect(usable({ redeemable: 0 })).toBe(0);
    expect(usable({ total: 499, step: 100 })).toBe(0);
  });

  it("never passes a bound, is a multiple of the step, and no step less than the least of them", () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const shares = fc.record({
      total: amount,
      percent: fc.integer({ min: 1, max: 100 }),
      redeemable: amount,
      expirableLimit: amount,
      redeemedExpirable: amount,
      ownerDiscount: amount,
      step: fc.constantFrom(1, 10, 100),
    });
    fc.assert(
      fc.property(shares, (share) => {
        const { total, percent, redeemable, expirableLimit, redeemedExpirable, ownerDiscount, step } = share;
        const bounds = [
          (total * percent) / 100,
          redeemable,
          Math.max(0, expirableLimit - redeemedExpirable),
          Math.max(0, redeemable - ownerDiscount),
        ];
        const used = usableWallet(share);
        expect(used % step).toBe(0);
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(Math.min(...bounds));
        expect(used + step).toBeGreaterThan(Math.floor(Math.min(...bounds)));
      }),
    );
  });
});
