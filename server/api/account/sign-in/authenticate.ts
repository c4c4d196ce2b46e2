import type { AuthenticateInput, AuthenticateOutput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { LoginMode } from "../../../platform/session/session.ts";
import { type Account, accountByContact, beginAsGuest, type Contact } from "../accounts.ts";
import { accountByPasskey } from "../passkeys/account-by-passkey.ts";
import { returnPath } from "../return-path.ts";
import { verifyAtProvider } from "../social/verify-at-provider.ts";
import { signedInAs } from "../user-status.ts";
import { endCode } from "./one-time-codes.ts";
import { accountByPassword } from "./password-sign-in.ts";
import { provenByCode, provenByLink, provenByToken } from "./proofs.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Signs a guest in by a code, by the link of a mail, by what `verification` took, by a provider's answer, by
 * a passkey, or by address and password (API-36). A number or an address that nobody has an account with goes
 * on to the form of a new guest: only now is it told which of the two it is (ACC-07). The session has a new
 * secret either way, so that whoever planted the old one gets nothing of what was proven. @throws ApiError
 * `validation_failed`; `otp_invalid` with the number 54, after which the try is spent; `credentials_invalid`
 * with the same, or of a passkey with the reason; `otp_expired`.
 */
export async function authenticate(
  input: AuthenticateInput,
  context: OperationContext,
): Promise<AuthenticateOutput> {
  const { db, rotateSession } = context;
  const owner = signInOwner(context);
  if (!rotateSession) throw new ApiError("unavailable");
  if (input.oauth_token !== undefined) {
    const answer = await verifyAtProvider(input, context);
    return { ...answer, is_user_present: answer.user_status !== "NEW" };
  }
  const { mode, account } = await proven(input, context);
  const common = { mode, return_to: returnPath(input.retUrl, context) } as const;
  if (!account) {
    await rotateSession("same");
    return { user_status: "NEW", is_user_present: false, ...common };
  }
  await endCode(db, owner);
  const begun = await beginAsGuest(account, mode, context);
  return { is_user_present: true, mode, ...(await signedInAs(account, common.return_to, context, begun)) };
}

interface Proven {
  readonly mode: Extract<LoginMode, "PHONEOTP" | "EMAIL" | "PASSKEY">;
  /** Absent where nobody has an account with what was proven. */
  readonly account: Account | undefined;
}

async function proven(input: AuthenticateInput, context: OperationContext): Promise<Proven> {
  if (input.passkey !== undefined)
    return { mode: "PASSKEY", account: await accountByPasskey(input.passkey, "sign_in", context) };
  const { contact, account } = isByPassword(input)
    ? await accountByPassword(input, context)
    : await accountByProof(input, context);
  return { mode: contact.kind === "phone" ? "PHONEOTP" : "EMAIL", account };
}

function isByPassword({
  otp,
  password,
  email,
  phone_verification_token: ofPhone,
  email_verification_token: ofEmail,
}: AuthenticateInput) {
  const isByProof = (otp ?? ofPhone ?? ofEmail) !== undefined;
  return !isByProof && (password ?? email) !== undefined;
}

async function accountByProof(
  input: AuthenticateInput,
  context: OperationContext,
): Promise<{ readonly contact: Contact; readonly account: Account | undefined }> {
  const contact = await provenContact(input, context);
  return { contact, account: await accountByContact(context.db, context.site.brand.id, contact) };
}

async function provenContact(input: AuthenticateInput, context: OperationContext): Promise<Contact> {
  const { otp, credential, phone_verification_token: ofPhone, email_verification_token: ofEmail } = input;
  if (credential !== undefined) return provenByLink(credential, context);
  if (otp === undefined && ofPhone !== undefined) return provenByToken("phone", ofPhone, context);
  if (otp === undefined && ofEmail !== undefined) return provenByToken("email", ofEmail, context);
  return provenByCode(input, context);
}
