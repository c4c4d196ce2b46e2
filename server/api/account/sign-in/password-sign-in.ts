import { accountProblem } from "#domain/account";
import type { AuthenticateInput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import { spendBudgets } from "../../../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { type Account, accountByContact, type Contact } from "../accounts.ts";
import { isPasswordOf } from "../passwords.ts";
import { readEmail } from "./asked-email.ts";

/**
 * The account of an address whose password was right. Wrong ones are counted for the address, whoever tries
 * and whether or not it has an account; a right one is not counted. Neither the answer nor its time tells an
 * address without an account, an account without a password, and a wrong password apart. @throws ApiError
 * `validation_failed`, `rate_limited`, `credentials_invalid`.
 */
export async function accountByPassword(
  { email, password = "" }: AuthenticateInput,
  context: OperationContext,
): Promise<{ readonly contact: Contact; readonly account: Account }> {
  const contact = readEmail(email ?? "", context);
  if (password === "") {
    const missing = [accountProblem("password", "password-required")];
    throw new ApiError("validation_failed", { fields: fieldErrors(missing, context) });
  }
  const giveBack = await spendGuess(contact, context);
  const account = await accountByContact(context.db, context.site.brand.id, contact);
  if (!(await isPasswordOf(account, password, context)) || !account)
    throw new ApiError("credentials_invalid", { details: { error_code: INCORRECT_AT_SIGN_IN } });
  await giveBack();
  return { contact, account };
}

/**
 * Counts a guess at the password of an address before it is compared; returns what takes it back. @throws
 * ApiError `rate_limited`.
 */
export async function spendGuess(
  { value }: Pick<Contact, "value">,
  context: OperationContext,
): Promise<() => Promise<void>> {
  const { guessesPerAccount, codeBudgetMinutes } = context.site.limits.protection;
  const spending = await spendBudgets(context, [
    {
      bucket: `guess:password:${context.site.brand.id}:${sha256(value)}`,
      limit: guessesPerAccount,
      windowSeconds: codeBudgetMinutes * 60,
    },
  ]);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
  return spending.giveBack;
}

/** ACC-22. */
const INCORRECT_AT_SIGN_IN = 54;
