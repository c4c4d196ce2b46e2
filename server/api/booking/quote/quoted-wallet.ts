import type { OperationContext } from "../../../platform/operations/operation.ts";
import { usableNow } from "../../../wallet/usable-now.ts";
import { accountOf } from "../../account/accounts.ts";
import type { PricedRequest } from "./price-stay.ts";
import type { QuoteTerms } from "./quote-terms.ts";

/**
 * What the guest of a call may use of their wallet for a price, and what it uses of that: all, where they
 * want it (WALL-02). Nothing for a stranger, for another currency, and where there is none (PAY-13).
 */
export async function quotedWallet(
  context: OperationContext,
  { total, currencyCode, terms }: Pick<PricedRequest, "total" | "currencyCode" | "terms">,
  isWanted: boolean,
): Promise<Pick<QuoteTerms, "wallet">> {
  const { country } = context.site;
  if (!country.wallet || country.currencyCode !== currencyCode) return {};
  const account = await accountOf(context);
  if (!account) return {};
  const { owner_discount: ownerDiscount } = terms;
  const use = { user_id: account.user_id, currency_code: currencyCode, total, ownerDiscount };
  const usable = await usableNow(context.db, use, country, new Date(context.clock()));
  return usable > 0 ? { wallet: { usable, used: isWanted ? usable : 0 } } : {};
}

/** What a price or a booking uses of a wallet. Minor units. */
export function walletUsed({ wallet }: Pick<QuoteTerms, "wallet">): number {
  return wallet?.used ?? 0;
}
