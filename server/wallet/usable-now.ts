import { moneyStep } from "#domain/money";
import { usableWallet } from "#domain/payment";
import type { Country } from "#schemas";
import type { Db } from "../db/pool.ts";
import { readWallet } from "./read-wallet.ts";

/** What a guest's wallet is asked for. */
export interface AskedUse {
  readonly user_id: string;
  /** ISO 4217, and the total in its minor units. */
  readonly currency_code: string;
  readonly total: number;
  /** What the owner carries of it (PRICE-09); none when absent. */
  readonly ownerDiscount?: number | undefined;
}

/**
 * How much of a guest's wallet a booking may use now, in minor units (WALL-02); 0 on a site without wallets,
 * and where the booking is in another currency than the site's wallets (PAY-13).
 */
export async function usableNow(
  db: Db,
  { user_id, currency_code, total, ownerDiscount }: AskedUse,
  { wallet: rules, currencyCode, displayDecimals }: Country,
  now: Date,
): Promise<number> {
  if (!rules || currency_code !== currencyCode) return 0;
  const { redeemable, redeemedExpirable } = await readWallet(db, { user_id, currency_code }, now);
  return usableWallet({
    total,
    percent: rules.usagePercentage,
    redeemable,
    expirableLimit: rules.expirableLimit,
    redeemedExpirable,
    ownerDiscount,
    step: moneyStep(currency_code, displayDecimals),
  });
}
