import { cleanEmail } from "#domain/guest";
import type { VerificationInput, VerificationOutput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountByContact, type Contact } from "../accounts.ts";
import { findMailToken } from "../mail-tokens.ts";
import { returnPath } from "../return-path.ts";
import { verifyAtProvider } from "../social/verify-at-provider.ts";
import { readPhone } from "./asked-phone.ts";
import { proofToken, provenByCode, provenByLink, provenByToken, wrongCode } from "./proofs.ts";

/**
 * Takes a proof of who the guest is, apart from signing in (API-35): the session has proven the number or the
 * address from now on, for a quarter of an hour, and the token that stands for it signs in by `authenticate`
 * or is filled in with the form of a new guest. A provider's answer is good once, and signs its guest in.
 * @throws ApiError as `authenticate` does.
 */
export async function verification(
  input: VerificationInput,
  context: OperationContext,
): Promise<VerificationOutput> {
  const { db, site, rotateSession } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  if (input.oauth_token !== undefined) {
    const { user_status, return_to, mode } = await verifyAtProvider(input, context);
    return { user_status, is_user_present: user_status !== "NEW", mode, return_to };
  }
  const contact = await provenContact(input, context);
  if (!isNamed(contact, input, context)) throw wrongCode();
  const account = await accountByContact(db, site.brand.id, contact);
  const token = await proofToken(context);
  // Whoever planted the old secret has no part in what was proven (ACC-07).
  await rotateSession("same");
  return {
    user_status: account ? "VERIFIED" : "NEW",
    is_user_present: account !== undefined,
    return_to: returnPath(input.retUrl, context),
    ...(contact.kind === "phone"
      ? { mode: "PHONEOTP", phone_verification_token: token }
      : { mode: "EMAIL", email_verification_token: token }),
  };
}

async function provenContact(input: VerificationInput, context: OperationContext): Promise<Contact> {
  const { otp, phone_verification_token: ofPhone, email_verification_token: ofEmail } = input;
  if (otp !== undefined) {
    // The link of another mail is not that of this code.
    const link = ofEmail === undefined ? undefined : await findMailToken(context, "sign_in", ofEmail);
    const contact = await provenByCode({ otp }, context);
    if (ofEmail !== undefined && link?.email !== contact.value) throw wrongCode();
    return contact;
  }
  if (ofPhone !== undefined) return provenByToken("phone", ofPhone, context);
  if (ofEmail === undefined) return provenByCode(input, context);
  if (await findMailToken(context, "sign_in", ofEmail)) return provenByLink(ofEmail, context);
  return provenByToken("email", ofEmail, context);
}

/** A client that names the guest means nobody else. */
function isNamed(
  { kind, value }: Contact,
  { user_id }: VerificationInput,
  context: OperationContext,
): boolean {
  if (user_id === undefined) return true;
  if (kind === "email") return cleanEmail(user_id).toLowerCase() === value;
  const read = readPhone({ phone: user_id }, context);
  return read.ok && read.number === value;
}
