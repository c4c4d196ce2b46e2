import { todayIn } from "#domain/dates";
import type { Country } from "#schemas";
import type { Wallet, WalletInput, WalletOutput } from "#schemas/generated/api/wallet.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { readWallet, type WalletBalance } from "../../../wallet/read-wallet.ts";
import { askedWallet } from "./asked-wallet.ts";

/**
 * What the guest may use towards a booking (WALL-01, API-42); an empty wallet of nobody for a `guest_user`
 * and for who is not signed in. @throws ApiError `validation_failed` for a country the brand is not in.
 */
export async function wallet(input: WalletInput, context: OperationContext): Promise<WalletOutput> {
  const { country, account } = await askedWallet(input, context);
  const key = account && { user_id: account.user_id, currency_code: country.currencyCode };
  const balance = key && (await readWallet(context.db, key, new Date(context.clock())));
  return { response: presentWallet(balance, country) };
}

/** A wallet as calls say it; where no balance is given, nobody's. */
export function presentWallet(balance: WalletBalance | undefined, country: Country): Wallet {
  const { wallet: rules, currencyCode, timeZone } = country;
  return {
    is_logged_in: balance !== undefined,
    redeemable_balance: balance?.redeemable ?? 0,
    redeemable_expirable_balance: balance?.expirable ?? 0,
    redeemable_expirable_limit: rules?.expirableLimit ?? 0,
    redeemed_expirable_amount: balance?.redeemedExpirable ?? 0,
    currency_id: currencyCode,
    wallet_usage_percentage: rules?.usagePercentage ?? 0,
    expiring: (balance?.expiring ?? []).map(({ amount, expires_at }) => ({
      amount,
      until: lastDay(expires_at, timeZone),
    })),
  };
}

/** The last day, at a place, on which what ends at a moment is good. */
export function lastDay(end: Date, timeZone: string): string {
  return todayIn(timeZone, end.getTime() - 1);
}
