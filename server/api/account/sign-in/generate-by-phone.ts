import type { CodeSentOutput, GenerateByPhoneInput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import type { Contact } from "../accounts.ts";
import { returnPath } from "../return-path.ts";
import { readPhone } from "./asked-phone.ts";
import { sendCode } from "./send-code.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Sends a one-time code to a number (API-33); without a number, once more to where the one before went.
 * @throws ApiError `validation_failed` field by field, `rate_limited`, `otp_expired` where there is nothing
 * to send to again.
 */
export async function generateByPhone(
  input: GenerateByPhoneInput,
  context: OperationContext,
): Promise<CodeSentOutput> {
  const contact = input.phone === undefined ? undefined : askedNumber(input, context);
  const returnTo = returnPath(input.retUrl, context);
  const sent = await sendCode(signInOwner(context), { contact, isSent: input.send_otp, returnTo }, context);
  const { savedSignIn, site } = context;
  const { phone, country_code, country_iso_code, send_otp } = input;
  if (send_otp === false) return sent;
  // A page that comes back knows no country but the site's own.
  const isOwn =
    (country_code ?? country_iso_code ?? site.domain.appCountryCode) === site.domain.appCountryCode;
  const typed = isOwn ? phone?.trim() : contact?.value;
  const before =
    phone === undefined ? savedSignIn?.read() : { way: "PHONEOTP" as const, phone: typed, returnTo };
  if (before) savedSignIn?.keep(before);
  return sent;
}

function askedNumber(input: GenerateByPhoneInput, context: OperationContext): Contact {
  const read = readPhone(input, context);
  if (!read.ok) throw new ApiError("validation_failed", { fields: fieldErrors(read.problems, context) });
  return { kind: "phone", value: read.number };
}
