import type { Transaction } from "kysely";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Database } from "../db/schema.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import type { OperationContext } from "../platform/operations/operation.ts";
import { lockWallet } from "./lock-wallet.ts";
import { postToWallet } from "./post-to-wallet.ts";

type Trx = Transaction<Database>;
type Makers = Pick<OperationContext, "ids" | "clock">;

/** What is left of money that came in together, and whose it is. */
interface Lot {
  readonly user_id: string;
  readonly lot_id: string;
  readonly currency_code: string;
}

/**
 * Takes money out of wallets whose day is over, each lot in a transaction of its own, and returns how many.
 * Nobody can use such money before this runs either.
 */
export async function expireLots({ db, ids, clock }: Pick<OperationContext, "db"> & Makers): Promise<number> {
  const due = await db
    .selectFrom("wallet_lot")
    .select(["user_id", "lot_id", "currency_code"])
    .where("remaining", ">", 0)
    .where("expires_at", "<=", new Date(clock()))
    .orderBy("expires_at")
    .limit(MOST)
    .modifyEnd(everyShard("what is due goes by the clock"))
    .execute();
  let ended = 0;
  for (const lot of due)
    if (await retryTransaction(db, (trx) => endLot(trx, lot, "expired", { ids, clock }))) ended += 1;
  return ended;
}

/**
 * Takes all a guest has out of their wallets, of every currency, for the account is gone: what is over
 * already as expired, the rest as closed. What was posted stays.
 */
export async function closeWallets(trx: Trx, userId: string, makers: Makers): Promise<void> {
  const lots = await trx
    .selectFrom("wallet_lot")
    .select(["user_id", "lot_id", "currency_code", "expires_at"])
    .where("user_id", "=", userId)
    .where("remaining", ">", 0)
    .orderBy("currency_code")
    .orderBy("lot_id")
    .execute();
  for (const { expires_at, ...lot } of lots)
    await endLot(
      trx,
      lot,
      expires_at && expires_at.getTime() <= makers.clock() ? "expired" : "closed",
      makers,
    );
}

/** False where nothing was left of it once the wallet was locked. */
async function endLot(trx: Trx, lot: Lot, kind: "expired" | "closed", makers: Makers): Promise<boolean> {
  const { user_id, lot_id, currency_code } = lot;
  await lockWallet(trx, lot, { ids: makers.ids, now: new Date(makers.clock()) });
  const row = await trx
    .selectFrom("wallet_lot")
    .select("remaining")
    .where("user_id", "=", user_id)
    .where("lot_id", "=", lot_id)
    .where("remaining", ">", 0)
    .executeTakeFirst();
  if (!row) return false;
  const key = `${kind}:${lot_id}`;
  await postToWallet(trx, { user_id, currency_code, kind, amount: -row.remaining, key, lot_id }, makers);
  return true;
}

/** Of one run; what is left goes next time. */
const MOST = 500;
