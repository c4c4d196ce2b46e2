import { cleanCode, codeProblems } from "#domain/account";
import type { ChangeContactInput, ChangeContactOutput } from "#schemas/generated/api/security.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import type { Contact } from "../accounts.ts";
import { endCode, tryCode } from "../sign-in/one-time-codes.ts";
import { maskedContact } from "../sign-in/sign-in-state.ts";
import { codeOwner, ownAccount } from "./proof-owner.ts";
import { takeContact } from "./take-contact.ts";

/**
 * Takes a number or an address as the guest's by the code that went there (PROF-01). The one before opens the
 * account no more, is told so, and every other browser is signed out. What proved the guest of another
 * account until now proves this one: numbers are given to others. Only where that account would have no way
 * in left it stays theirs. @throws ApiError `otp_invalid` and `otp_expired`, after which the try is spent;
 * `validation_failed` with the reason `contact_taken`.
 */
export async function changeContact(
  { otp }: ChangeContactInput,
  context: OperationContext,
): Promise<ChangeContactOutput> {
  const { db, rotateSession } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await ownAccount(context);
  const contact = await provenContact(otp, context);
  const isTaken = await retryTransaction(db, (trx) => takeContact(trx, account, contact, context));
  if (!isTaken) throw new ApiError("validation_failed", { details: { reason: "contact_taken" } });
  await rotateSession("same");
  const { phone, email } = { phone: "", email: "", ...maskedContact(contact) };
  return { kind: contact.kind, contact: phone || email };
}

async function provenContact(otp: string, context: OperationContext): Promise<Contact> {
  const problems = codeProblems(otp);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const owner = codeOwner("change", context);
  const tried = await tryCode(context, owner, cleanCode(otp));
  if (!tried.ok) throw new ApiError(tried.reason === "ended" ? "otp_expired" : "otp_invalid");
  await endCode(context.db, owner);
  return tried.contact;
}
