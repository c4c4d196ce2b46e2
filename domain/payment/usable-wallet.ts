import { floorPercentOf } from "../money/index.ts";

/** What decides how much of a wallet may go towards a booking. Amounts in minor units of one currency. */
export interface WalletShare {
  /** The booking's total. */
  readonly total: number;
  /** Most of the total that may be paid from a wallet, in percent. */
  readonly percent: number;
  /** What the guest has and may use now. */
  readonly redeemable: number;
  /** Most a guest may use of money that is good until a day only, and what they have used of it. */
  readonly expirableLimit: number;
  readonly redeemedExpirable: number;
  /** Part of the price that the owner carries (PRICE-09); nothing where absent. */
  readonly ownerDiscount?: number | undefined;
  /** Smallest amount that is taken: 100 keeps a currency of two decimals whole. */
  readonly step: number;
}

/**
 * How much of a wallet a booking may use (WALL-02): the percentage of its total without the fraction, and no
 * more than the balance, what is left of the limit, and the balance without what the owner carries; each at
 * least 0, the least of them down to the step.
 */
export function usableWallet(share: WalletShare): number {
  const { total, percent, redeemable, expirableLimit, redeemedExpirable, ownerDiscount = 0, step } = share;
  const most = [
    floorPercentOf(total, percent),
    redeemable,
    expirableLimit - redeemedExpirable,
    redeemable - ownerDiscount,
  ].map((amount) => Math.max(0, amount));
  return Math.floor(Math.min(...most) / step) * step;
}
