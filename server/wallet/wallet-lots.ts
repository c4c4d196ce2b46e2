import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { type Posting, WalletShort } from "./posting.ts";

type Trx = Transaction<Database>;

/** Which lots money leaves. */
export interface LotsTaken {
  /** How much of it, in minor units, is good until a day only. */
  readonly expirable: number;
  /** What is taken of each, and what then remains of it. */
  readonly lots: readonly { readonly lot_id: string; readonly part: number; readonly remaining: number }[];
}

/**
 * Chooses the lots that a posting leaves, the first to expire first. The wallet has to be locked, and nothing
 * is written. @throws WalletShort where the lots it may leave have less.
 */
export async function chooseLots(
  trx: Trx,
  { user_id, currency_code, amount, lot_id }: Posting,
  now: Date,
): Promise<LotsTaken> {
  const lots = trx
    .selectFrom("wallet_lot")
    .select(["lot_id", "remaining", "expires_at"])
    .where("user_id", "=", user_id)
    .where("currency_code", "=", currency_code)
    .where("remaining", ">", 0)
    .orderBy("expires_at", (order) => order.asc().nullsLast())
    .orderBy("lot_id");
  const good = await (lot_id === undefined
    ? lots.where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    : lots.where("lot_id", "=", lot_id)
  ).execute();
  let left = -amount;
  const taken = good.flatMap((lot) => {
    const part = Math.min(left, lot.remaining);
    left -= part;
    return part > 0 ? [{ ...lot, part, remaining: lot.remaining - part }] : [];
  });
  if (left > 0) throw new WalletShort();
  const expirable = taken.reduce((sum, { part, expires_at }) => sum + (expires_at ? part : 0), 0);
  return { expirable, lots: taken };
}

/** Writes down what remains of the chosen lots, and what a booking has taken of each. */
export async function takeLots(
  trx: Trx,
  { user_id: userId, booking_id }: Pick<Posting, "user_id" | "booking_id">,
  transaction_id: string,
  { lots }: LotsTaken,
): Promise<void> {
  for (const { lot_id, part, remaining } of lots) {
    await trx
      .updateTable("wallet_lot")
      .set({ remaining })
      .where("user_id", "=", userId)
      .where("lot_id", "=", lot_id)
      .execute();
    if (booking_id !== undefined)
      await trx
        .insertInto("wallet_lot_use")
        .values({ user_id: userId, transaction_id, lot_id, amount: part })
        .execute();
  }
}
