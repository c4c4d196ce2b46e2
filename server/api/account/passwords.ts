import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import { checkPassword, hashPassword } from "../../platform/password-hash.ts";
import type { Account } from "./accounts.ts";

/** Keeps a password, hashed before: in the transaction nothing that takes long is done. */
export async function keepPassword(
  trx: Transaction<Database>,
  { user_id, password_hash, now }: { user_id: string; password_hash: string; now: number },
): Promise<void> {
  const row = { password_hash, changed_at: new Date(now) };
  await trx
    .insertInto("account_password")
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/**
 * Whether a password is that of an account. It takes the same time without an account, and without a
 * password; a hash of a time when they cost less is made anew.
 */
export async function isPasswordOf(
  account: Pick<Account, "user_id"> | undefined,
  password: string,
  { db, clock }: Pick<OperationContext, "db" | "clock">,
): Promise<boolean> {
  const kept = await db
    .selectFrom("account_password")
    .selectAll()
    .where("user_id", "=", account?.user_id ?? "")
    .executeTakeFirst();
  const { isRight, isOld } = await checkPassword(password, kept?.password_hash);
  if (account && kept && isOld) {
    const renewed = { password_hash: await hashPassword(password), changed_at: new Date(clock()) };
    await db
      .updateTable("account_password")
      .set(renewed)
      .where("user_id", "=", account.user_id)
      // Changed by the guest meanwhile, it stays as the guest has it.
      .where("password_hash", "=", kept.password_hash)
      .execute();
  }
  return isRight;
}
