import { sql } from "kysely";
import type { Db } from "../db/pool.ts";
import type { WalletKey } from "./lock-wallet.ts";

/** What a guest's wallet of one currency holds at a moment. Amounts in minor units. */
export interface WalletBalance {
  /** Number of the guest's account; null where none was opened. */
  readonly walletId: string | null;
  /** All that may be used now: what expired is not part of it, whether it was taken out yet or not. */
  readonly redeemable: number;
  /** Part of it that is good until a day only. */
  readonly expirable: number;
  /** Of money that was good until a day only, what was used in the last 365 days and not given back. */
  readonly redeemedExpirable: number;
  /** That part by when it ends, the nearest first. */
  readonly expiring: readonly { readonly amount: number; readonly expires_at: Date }[];
}

/** Reads what a guest has in one currency at `now`; nothing where they have no wallet of it. */
export async function readWallet(
  db: Db,
  { user_id, currency_code }: WalletKey,
  now: Date,
): Promise<WalletBalance> {
  const [account, lots, used] = await Promise.all([
    db
      .selectFrom("wallet_account")
      .select("account_id")
      .where("user_id", "=", user_id)
      .where("currency_code", "=", currency_code)
      .where("kind", "=", "guest")
      .executeTakeFirst(),
    db
      .selectFrom("wallet_lot")
      .select(["expires_at", (eb) => eb.fn.sum<string>("remaining").as("amount")])
      .where("user_id", "=", user_id)
      .where("currency_code", "=", currency_code)
      .where("remaining", ">", 0)
      .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
      .groupBy("expires_at")
      .orderBy("expires_at")
      .execute(),
    db
      .selectFrom("wallet_transaction")
      .select(sql<string | null>`sum(CASE kind WHEN 'spent' THEN expirable ELSE -expirable END)`.as("amount"))
      .where("user_id", "=", user_id)
      .where("currency_code", "=", currency_code)
      .where("kind", "in", ["spent", "returned"])
      .where("posted_at", ">", new Date(now.getTime() - LIMIT_DAYS * DAY_MS))
      .executeTakeFirst(),
  ]);
  const expiring = lots.flatMap(({ amount, expires_at }) =>
    expires_at ? [{ amount: Number(amount), expires_at }] : [],
  );
  return {
    walletId: account?.account_id ?? null,
    redeemable: lots.reduce((sum, { amount }) => sum + Number(amount), 0),
    expirable: expiring.reduce((sum, { amount }) => sum + amount, 0),
    redeemedExpirable: Math.max(0, Number(used?.amount ?? 0)),
    expiring,
  };
}

/** Within which the most is counted that may be used of money that expires. */
const LIMIT_DAYS = 365;
const DAY_MS = 24 * 60 * 60_000;
