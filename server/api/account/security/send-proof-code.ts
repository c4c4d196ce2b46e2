import type { SecurityCode, SendProofCodeInput } from "#schemas/generated/api/security.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { contactsOf } from "../accounts.ts";
import { findCode } from "../sign-in/one-time-codes.ts";
import { sendCode } from "../sign-in/send-code.ts";
import { codeOwner, ownAccount } from "./proof-owner.ts";
import { securityCode } from "./security-code.ts";

/**
 * Sends a code by which the guest who is signed in shows that it is still them: only ever to what was proven
 * to be theirs. It counts as a code to sign in with does, and is good for nothing else. @throws ApiError
 * `not_found` where the account has no such contact, `rate_limited`.
 */
export async function sendProofCode(
  { to }: SendProofCodeInput,
  context: OperationContext,
): Promise<SecurityCode> {
  const owner = codeOwner("prove", context);
  const contacts = await contactsOf(context.db, await ownAccount(context));
  const before = await findCode(context.db, owner);
  const own = contacts.filter(({ kind }) => to === undefined || kind === to);
  const contact = own.find(({ value }) => value === before?.contact) ?? own[0];
  if (!contact) throw new ApiError("not_found");
  return securityCode(
    await sendCode(owner, { contact: { kind: contact.kind, value: contact.value } }, context),
  );
}
