import { type FieldProblem, isSeen, LONGEST, type MessageValues } from "../text/index.ts";
import { contactProblems, inquiryProblem, LONGEST_INQUIRY, type PhoneLimits } from "./partner-inquiry.ts";

/** What a guest writes to the brand's help (HELP-04). */
export interface GuestInquiry {
  /** Code of a topic that the configuration offers. */
  readonly topic?: string | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Number of a booking, as the guest has it. */
  readonly booking_no?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Problems of a guest's inquiry in the order of the form. Of a booking's number only the letters are looked
 * at: whether there is such a booking is nothing that a stranger may learn here.
 */
export function guestInquiryProblems(
  inquiry: GuestInquiry,
  { topics, ...limits }: PhoneLimits & { readonly topics: readonly string[] },
): readonly FieldProblem[] {
  const { topic = "", name = "", booking_no = "", message = "" } = inquiry;
  return [
    ...(topics.includes(topic) ? [] : [assistProblem("topic", "topic-required")]),
    ...textProblems("name", name, LONGEST.name),
    ...contactProblems(inquiry, limits),
    ...(booking_no.trim() === "" || BOOKING_NUMBER.test(booking_no.trim())
      ? []
      : [assistProblem("booking_no", "booking-invalid")]),
    ...textProblems("message", message, LONGEST_INQUIRY),
  ];
}

/** A problem of a field that only guests' inquiries have; the message id is `assist.<code>`. */
export function assistProblem(field: string, code: string, values: MessageValues = {}): FieldProblem {
  return { field, code, messageId: `assist.${code}`, values };
}

/** Problems of how many pictures an inquiry has; `count` is the most. */
export function pictureProblems(pictures: readonly unknown[], count: number): readonly FieldProblem[] {
  return pictures.length > count ? [assistProblem("pictures", "pictures-many", { count })] : [];
}

function textProblems(field: "name" | "message", text: string, max: number): readonly FieldProblem[] {
  if (!isSeen(text)) return [inquiryProblem(field, `${field}-required`)];
  return text.trim().length > max ? [inquiryProblem(field, "too-long", { max })] : [];
}

const BOOKING_NUMBER = /^[A-Za-z0-9-]{4,30}$/;
