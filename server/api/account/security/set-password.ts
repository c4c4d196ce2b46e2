import { passwordProblems } from "#domain/account";
import type { SetPasswordInput, SetPasswordOutput } from "#schemas/generated/api/security.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { hashPassword } from "../../../platform/password-hash.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { contactsOf, fullName, lockAccount } from "../accounts.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { keepPassword } from "../passwords.ts";
import { tellAccount } from "../tell-account.ts";
import { ownAccount } from "./proof-owner.ts";

/**
 * Keeps a password, the first one or another, for an account with a proven address: one signs in with both.
 * Every other browser is signed out, and the guest is told. @throws ApiError `validation_failed` at
 * `password`; `not_found` where no address was proven.
 */
export async function setPassword(
  { password }: SetPasswordInput,
  context: OperationContext,
): Promise<SetPasswordOutput> {
  const { db, site, clock, session, rotateSession } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await ownAccount(context);
  const contacts = await contactsOf(db, account);
  if (!contacts.some(({ kind }) => kind === "email")) throw new ApiError("not_found");
  const known = [...contacts.map(({ value }) => value), fullName(account), site.brand.siteName];
  const problems = passwordProblems(password, { min: site.limits.signIn.passwordMin, known });
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const password_hash = await hashPassword(password);
  await retryTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, account)))
      throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
    await keepPassword(trx, { user_id: account.user_id, password_hash, now: clock() });
    await endSessionsOf(trx, account, clock(), session?.id);
    await tellAccount(trx, account, contacts, { password: "" }, context);
  });
  await rotateSession("same");
  return { has_password: true };
}
