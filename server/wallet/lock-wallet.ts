import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Ids } from "../platform/ids.ts";

/** Whose money it is, and in which currency (ISO 4217). */
export interface WalletKey {
  readonly user_id: string;
  readonly currency_code: string;
}

/** The numbers of a guest's two accounts of one currency. */
export interface LockedWallet {
  readonly guest: string;
  readonly promotion: string;
}

/**
 * Holds everybody else who moves a guest's money of that currency back until the transaction is over, opening
 * both accounts where there are none. Accounts are locked in the order of their numbers.
 */
export async function lockWallet(
  trx: Transaction<Database>,
  { user_id, currency_code }: WalletKey,
  { ids, now }: { readonly ids: Pick<Ids, "wallet">; readonly now: Date },
): Promise<LockedWallet> {
  const lock = () =>
    trx
      .selectFrom("wallet_account")
      .select(["account_id", "kind"])
      .where("user_id", "=", user_id)
      .where("currency_code", "=", currency_code)
      .orderBy("account_id")
      .forUpdate()
      .execute();
  const known = await lock();
  const rows = known.length > 0 ? known : await open();
  const numberOf = (kind: "guest" | "promotion") =>
    rows.find((row) => row.kind === kind)?.account_id ?? failed(kind);
  return { guest: numberOf("guest"), promotion: numberOf("promotion") };

  async function open() {
    await trx
      .insertInto("wallet_account")
      .values(
        (["guest", "promotion"] as const).map((kind) => ({
          user_id,
          account_id: ids.wallet(),
          kind,
          currency_code,
          opened_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(["user_id", "currency_code", "kind"]).doNothing())
      .execute();
    return lock();
  }
}

function failed(kind: string): never {
  throw new Error(`a wallet without its account "${kind}"`);
}
