import { cleanCode, codeProblems } from "#domain/account";
import type { AuthenticateInput, AuthenticateOutput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { accountByPhone, beginAsGuest, fullName } from "../accounts.ts";
import { returnPath } from "../return-path.ts";
import { readPhone } from "./asked-phone.ts";
import { endCode, tryCode } from "./one-time-codes.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Signs a guest in whose code was right (API-36). A number that nobody has an account with goes on to the
 * form of a new guest: only now is it told which of the two it is (ACC-07). The session has a new secret
 * either way, so that whoever planted the old one gets nothing of what was proven. @throws ApiError
 * `validation_failed`; `otp_invalid` with the number 54, after which the try is spent; `otp_expired`.
 */
export async function authenticate(
  input: AuthenticateInput,
  context: OperationContext,
): Promise<AuthenticateOutput> {
  const { db, rotateSession, site } = context;
  const owner = signInOwner(context);
  const problems = codeProblems(input.otp);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const tried = await tryCode(context, owner, cleanCode(input.otp));
  if (!tried.ok && tried.reason === "ended") throw new ApiError("otp_expired");
  if (!tried.ok || !isFor(tried.phone, input, context))
    throw new ApiError("otp_invalid", { details: { error_code: INCORRECT_AT_SIGN_IN } });
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await accountByPhone(db, site.brand.id, tried.phone);
  const common = { mode: "PHONEOTP", return_to: returnPath(input.retUrl, context) } as const;
  if (!account) {
    await rotateSession("same");
    return { user_status: "NEW", is_user_present: false, ...common };
  }
  await endCode(db, owner);
  await beginAsGuest(account, "PHONEOTP", context);
  return { user_status: "VERIFIED", is_user_present: true, ...common, name: fullName(account) };
}

/** A client that names the number it signs in with means no other one. */
function isFor(proven: string, input: AuthenticateInput, { site }: OperationContext): boolean {
  if (input.phone === undefined) return true;
  const read = readPhone(input, site);
  return read.ok && read.number === proven;
}

/** ACC-22. */
const INCORRECT_AT_SIGN_IN = 54;
