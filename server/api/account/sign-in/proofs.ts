import { cleanCode, codeProblems } from "#domain/account";
import type { AuthenticateInput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sameSecret, sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import type { Contact } from "../accounts.ts";
import { spendMailToken } from "../mail-tokens.ts";
import { readPhone } from "./asked-phone.ts";
import { contactOf, findCode, holds, keepProof, type OneTimeCode, tryCode } from "./one-time-codes.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Where a code went that was right. @throws ApiError `validation_failed`; `otp_invalid` with the number 54,
 * after which the try is spent; `otp_expired`.
 */
export async function provenByCode(
  input: Pick<AuthenticateInput, "otp" | "phone" | "country_code" | "country_iso_code">,
  context: OperationContext,
): Promise<Contact> {
  const problems = codeProblems(input.otp);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const tried = await tryCode(context, signInOwner(context), cleanCode(input.otp ?? ""));
  if (!tried.ok && tried.reason === "ended") throw new ApiError("otp_expired");
  if (!tried.ok || !isFor(tried.contact, input, context)) throw wrongCode();
  return tried.contact;
}

/** A code, or what was sent along with it, is not right (ACC-22). */
export function wrongCode(): ApiError {
  return new ApiError("otp_invalid", { details: { error_code: INCORRECT_AT_SIGN_IN } });
}

/**
 * The address that a link went to: this browser has proven it from now on, like one that typed a code.
 * @throws ApiError `otp_expired` for a link that was used, is too old, or of another brand.
 */
export async function provenByLink(credential: string, context: OperationContext): Promise<Contact> {
  const token = await spendMailToken(context, "sign_in", credential);
  if (!token) throw new ApiError("otp_expired");
  const contact = { kind: "email", value: token.email } as const;
  await keepProof(context, signInOwner(context), contact);
  return contact;
}

/**
 * What the token of a proof stands for, which is nothing in another browser, or once that is a quarter of an
 * hour ago. @throws ApiError `otp_expired`.
 */
export async function provenByToken(
  kind: Contact["kind"],
  token: string,
  context: OperationContext,
): Promise<Contact> {
  const proof = await findCode(context.db, signInOwner(context));
  const stands = holds(proof, context.clock()) && proof.used_at !== null && proof.kind === kind;
  if (!stands || !sameSecret(token, tokenOf(proof, context))) throw new ApiError("otp_expired");
  return contactOf(proof);
}

/**
 * The token of what this browser has just proven (ACC-15): it names the proof, and opens nothing by itself.
 */
export async function proofToken(context: OperationContext): Promise<string> {
  const proof = await findCode(context.db, signInOwner(context));
  if (!proof?.used_at) throw new ApiError("otp_expired");
  return tokenOf(proof, context);
}

function tokenOf({ kind, contact, used_at }: OneTimeCode, context: OperationContext): string {
  const { session } = signInOwner(context);
  return sha256(`proof:${session.id}:${kind}:${contact}:${used_at?.getTime()}`);
}

/** A client that names the number it signs in with means no other one. */
function isFor(
  { value }: Contact,
  input: Pick<AuthenticateInput, "phone" | "country_code" | "country_iso_code">,
  context: OperationContext,
): boolean {
  if (input.phone === undefined) return true;
  const read = readPhone(input, context);
  return read.ok && read.number === value;
}

const INCORRECT_AT_SIGN_IN = 54;
