import { cleanEmail, partnerInquiryProblems } from "#domain/guest";
import { latinDigits, oneLine } from "#domain/text";
import type { PartnerInquiryInput, PartnerInquiryOutput } from "#schemas/generated/api/partner.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { answerMails, inquiryMails } from "./inquiry-mails.ts";

/**
 * Keeps what an owner wrote who wants to list a property, sends it to the brand and answers the owner by mail
 * (STATIC-04). Order: idempotency row → inquiry, outbox, kept answer. What fills the field that people do not
 * see is answered alike, and goes nowhere.
 * @throws ApiError `forbidden`, `validation_failed` field by field, `rate_limited`; after any of them nothing
 * is kept.
 */
export async function partnerInquiry(
  input: PartnerInquiryInput,
  context: OperationContext,
): Promise<PartnerInquiryOutput> {
  const { site, ids } = context;
  const { idempotency_key: _, website, ...said } = input;
  const problems = partnerInquiryProblems(said, site.limits.fields);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  return context.once((keep) =>
    retryTransaction(context.db, async (trx) => {
      if (website) {
        const answer = { reference: ids.inquiry() };
        await keep(trx, answer);
        return answer;
      }
      const now = new Date(context.clock());
      const inquiry = {
        inquiry_id: ids.inquiry(),
        brand_id: site.brand.id,
        site_id: site.id,
        locale: context.locale,
        name: oneLine(said.name),
        property_name: oneLine(said.property_name),
        city: oneLine(said.city),
        country: said.country,
        email: cleanEmail(said.email) || null,
        phone: latinDigits(oneLine(said.phone ?? "")) || null,
        message: said.message.trim(),
        created_at: now,
      };
      await trx.insertInto("partner_inquiry").values(inquiry).execute();
      const mails = [...inquiryMails(inquiry, context), ...answerMails(inquiry, context)];
      await keepWaiting(trx, "mail", mails, context);
      const answer = { reference: inquiry.inquiry_id };
      await keep(trx, answer);
      return answer;
    }),
  );
}
