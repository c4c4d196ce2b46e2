import { accountProblem, cleanCode, codeProblems } from "#domain/account";
import type { ProveGuestInput, ProveGuestOutput } from "#schemas/generated/api/security.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { type Account, contactsOf } from "../accounts.ts";
import { accountByPasskey } from "../passkeys/account-by-passkey.ts";
import { unknownPasskey } from "../passkeys/passkey-errors.ts";
import { isPasswordOf } from "../passwords.ts";
import { endCode, tryCode } from "../sign-in/one-time-codes.ts";
import { spendGuess } from "../sign-in/password-sign-in.ts";
import { codeOwner, ownAccount } from "./proof-owner.ts";

/**
 * Takes the proof that the guest who is signed in sits here now, by a code of this purpose, by the password
 * or by a passkey of theirs (ASVS 7.5.1). The session goes on under a new secret. @throws ApiError
 * `validation_failed`; `otp_invalid`, `otp_expired` and `credentials_invalid`, after which the try is spent;
 * `rate_limited`.
 */
export async function proveGuest(
  { otp, password, passkey }: ProveGuestInput,
  context: OperationContext,
): Promise<ProveGuestOutput> {
  const { rotateSession, site } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await ownAccount(context);
  if (passkey !== undefined) await takePasskey(passkey, account, context);
  else if (password === undefined) await takeCode(otp, account, context);
  else await takePassword(password, account, context);
  await rotateSession("proven");
  return { proven_for: site.limits.signIn.proofMinutes * 60 };
}

async function takeCode(otp: string | undefined, account: Account, context: OperationContext): Promise<void> {
  const problems = codeProblems(otp);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const owner = codeOwner("prove", context);
  const tried = await tryCode(context, owner, cleanCode(otp ?? ""));
  if (!tried.ok) throw new ApiError(tried.reason === "ended" ? "otp_expired" : "otp_invalid");
  await endCode(context.db, owner);
  // The contact may have been changed, or given up, since the code was sent.
  const contacts = await contactsOf(context.db, account);
  if (!contacts.some(({ value }) => value === tried.contact.value)) throw new ApiError("otp_expired");
}

async function takePasskey(text: string, account: Account, context: OperationContext): Promise<void> {
  const owner = await accountByPasskey(text, "prove", context);
  if (owner.user_id !== account.user_id) throw unknownPasskey();
}

/** Guesses count together with those of whoever tries to sign in with it. */
async function takePassword(password: string, account: Account, context: OperationContext): Promise<void> {
  if (password === "") {
    const missing = [accountProblem("password", "password-required")];
    throw new ApiError("validation_failed", { fields: fieldErrors(missing, context) });
  }
  const address = (await contactsOf(context.db, account)).find(({ kind }) => kind === "email");
  const giveBack = await spendGuess(address ?? { value: account.user_id }, context);
  if (!(await isPasswordOf(account, password, context))) throw new ApiError("credentials_invalid");
  await giveBack();
}
