import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import type { OperationContext } from "../platform/operations/operation.ts";
import { closeWallets } from "./end-lots.ts";
import { lockWallet, type WalletKey } from "./lock-wallet.ts";
import { postToWallet } from "./post-to-wallet.ts";

type Trx = Transaction<Database>;

/** What comes back of a booking's wallet money. */
export interface WalletReturn extends WalletKey {
  readonly booking_id: string;
  /** Minor units, more than 0. */
  readonly amount: number;
}

/**
 * Gives a guest back what a booking does not use any more, in the transaction that changes it: each part is
 * good until the day it was good until before, what stays good the longest first. A part whose day is over
 * comes back and is taken out as expired. Of an account that is gone by now it is closed at once.
 * @throws Error where the booking has used less than that.
 */
export async function returnToWallet(
  trx: Trx,
  { user_id, currency_code, booking_id, amount }: WalletReturn,
  makers: Pick<OperationContext, "ids" | "clock">,
): Promise<void> {
  const account = await trx
    .selectFrom("account")
    .select("user_id")
    .where("user_id", "=", user_id)
    .forShare()
    .executeTakeFirst();
  await lockWallet(trx, { user_id, currency_code }, { ids: makers.ids, now: new Date(makers.clock()) });
  let left = amount;
  for (const { transaction_id, lot_id, expires_at, ...use } of await usesOf(trx, user_id, booking_id)) {
    const part = Math.min(left, use.amount - use.returned);
    if (part <= 0) continue;
    left -= part;
    await trx
      .updateTable("wallet_lot_use")
      .set({ returned: use.returned + part })
      .where("user_id", "=", user_id)
      .where("transaction_id", "=", transaction_id)
      .where("lot_id", "=", lot_id)
      .execute();
    await postToWallet(
      trx,
      {
        user_id,
        currency_code,
        kind: "returned",
        amount: part,
        key: `returned:${booking_id}:${lot_id}:${use.returned}`,
        expires_at: expires_at ?? undefined,
        booking_id,
      },
      makers,
    );
  }
  if (left > 0) throw new Error(`booking ${booking_id} used ${left} less than is to come back`);
  if (!account) await closeWallets(trx, user_id, makers);
}

/** Lots that a booking took its money from, those that stay good the longest first. */
async function usesOf(trx: Trx, userId: string, bookingId: string) {
  return trx
    .selectFrom("wallet_transaction as spent")
    .innerJoin("wallet_lot_use as used", (join) =>
      join
        .onRef("used.user_id", "=", "spent.user_id")
        .onRef("used.transaction_id", "=", "spent.transaction_id"),
    )
    .innerJoin("wallet_lot as lot", (join) =>
      join.onRef("lot.user_id", "=", "used.user_id").onRef("lot.lot_id", "=", "used.lot_id"),
    )
    .select(["used.transaction_id", "used.lot_id", "used.amount", "used.returned", "lot.expires_at"])
    .where("spent.user_id", "=", userId)
    .where("spent.booking_id", "=", bookingId)
    .where("spent.kind", "=", "spent")
    .orderBy("lot.expires_at", (order) => order.desc().nullsFirst())
    .orderBy("used.lot_id", "desc")
    .execute();
}
