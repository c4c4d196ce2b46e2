import { cleanCode, codeProblems, signUpFields, signUpProblems } from "#domain/account";
import { cleanEmail, cleanName, splitName } from "#domain/guest";
import type { UserSignUpInput, UserSignUpOutput } from "#schemas/generated/api/account.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { WaitingEngagement } from "../../../gateways/gateways.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { type Account, accountByPhone, beginAsGuest, fullName, makeAccount } from "../accounts.ts";
import { returnPath } from "../return-path.ts";
import { readPhone } from "./asked-phone.ts";
import { endCode, findCode, holds, tryCode } from "./one-time-codes.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Makes the account of a new guest and signs them in (API-32, ACC-16). The number is the one that this
 * browser has proven, or that `code` proves now; nothing that was sent can name another. Empty values are as
 * if they were not sent. Where the number got an account meanwhile, in another tab, its guest is signed in to
 * that. @throws ApiError `forbidden` where somebody is signed in; `validation_failed` field by field;
 * `otp_invalid` with the number 24; `otp_expired` where nothing is proven any more.
 */
export async function userSignUp(
  input: UserSignUpInput,
  context: OperationContext,
): Promise<UserSignUpOutput> {
  const { db, rotateSession, session, site } = context;
  const owner = signInOwner(context);
  if (session?.userId !== null) throw new ApiError("forbidden", { details: { reason: "signed_in" } });
  const problems = [
    ...(input.code === undefined ? [] : codeProblems(input.code, "code")),
    ...signUpProblems(input, signUpFields(site.country.defaultPropertyType), site.limits.fields),
  ];
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  if (!rotateSession) throw new ApiError("unavailable");
  const phone = await provenPhone(input, context);
  const made = await retryTransaction(db, async (trx) => {
    const account = await makeAccount(trx, accountOf(input, context), phone);
    if (account) await trx.insertInto("outbox").values(signedUp(account, context)).execute();
    return account;
  });
  const account = made ?? (await accountByPhone(db, site.brand.id, phone));
  if (!account) throw new ApiError("unavailable");
  await endCode(db, owner);
  await beginAsGuest(account, "PHONEOTP", context);
  return {
    user_status: "VERIFIED",
    return_to: returnPath(input.retUrl, context),
    name: fullName(account),
  };
}

async function provenPhone(input: UserSignUpInput, context: OperationContext): Promise<string> {
  const owner = signInOwner(context);
  if (input.code !== undefined) {
    const tried = await tryCode(context, owner, cleanCode(input.code));
    if (!tried.ok && tried.reason === "ended") throw new ApiError("otp_expired");
    const read = readPhone(input, context.site);
    if (!tried.ok || !read.ok || read.number !== tried.phone)
      throw new ApiError("otp_invalid", { details: { error_code: INCORRECT_AT_SIGN_UP } });
    return tried.phone;
  }
  const proof = await findCode(context.db, owner);
  if (!holds(proof, context.clock()) || !proof.used_at) throw new ApiError("otp_expired");
  return proof.phone;
}

function accountOf(input: UserSignUpInput, { ids, site, locale, clock }: OperationContext) {
  const now = new Date(clock());
  return {
    user_id: ids.user(),
    brand_id: site.brand.id,
    title: "",
    ...splitName(input.name),
    email: cleanEmail(input.email) || null,
    street_name: cleanName(input.street_name),
    street_no: cleanName(input.street_no),
    postal_code: cleanName(input.zip_code),
    city: cleanName(input.city),
    country_name: cleanName(input.country_name),
    locale,
    gdpr_consent_at: input.gdpr_consent ? now : null,
    created_at: now,
  };
}

/** The event of a new guest (ACC-08); it names nobody but by the account's number. */
function signedUp({ user_id }: Account, { ids, clock, site }: OperationContext) {
  const event: WaitingEngagement = { name: "signed_up", subject: user_id, attributes: { site: site.id } };
  const now = new Date(clock());
  return {
    property_id: NO_PROPERTY,
    outbox_id: ids.outbox(),
    kind: "engagement",
    payload: JSON.stringify(event),
    available_at: now,
    created_at: now,
  };
}

/** ACC-22. */
const INCORRECT_AT_SIGN_UP = 24;
/** Key of work that belongs to no property: properties are counted from 1. */
const NO_PROPERTY = 0;
