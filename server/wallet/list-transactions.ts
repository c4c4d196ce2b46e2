import type { Selectable } from "kysely";
import type { WalletTransactionTable } from "../db/account-tables.ts";
import type { Db } from "../db/pool.ts";
import type { WalletKey } from "./lock-wallet.ts";

/** A transaction, and whether it left the wallet. */
export type ListedTransaction = Selectable<WalletTransactionTable> & { readonly leaves: boolean };

/** What a part of the list ended with: the next one begins after it. */
export interface ListEnd {
  readonly posted_at: Date;
  readonly transaction_id: string;
}

/**
 * Transactions of a guest's wallet, the newest first, from the newest on or after `end`; all of them where no
 * `count` is given.
 */
export async function listTransactions(
  db: Db,
  { user_id, currency_code }: WalletKey,
  { count, end }: { readonly count?: number; readonly end?: ListEnd | undefined } = {},
): Promise<readonly ListedTransaction[]> {
  const rows = await db
    .selectFrom("wallet_transaction as moved")
    .innerJoin("wallet_account as own", (join) =>
      join
        .onRef("own.user_id", "=", "moved.user_id")
        .onRef("own.currency_code", "=", "moved.currency_code")
        .on("own.kind", "=", "guest"),
    )
    .selectAll("moved")
    .select((eb) => eb("moved.from_account", "=", eb.ref("own.account_id")).as("leaves"))
    .where("moved.user_id", "=", user_id)
    .where("moved.currency_code", "=", currency_code)
    .$if(end !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("moved.posted_at", "moved.transaction_id"),
          "<",
          eb.tuple(end?.posted_at ?? new Date(0), end?.transaction_id ?? ""),
        ),
      ),
    )
    .orderBy("moved.posted_at", "desc")
    .orderBy("moved.transaction_id", "desc")
    .$if(count !== undefined, (query) => query.limit(count ?? 0))
    .execute();
  return rows.map((row) => ({ ...row, leaves: Boolean(row.leaves) }));
}
