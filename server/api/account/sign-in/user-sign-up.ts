import {
  accountEmail,
  cleanCode,
  codeProblems,
  passwordProblems,
  signUpFields,
  signUpProblems,
} from "#domain/account";
import { cleanEmail, cleanName, splitName } from "#domain/guest";
import type { FieldProblem } from "#domain/text";
import type { UserSignUpInput, UserSignUpOutput } from "#schemas/generated/api/account.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { toldOfEngagement } from "../../../outbox/tell-engagement.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { hashPassword } from "../../../platform/password-hash.ts";
import type { LoginMode } from "../../../platform/session/session.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import type { AccountProof, Contact } from "../accounts.ts";
import { type Account, accountByContact, beginAsGuest, makeAccount } from "../accounts.ts";
import { accountByIdentity, endIdentity, findIdentity } from "../identities.ts";
import { keepPassword } from "../passwords.ts";
import { returnPath } from "../return-path.ts";
import { SOCIAL_WAYS } from "../social/providers.ts";
import { signedInAs } from "../user-status.ts";
import { giveWelcomeCredit } from "../wallet/welcome-credit.ts";
import { readPhone } from "./asked-phone.ts";
import { contactOf, endCode, findCode, holds, tryCode } from "./one-time-codes.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Makes the account of a new guest and signs them in (API-32, ACC-16). The number or address is the one that
 * this browser has proven, or that `code` proves now; nothing that was sent can name another. Empty values
 * are as if they were not sent. Where the number or address got an account meanwhile, in another tab, its
 * guest is signed in to that. @throws ApiError `forbidden` where somebody is signed in; `validation_failed`
 * field by field; `otp_invalid` with the number 24; `otp_expired` where nothing is proven any more.
 */
export async function userSignUp(
  input: UserSignUpInput,
  context: OperationContext,
): Promise<UserSignUpOutput> {
  const { db, clock, rotateSession, session, site } = context;
  const owner = signInOwner(context);
  if (session?.userId !== null) throw new ApiError("forbidden", { details: { reason: "signed_in" } });
  const problems = await formProblems(input, context);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  if (!rotateSession) throw new ApiError("unavailable");
  const { proof, mode } = await proven(input, context);
  const isByMail = "kind" in proof && proof.kind === "email";
  const password_hash = isByMail && input.password ? await hashPassword(input.password) : undefined;
  const made = await retryTransaction(db, async (trx) => {
    const account = await makeAccount(trx, accountOf(input, proof, context), proof);
    if (!account) return null;
    if (password_hash) await keepPassword(trx, { user_id: account.user_id, password_hash, now: clock() });
    await giveWelcomeCredit(trx, account, proof, context);
    await keepWaiting(trx, "engagement", signedUp(account, context), context);
    return account;
  });
  const found = () =>
    "kind" in proof
      ? accountByContact(db, site.brand.id, proof)
      : accountByIdentity(db, site.brand.id, proof);
  const account = made ?? (await found());
  if (!account) throw new ApiError("unavailable");
  await endCode(db, owner);
  await endIdentity(context);
  const begun = await beginAsGuest(account, mode, context);
  return signedInAs(account, returnPath(input.retUrl, context), context, begun);
}

/** What is wrong with the form; an address that was proven is not asked for. */
async function formProblems(
  input: UserSignUpInput,
  context: OperationContext,
): Promise<readonly FieldProblem[]> {
  const { site, db } = context;
  const proof = await findCode(db, signInOwner(context));
  const asked = signUpFields(site.country.defaultPropertyType, proof?.kind === "email" ? "EMAIL" : undefined);
  const known = [proof?.contact, input.email, input.name, site.brand.siteName];
  return [
    ...(input.code === undefined ? [] : codeProblems(input.code, "code")),
    ...signUpProblems(input, asked, site.limits.fields),
    ...(input.password
      ? passwordProblems(input.password, { min: site.limits.signIn.passwordMin, known })
      : []),
  ];
}

/**
 * What this browser has proven: by the code that is sent along, else by a provider, else by a code or the
 * link of a mail before.
 */
async function proven(
  input: UserSignUpInput,
  context: OperationContext,
): Promise<{ readonly proof: AccountProof; readonly mode: LoginMode }> {
  const identity = input.code === undefined ? await findIdentity(context) : undefined;
  const way = SOCIAL_WAYS.find(({ provider }) => provider === identity?.provider);
  if (identity && way)
    return { proof: { provider: identity.provider, subject: identity.subject }, mode: way.mode };
  const { contact, mode } = await provenContact(input, context);
  return { proof: contact, mode: mode ?? (contact.kind === "phone" ? "PHONEOTP" : "EMAIL") };
}

async function provenContact(
  input: UserSignUpInput,
  context: OperationContext,
): Promise<{ readonly contact: Contact; readonly mode?: LoginMode | undefined }> {
  const owner = signInOwner(context);
  if (input.code !== undefined) {
    const tried = await tryCode(context, owner, cleanCode(input.code));
    if (!tried.ok && tried.reason === "ended") throw new ApiError("otp_expired");
    if (!tried.ok || !isNamed(tried.contact, input, context))
      throw new ApiError("otp_invalid", { details: { error_code: INCORRECT_AT_SIGN_UP } });
    return { contact: tried.contact };
  }
  const proof = await findCode(context.db, owner);
  if (!holds(proof, context.clock()) || !proof.used_at) throw new ApiError("otp_expired");
  return { contact: contactOf(proof), mode: (proof.proven_by ?? undefined) as LoginMode | undefined };
}

/** Whether the form names the number, or the address, that the code went to. */
function isNamed({ kind, value }: Contact, input: UserSignUpInput, context: OperationContext): boolean {
  if (kind === "email") return accountEmail(input.email ?? "") === value;
  const read = readPhone(input, context);
  return read.ok && read.number === value;
}

function accountOf(
  input: UserSignUpInput,
  proof: AccountProof,
  { ids, site, locale, clock, release }: OperationContext,
) {
  const now = new Date(clock());
  return {
    user_id: ids.user(),
    brand_id: site.brand.id,
    title: "",
    ...splitName(input.name),
    email: "kind" in proof && proof.kind === "email" ? proof.value : cleanEmail(input.email) || null,
    street_name: cleanName(input.street_name),
    street_no: cleanName(input.street_no),
    postal_code: cleanName(input.zip_code),
    city: cleanName(input.city),
    country_name: cleanName(input.country_name),
    locale,
    gdpr_consent_at: input.gdpr_consent ? now : null,
    ...(input.terms && { terms_accepted_at: now, terms_release: release.hash }),
    created_at: now,
  };
}

/**
 * The event of a new guest (ACC-08), told of those who agree to that (ADR 0032); it names nobody but by the
 * account's number.
 */
function signedUp({ user_id }: Account, context: OperationContext) {
  const session = context.session && { ...context.session, userId: user_id };
  return toldOfEngagement([{ name: "signed_up", attributes: {} }], { ...context, session });
}

/** ACC-22. */
const INCORRECT_AT_SIGN_UP = 24;
