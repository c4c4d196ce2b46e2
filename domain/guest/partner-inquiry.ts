import type { FieldProblem } from "../text/index.ts";
import { LONGEST, latinDigits } from "../text/index.ts";
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

/** Longest message, in UTF-16 units. */
export const LONGEST_INQUIRY = 2000;

/**
 * Problems of an inquiry, field by field in the order of the form: every field is needed but one of e-mail
 * and phone, neither of which may be wrong where it is given. The form and the server ask the same.
 */
export function partnerInquiryProblems(
  inquiry: PartnerInquiry,
  { phoneMin, phoneStrictMax }: { readonly phoneMin: number; readonly phoneStrictMax: number },
): readonly FieldProblem[] {
  const { email, phone = "" } = inquiry;
  const problem = (field: string, code: string, values = {}): FieldProblem => ({
    field,
    code,
    messageId: `partner.${code}`,
    values,
  });
  const needed = NEEDED.flatMap(([field, code, max]) => {
    const text = (inquiry[field] ?? "").trim();
    if (!text) return [problem(field, code)];
    return text.length > max ? [problem(field, "too-long", { max })] : [];
  });
  const contact =
    (email ?? "").trim() || phone.trim()
      ? [
          ...emailProblems(email).map(({ field }) => problem(field, "email-invalid")),
          ...(phone.trim() && !isPhone(phone, phoneMin, phoneStrictMax)
            ? [problem("phone", "phone-invalid", { min: phoneMin, max: phoneStrictMax })]
            : []),
        ]
      : [problem("email", "contact-required")];
  const ofMessage = needed.filter(({ field }) => field === "message");
  return [...needed.filter((each) => !ofMessage.includes(each)), ...contact, ...ofMessage];
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
