import { cleanCode, codeProblems } from "#domain/account";
import type { AuthenticateInput, AuthenticateOutput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { type Account, accountByContact, beginAsGuest, type Contact, fullName } from "../accounts.ts";
import { spendMailToken } from "../mail-tokens.ts";
import { returnPath } from "../return-path.ts";
import { readPhone } from "./asked-phone.ts";
import { endCode, keepProof, tryCode } from "./one-time-codes.ts";
import { accountByPassword } from "./password-sign-in.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Signs a guest in by a code, by the link of a mail, or by address and password (API-36). A number or an
 * address that nobody has an account with goes on to the form of a new guest: only now is it told which of
 * the two it is (ACC-07). The session has a new secret either way, so that whoever planted the old one gets
 * nothing of what was proven. @throws ApiError `validation_failed`; `otp_invalid` with the number 54, after
 * which the try is spent; `credentials_invalid` with the same; `otp_expired`.
 */
export async function authenticate(
  input: AuthenticateInput,
  context: OperationContext,
): Promise<AuthenticateOutput> {
  const { db, rotateSession } = context;
  const owner = signInOwner(context);
  if (!rotateSession) throw new ApiError("unavailable");
  const isByPassword = input.otp === undefined && (input.password ?? input.email) !== undefined;
  const { contact, account } = isByPassword
    ? await accountByPassword(input, context)
    : await accountByProof(input, context);
  const mode = contact.kind === "phone" ? "PHONEOTP" : "EMAIL";
  const common = { mode, return_to: returnPath(input.retUrl, context) } as const;
  if (!account) {
    await rotateSession("same");
    return { user_status: "NEW", is_user_present: false, ...common };
  }
  await endCode(db, owner);
  await beginAsGuest(account, mode, context);
  return { user_status: "VERIFIED", is_user_present: true, ...common, name: fullName(account) };
}

async function accountByProof(
  input: AuthenticateInput,
  context: OperationContext,
): Promise<{ readonly contact: Contact; readonly account: Account | undefined }> {
  const contact =
    input.credential === undefined ? await provenByCode(input, context) : await provenByLink(input, context);
  return { contact, account: await accountByContact(context.db, context.site.brand.id, contact) };
}

async function provenByCode(input: AuthenticateInput, context: OperationContext): Promise<Contact> {
  const problems = codeProblems(input.otp);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const tried = await tryCode(context, signInOwner(context), cleanCode(input.otp ?? ""));
  if (!tried.ok && tried.reason === "ended") throw new ApiError("otp_expired");
  if (!tried.ok || !isFor(tried.contact, input, context))
    throw new ApiError("otp_invalid", { details: { error_code: INCORRECT_AT_SIGN_IN } });
  return tried.contact;
}

/** The address that a link went to: this browser has proven it from now on, like one that typed a code. */
async function provenByLink(
  { credential = "" }: AuthenticateInput,
  context: OperationContext,
): Promise<Contact> {
  const token = await spendMailToken(context, "sign_in", credential);
  if (!token) throw new ApiError("otp_expired");
  const contact = { kind: "email", value: token.email } as const;
  await keepProof(context, signInOwner(context), contact);
  return contact;
}

/** A client that names the number it signs in with means no other one. */
function isFor({ value }: Contact, input: AuthenticateInput, context: OperationContext): boolean {
  if (input.phone === undefined) return true;
  const read = readPhone(input, context);
  return read.ok && read.number === value;
}

/** ACC-22. */
const INCORRECT_AT_SIGN_IN = 54;
