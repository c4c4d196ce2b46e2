import type { FieldProblem, MessageValues } from "../text/index.ts";
import { isSeen, LONGEST, latinDigits } from "../text/index.ts";
import { emailProblems } from "./email.ts";

/** What an owner writes who wants to list a property (STATIC-04). */
export interface PartnerInquiry {
  readonly name?: string | undefined;
  readonly property_name?: string | undefined;
  readonly city?: string | undefined;
  /** ISO 3166 alpha-2. */
  readonly country?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly message?: string | undefined;
}

/** Digits that a phone number may have, as a site says (`limits.fields`). */
export interface PhoneLimits {
  readonly phoneMin: number;
  readonly phoneStrictMax: number;
}

/** Longest message, in UTF-16 units. */
export const LONGEST_INQUIRY = 2000;

/**
 * Problems of an inquiry, field by field in the order of the form: every field is needed but one of e-mail
 * and phone, neither of which may be wrong where it is given. The form and the server ask the same.
 */
export function partnerInquiryProblems(
  inquiry: PartnerInquiry,
  limits: PhoneLimits,
): readonly FieldProblem[] {
  const needed = NEEDED.flatMap(([field, code, max]) => {
    const text = (inquiry[field] ?? "").trim();
    if (!isSeen(text)) return [inquiryProblem(field, code)];
    return text.length > max ? [inquiryProblem(field, "too-long", { max })] : [];
  });
  const ofMessage = needed.filter(({ field }) => field === "message");
  return [
    ...needed.filter((each) => !ofMessage.includes(each)),
    ...contactProblems(inquiry, limits),
    ...ofMessage,
  ];
}

/** A problem of a field of an inquiry; the message id is `partner.<code>`. */
export function inquiryProblem(field: string, code: string, values: MessageValues = {}): FieldProblem {
  return { field, code, messageId: `partner.${code}`, values };
}

/** Problems of where an answer goes: one of the two is needed, and neither may be wrong where it is given. */
export function contactProblems(
  { email, phone = "" }: Pick<PartnerInquiry, "email" | "phone">,
  { phoneMin: min, phoneStrictMax: max }: PhoneLimits,
): readonly FieldProblem[] {
  if (!(email ?? "").trim() && !phone.trim()) return [inquiryProblem("email", "contact-required")];
  return [
    ...emailProblems(email).map(({ field }) => inquiryProblem(field, "email-invalid")),
    ...(phone.trim() && !isPhone(phone, min, max)
      ? [inquiryProblem("phone", "phone-invalid", { min, max })]
      : []),
  ];
}

function isPhone(text: string, min: number, max: number): boolean {
  const [, digits = ""] = /^\+?(\d+)$/.exec(latinDigits(text).replace(/[\s().-]/g, "")) ?? [];
  return digits.length >= min && digits.length <= max;
}

const NEEDED = [
  ["name", "name-required", LONGEST.name],
  ["property_name", "property-required", LONGEST.name],
  ["city", "city-required", LONGEST.city],
  ["country", "country-required", 2],
  ["message", "message-required", LONGEST_INQUIRY],
] as const;
