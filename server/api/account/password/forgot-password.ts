import type { ForgotPasswordInput, ForgotPasswordOutput } from "#schemas/generated/api/account.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import { spendBudgets } from "../../../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { resetMails } from "../account-mails.ts";
import { accountByContact } from "../accounts.ts";
import { readEmail } from "../sign-in/asked-email.ts";

/**
 * Writes to an address how to choose a new password, or that it has no account (ACC-23): the same statements
 * and the same answer for both. Mails are counted for the address, whoever asks. @throws ApiError
 * `validation_failed` at `user_email`, `rate_limited`.
 */
export async function forgotPassword(
  { user_email }: ForgotPasswordInput,
  context: OperationContext,
): Promise<ForgotPasswordOutput> {
  const { db, site } = context;
  const contact = readEmail(user_email, context, "user_email");
  const { codesPerPhone, codeBudgetMinutes } = site.limits.protection;
  const spending = await spendBudgets(context, [
    {
      bucket: `reset:${site.brand.id}:${sha256(contact.value)}`,
      limit: codesPerPhone,
      windowSeconds: codeBudgetMinutes * 60,
    },
  ]);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
  const account = await accountByContact(db, site.brand.id, contact);
  const mails = resetMails({ email: contact.value, isKnown: account !== undefined }, context);
  await retryTransaction(db, (trx) => keepWaiting(trx, "mail", mails, context));
  return { sent: true };
}
