import type { Transaction } from "kysely";
import { assistProblem, cleanEmail, guestInquiryProblems, pictureProblems } from "#domain/guest";
import { latinDigits, oneLine } from "#domain/text";
import type { GuestInquiryInput, GuestInquiryOutput } from "#schemas/generated/api/assist.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { Database } from "../../../db/schema.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { guestAnswerMails, guestInquiryMails } from "./guest-inquiry-mails.ts";

/**
 * Keeps what a guest writes to the help of the brand, with the pictures that this browser uploaded, sends it
 * to the brand and answers the guest by mail (HELP-04). Order: idempotency row → pictures, inquiry, outbox,
 * kept answer. No booking is looked up: the answer is the same for every number. What fills the field that
 * people do not see is answered alike, and goes nowhere.
 * @throws ApiError `validation_failed` field by field, `rate_limited`; after any of them nothing is kept.
 */
export async function guestInquiry(
  input: GuestInquiryInput,
  context: OperationContext,
): Promise<GuestInquiryOutput> {
  const { site, ids, session, release } = context;
  const { idempotency_key: _, website, pictures = [], ...said } = input;
  const rules = { ...site.limits.fields, topics: Object.keys(release.inquiryTopics) };
  const problems = [
    ...guestInquiryProblems(said, rules),
    ...pictureProblems(pictures, site.limits.assist.pictures),
  ];
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  return context.once((keep) =>
    retryTransaction(context.db, async (trx) => {
      const answer = { reference: ids.inquiry() };
      if (!website) {
        const now = context.clock();
        const inquiry = {
          inquiry_id: answer.reference,
          brand_id: site.brand.id,
          site_id: site.id,
          locale: context.locale,
          user_id: session?.userId ?? null,
          topic: said.topic,
          name: oneLine(said.name),
          email: cleanEmail(said.email) || null,
          phone: latinDigits(oneLine(said.phone ?? "")) || null,
          booking_no: oneLine(said.booking_no ?? "").toUpperCase() || null,
          message: said.message.trim(),
          created_at: new Date(now),
          expires_at: new Date(now + site.limits.assist.caseDays * DAY_MS),
        };
        await takePictures(trx, pictures, inquiry, context);
        await trx.insertInto("guest_inquiry").values(inquiry).execute();
        const mails = [
          ...guestInquiryMails(inquiry, pictures, context),
          ...guestAnswerMails(inquiry, context),
        ];
        await keepWaiting(trx, "mail", mails, context);
      }
      await keep(trx, answer);
      return answer;
    }),
  );
}

/** Gives pictures of this browser to an inquiry. @throws ApiError where one is not there, or taken. */
async function takePictures(
  trx: Transaction<Database>,
  pictures: readonly string[],
  { inquiry_id, user_id, expires_at }: { inquiry_id: string; user_id: string | null; expires_at: Date },
  context: OperationContext,
): Promise<void> {
  if (pictures.length === 0) return;
  const taken = await trx
    .updateTable("guest_upload")
    .set({ inquiry_id, user_id, expires_at })
    .where("picture_id", "in", pictures)
    .where("brand_id", "=", context.site.brand.id)
    .where("session_id", "=", context.session?.id ?? "")
    .where("inquiry_id", "is", null)
    .where("expires_at", ">", new Date(context.clock()))
    .returning("picture_id")
    .execute();
  if (taken.length === pictures.length) return;
  const gone = fieldErrors([assistProblem("pictures", "pictures-gone")], context);
  throw new ApiError("validation_failed", { fields: gone });
}

const DAY_MS = 24 * 60 * 60_000;
