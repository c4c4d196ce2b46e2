import type { SecurityCode, SendChangeCodeInput } from "#schemas/generated/api/security.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import type { Contact } from "../accounts.ts";
import { readEmail } from "../sign-in/asked-email.ts";
import { readPhone } from "../sign-in/asked-phone.ts";
import { sendCode } from "../sign-in/send-code.ts";
import { codeOwner, ownAccount } from "./proof-owner.ts";
import { securityCode } from "./security-code.ts";

/**
 * Sends a code to a number or an address that is to be the guest's (PROF-01): the same way whether anybody
 * has it or not, so that nothing tells who is a guest. Nothing changes before the code was right. @throws
 * ApiError `validation_failed` field by field, `rate_limited`, `otp_expired` where there is nothing to send
 * to again.
 */
export async function sendChangeCode(
  input: SendChangeCodeInput,
  context: OperationContext,
): Promise<SecurityCode> {
  await ownAccount(context);
  return securityCode(
    await sendCode(codeOwner("change", context), { contact: asked(input, context) }, context),
  );
}

/** Where the code before went, where neither is named. */
function asked(input: SendChangeCodeInput, context: OperationContext): Contact | undefined {
  if (input.phone === undefined && input.email === undefined) return undefined;
  if (input.phone === undefined) return readEmail(input.email, context);
  const read = readPhone(input, context);
  if (!read.ok) throw new ApiError("validation_failed", { fields: fieldErrors(read.problems, context) });
  return { kind: "phone", value: read.number };
}
