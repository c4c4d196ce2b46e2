import { CODE_DIGITS, originBoundLine } from "#domain/account";
import { maskPhone } from "#domain/text";
import { siteOrigin } from "#renderer/server";
import type { CodeSentOutput, GenerateByPhoneInput } from "#schemas/generated/api/account.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { WaitingSms } from "../../../gateways/gateways.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import { spendBudgets } from "../../../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import { readPhone } from "./asked-phone.ts";
import { findCode, keepCode, type OneTimeCode } from "./one-time-codes.ts";
import { signInOwner } from "./sign-in-owner.ts";
import { codeTimes } from "./sign-in-state.ts";

/**
 * Sends a one-time code to a number (API-33), the same way for every number: no account is looked for before
 * the code was right (ACC-07). Without a number it goes once more to the one before. Asked again before
 * `resendSeconds` are over it sends nothing and says how long that is (ACC-12). Codes are counted for the
 * number and for its block of ten thousand, whoever asks. @throws ApiError `validation_failed` field by
 * field, `rate_limited`, `otp_expired` where there is no number to send to again.
 */
export async function generateByPhone(
  input: GenerateByPhoneInput,
  context: OperationContext,
): Promise<CodeSentOutput> {
  const { db, clock } = context;
  const owner = signInOwner(context);
  const before = await findCode(db, owner);
  const phone = numberOf(input, before, context);
  const now = clock();
  const isSame = before?.phone === phone && before.used_at === null;
  const isEarly =
    isSame && now - before.created_at.getTime() < context.site.limits.signIn.resendSeconds * 1000;
  if (isSame && (isEarly || input.send_otp === false))
    return { nod: CODE_DIGITS, ...codeTimes(before, context) };
  if (input.send_otp === false)
    return { nod: CODE_DIGITS, phone: maskPhone(phone), resend_in: 0, expires_in: 0 };
  await spendCodes(phone, context);
  const { codeMinutes: minutes, codeTries: tries } = context.site.limits.signIn;
  const code = context.ids.oneTimeCode();
  await retryTransaction(db, async (trx) => {
    await keepCode(trx, owner, { code, phone, now, minutes, tries });
    const created_at = new Date(now);
    await trx
      .insertInto("outbox")
      .values({
        property_id: NO_PROPERTY,
        outbox_id: context.ids.outbox(),
        kind: "sms",
        payload: JSON.stringify(message(phone, code, context)),
        available_at: created_at,
        created_at,
      })
      .execute();
  });
  const created_at = new Date(now);
  const expires_at = new Date(now + minutes * 60_000);
  return { nod: CODE_DIGITS, ...codeTimes({ phone, created_at, expires_at }, context) };
}

function numberOf(input: GenerateByPhoneInput, before: OneTimeCode | undefined, context: OperationContext) {
  if (input.phone === undefined) {
    if (!before || before.used_at) throw new ApiError("otp_expired");
    return before.phone;
  }
  const read = readPhone(input, context.site);
  if (!read.ok) throw new ApiError("validation_failed", { fields: fieldErrors(read.problems, context) });
  return read.number;
}

/** @throws ApiError `rate_limited` with the wait. */
async function spendCodes(phone: string, context: OperationContext): Promise<void> {
  const { codesPerPhone, codesPerBlock, codeBudgetMinutes } = context.site.limits.protection;
  const windowSeconds = codeBudgetMinutes * 60;
  const spending = await spendBudgets(context, [
    { bucket: `code:phone:${sha256(phone)}`, limit: codesPerPhone, windowSeconds },
    { bucket: `code:block:${phone.slice(0, -BLOCK_DIGITS)}`, limit: codesPerBlock, windowSeconds },
  ]);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
}

function message(to: string, code: string, context: OperationContext): WaitingSms {
  const { site, locale } = context;
  const words = supplySentence(context, "account.code-sms", {
    code,
    brand: site.brand.siteName,
    minutes: site.limits.signIn.codeMinutes,
  });
  return { to, text: `${words}\n\n${originBoundLine(new URL(siteOrigin(site)).host, code)}`, locale };
}

/** Last digits of a number that do not tell its block. */
const BLOCK_DIGITS = 4;
/** Key of work that belongs to no property: properties are counted from 1. */
const NO_PROPERTY = 0;
