import { CODE_DIGITS, originBoundLine } from "#domain/account";
import { siteOrigin } from "#renderer/server";
import type { CodeSentOutput } from "#schemas/generated/api/account.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { WaitingSms } from "../../../gateways/gateways.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import { type Budget, spendBudgets } from "../../../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import { codeMails } from "../account-mails.ts";
import type { Contact } from "../accounts.ts";
import { type CodeOwner, contactOf, findCode, keepCode } from "./one-time-codes.ts";
import { codeTimes, maskedContact } from "./sign-in-state.ts";

/** What a call asks of a code. */
export interface AskedCode {
  /** Where it goes; once more to where the one before went where there is none. */
  readonly contact?: Contact | undefined;
  /** False asks only how a code stands. */
  readonly isSent?: boolean | undefined;
  /** Path of this site to go to afterwards, for the link of a mail; a mail without one has no link. */
  readonly returnTo?: string | undefined;
}

/**
 * Sends a one-time code to a number or an address, the same way for all of them: no account is looked for
 * before the code was right (ACC-07). Asked again before `resendSeconds` are over it sends nothing and says
 * how long that is (ACC-12). Codes are counted for the contact, and for a number's block of ten thousand,
 * whoever asks. @throws ApiError `rate_limited`, `otp_expired` where there is nothing to send to again.
 */
export async function sendCode(
  owner: CodeOwner,
  { contact: asked, isSent = true, returnTo }: AskedCode,
  context: OperationContext,
): Promise<CodeSentOutput> {
  const { db, clock, ids, site } = context;
  const before = await findCode(db, owner);
  if (!asked && (!before || before.used_at)) throw new ApiError("otp_expired");
  const contact = asked ?? contactOf(before as NonNullable<typeof before>);
  const now = clock();
  const isSame = before?.kind === contact.kind && before.contact === contact.value && before.used_at === null;
  const isEarly = isSame && now - before.created_at.getTime() < site.limits.signIn.resendSeconds * 1000;
  if (isSame && (isEarly || !isSent)) return { nod: CODE_DIGITS, ...codeTimes(before, context) };
  if (!isSent) return { nod: CODE_DIGITS, ...maskedContact(contact), resend_in: 0, expires_in: 0 };
  await spendCodes(contact, context);
  const { codeMinutes: minutes, codeTries: tries } = site.limits.signIn;
  const code = ids.oneTimeCode();
  await retryTransaction(db, async (trx) => {
    await keepCode(trx, owner, { code, contact, now, minutes, tries });
    if (contact.kind === "phone")
      await keepWaiting(trx, "sms", [text(contact.value, code, context)], context);
    else
      await keepWaiting(trx, "mail", codeMails({ email: contact.value, code, returnTo }, context), context);
  });
  const times = { created_at: new Date(now), expires_at: new Date(now + minutes * 60_000) };
  return {
    nod: CODE_DIGITS,
    ...codeTimes({ kind: contact.kind, contact: contact.value, ...times }, context),
  };
}

/** @throws ApiError `rate_limited` with the wait. */
async function spendCodes({ kind, value }: Contact, context: OperationContext): Promise<void> {
  const { codesPerPhone, codesPerBlock, codeBudgetMinutes, ...protection } = context.site.limits.protection;
  const windowSeconds = codeBudgetMinutes * 60;
  const own: Budget = { bucket: `code:${kind}:${sha256(value)}`, limit: codesPerPhone, windowSeconds };
  const block: Budget = {
    bucket: `code:block:${value.slice(0, -BLOCK_DIGITS)}`,
    limit: codesPerBlock,
    windowSeconds,
  };
  const day: Budget = {
    bucket: `code:day:${kind}:${sha256(value)}`,
    limit: kind === "phone" ? protection.smsPerDay : protection.mailsPerDay,
    windowSeconds: 86_400,
  };
  const spending = await spendBudgets(context, kind === "phone" ? [own, day, block] : [own, day]);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
}

function text(to: string, code: string, context: OperationContext): WaitingSms {
  const { site, locale } = context;
  const words = supplySentence(context, "account.code-sms", {
    code,
    brand: site.brand.siteName,
    minutes: site.limits.signIn.codeMinutes,
  });
  const line = originBoundLine(new URL(siteOrigin(site)).host, code);
  return { to, text: `${words}\n\n${line}`, locale, isCounted: true };
}

/** Last digits of a number that do not tell its block. */
const BLOCK_DIGITS = 4;
