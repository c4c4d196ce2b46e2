import { accountEmail, passwordProblems } from "#domain/account";
import type { ResetPasswordInput, ResetPasswordOutput } from "#schemas/generated/api/account.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { hashPassword } from "../../../platform/password-hash.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { changedMails } from "../account-mails.ts";
import { accountByContact, beginAsGuest, fullName } from "../accounts.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { findMailToken, spendMailToken } from "../mail-tokens.ts";
import { keepPassword } from "../passwords.ts";
import { returnPath } from "../return-path.ts";

/**
 * Keeps a new password by the link of a mail (API-38, ACC-23): the link is good once, and a password that
 * cannot be one does not use it up. Every session of the account ends, this browser is signed in under a new
 * secret, and the address is told. @throws ApiError `validation_failed` at `password`; `otp_expired` for a
 * link that was used, is too old, or went to another address.
 */
export async function resetPassword(
  { password, reset_password_token, email }: ResetPasswordInput,
  context: OperationContext,
): Promise<ResetPasswordOutput> {
  const { db, clock, site } = context;
  const found = await findMailToken(context, "reset", reset_password_token);
  if (!found || (email !== undefined && accountEmail(email) !== found.email))
    throw new ApiError("otp_expired");
  const account = await accountByContact(db, site.brand.id, { kind: "email", value: found.email });
  if (!account) throw new ApiError("otp_expired");
  const known = [found.email, fullName(account), site.brand.siteName];
  const problems = passwordProblems(password, { min: site.limits.signIn.passwordMin, known });
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const password_hash = await hashPassword(password);
  if (!(await spendMailToken(context, "reset", reset_password_token))) throw new ApiError("otp_expired");
  await retryTransaction(db, async (trx) => {
    await keepPassword(trx, { user_id: account.user_id, password_hash, now: clock() });
    await endSessionsOf(trx, account, clock());
    await keepWaiting(trx, "mail", changedMails(found.email, { password: "" }, context), context);
  });
  await beginAsGuest(account, "EMAIL", context);
  return { user_status: "VERIFIED", return_to: returnPath(undefined, context), name: fullName(account) };
}
