import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import type { OperationContext } from "../platform/operations/operation.ts";
import { type LockedWallet, lockWallet } from "./lock-wallet.ts";
import { type Posting, WalletShort } from "./posting.ts";
import { chooseLots, takeLots } from "./wallet-lots.ts";

type Trx = Transaction<Database>;

/**
 * Moves money in a guest's wallet, inside the transaction of what it is for, and opens the wallet where there
 * is none. Others who move money of this guest wait until that transaction is over, so this comes late in it:
 * after nights and booking, before the outbox. Returns the number of the transaction, or null where the key
 * was posted before. @throws WalletShort where less is good than is to leave; RangeError on an amount that is
 * no whole number of minor units.
 */
export async function postToWallet(
  trx: Trx,
  posting: Posting,
  { ids, clock }: Pick<OperationContext, "ids" | "clock">,
): Promise<string | null> {
  const { user_id, currency_code, kind, amount, key, booking_id = null } = posting;
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} minor units`);
  const now = new Date(clock());
  const wallet = await lockWallet(trx, { user_id, currency_code }, { ids, now });
  if (await isPosted(trx, user_id, key)) return null;
  const comesIn = amount > 0;
  const expires_at = comesIn ? (posting.expires_at ?? null) : null;
  const leaves = comesIn ? undefined : await chooseLots(trx, posting, now);
  const transaction_id = ids.walletTransaction();
  const [from, to] = comesIn ? [wallet.promotion, wallet.guest] : [wallet.guest, wallet.promotion];
  const written = await trx
    .insertInto("wallet_transaction")
    .values({
      user_id,
      transaction_id,
      posting_key: key,
      kind,
      currency_code,
      from_account: from,
      to_account: to,
      amount: Math.abs(amount),
      expirable: leaves?.expirable ?? (expires_at ? amount : 0),
      expires_at,
      booking_id,
      posted_at: now,
    })
    // The same key may come at once for another currency, which nothing but this holds back.
    .onConflict((conflict) => conflict.columns(["user_id", "posting_key"]).doNothing())
    .returning("transaction_id")
    .executeTakeFirst();
  if (!written) return null;
  if (leaves) await takeLots(trx, posting, transaction_id, leaves);
  else
    await trx
      .insertInto("wallet_lot")
      .values({ user_id, lot_id: transaction_id, currency_code, remaining: amount, expires_at })
      .execute();
  await moveBalances(trx, user_id, wallet, amount);
  return transaction_id;
}

async function isPosted(trx: Trx, userId: string, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom("wallet_transaction")
    .select("transaction_id")
    .where("user_id", "=", userId)
    .where("posting_key", "=", key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts change in the order of their numbers, each by a change that must hit one row. */
async function moveBalances(trx: Trx, userId: string, wallet: LockedWallet, amount: number): Promise<void> {
  const changes = [
    { account_id: wallet.guest, by: amount },
    { account_id: wallet.promotion, by: -amount },
  ].sort((one, other) => (one.account_id < other.account_id ? -1 : 1));
  for (const { account_id, by } of changes) {
    const { numUpdatedRows } = await trx
      .updateTable("wallet_account")
      .set((eb) => ({ balance: eb("balance", "+", by) }))
      .where("user_id", "=", userId)
      .where("account_id", "=", account_id)
      .where((eb) => eb.or([eb("kind", "=", "promotion"), eb(eb("balance", "+", by), ">=", 0)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new WalletShort();
  }
}
