import { cleanCode, codeProblems } from "#domain/account";
import { callingCode, nationalDigits } from "#domain/guest";
import { fieldProblem } from "#domain/text";
import type { SendBookingCodeInput, SendBookingCodeOutput } from "#schemas/generated/api/booking.ts";
import type { BookingGuestValue } from "../../../db/booking-tables.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import type { Contact } from "../../account/accounts.ts";
import { readPhone } from "../../account/sign-in/asked-phone.ts";
import { type CodeOwner, findCode, holds, tryCode } from "../../account/sign-in/one-time-codes.ts";
import { sendCode } from "../../account/sign-in/send-code.ts";
import { findQuote } from "../quote/queries.ts";

/** Number of the specification for a code that is wrong where nobody signs up (ACC-22). */
const INCORRECT = 54;

/**
 * Sends a code to the number that a booking is to be made with (BOOK-08), for a price of this session that is
 * not booked yet; without a number, once more to where the one before went. It is counted like a code to sign
 * in with, and good for nothing else. @throws ApiError `forbidden` where none is asked for, `not_found`,
 * `validation_failed` at `user.phone`, `rate_limited`, `otp_expired` where there is nothing to send to again.
 */
export async function sendBookingCode(
  { quote_id, ...asked }: SendBookingCodeInput,
  context: OperationContext,
): Promise<SendBookingCodeOutput> {
  const owner = askedOwner(context);
  if (!owner) throw new ApiError("forbidden", { details: { reason: "no_code" } });
  const quote = await findQuote(context.db, quote_id);
  const isOwn = quote?.site_id === context.site.id && quote.session_id === owner.session.id;
  if (!isOwn || quote.booking_id) throw new ApiError("not_found");
  const contact = asked.phone === undefined ? undefined : numberOf(asked, context);
  const { nod, phone = "", resend_in, expires_in } = await sendCode(owner, { contact }, context);
  return { nod, phone, resend_in, expires_in };
}

/**
 * Refuses a booking of a guest who is not signed in and has not shown within a quarter of an hour that the
 * number of the booking is theirs, where the country asks for that (BOOK-08). A right code stands for itself:
 * a booking that fails after it is tried again without another one. @throws ApiError `otp_required` without a
 * code for the number; `validation_failed` at `otp`; `otp_invalid` and `otp_expired`, after which the try is
 * spent.
 */
export async function checkPhoneCode(
  otp: string | undefined,
  guest: Pick<BookingGuestValue, "calling_code" | "phone">,
  context: OperationContext,
): Promise<void> {
  const owner = askedOwner(context);
  if (!owner) return;
  const number = `+${guest.calling_code}${guest.phone}`;
  const code = await findCode(context.db, owner);
  const isSent = holds(code, context.clock()) && code.contact === number;
  if (isSent && code.used_at) return;
  if (otp === undefined) throw new ApiError("otp_required");
  if (!isSent) throw new ApiError(code?.contact === number ? "otp_expired" : "otp_required");
  const problems = codeProblems(otp);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const tried = await tryCode(context, owner, cleanCode(otp));
  if (!tried.ok && tried.reason === "ended") throw new ApiError("otp_expired");
  if (!tried.ok || tried.contact.value !== number)
    throw new ApiError("otp_invalid", { details: { error_code: INCORRECT } });
}

/** Whose code it is; nobody's where the country asks for none, or the guest is signed in. */
function askedOwner({ session, site }: OperationContext): CodeOwner | undefined {
  if (!site.country.payAtHotelPhoneCode || !session || session.userId !== null) return undefined;
  return { session, purpose: "book", brandId: site.brand.id };
}

/**
 * The number of a booking. One that begins with a plus and another calling code than the chosen one would be
 * kept as something else than where the code went, so the guest chooses its country first.
 */
function numberOf(asked: Omit<SendBookingCodeInput, "quote_id">, context: OperationContext): Contact {
  const read = readPhone(asked, context);
  const code = asked.country_code ?? "";
  const kept = `+${callingCode(code)}${nationalDigits(code, asked.phone ?? "")}`;
  const problems = read.ok
    ? read.number === kept
      ? []
      : [fieldProblem("phone", "phone-calling-code")]
    : read.problems;
  if (!read.ok || problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context, "user.") });
  return { kind: "phone", value: read.number };
}
