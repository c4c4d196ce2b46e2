import { latinDigits } from "./digits.ts";
import { type FieldProblem, fieldProblem } from "./field-problem.ts";
import { TEXT_LENGTHS } from "./text-lengths.ts";

export interface PhoneRules {
  readonly required?: boolean | undefined;
  /** Fewest and most digits of the country, from its configuration. Without them the strict range 6 to 15 holds. */
  readonly lengths?: { readonly min: number; readonly max: number } | undefined;
  /** False for the old, shorter range 6 to 12 where a country has no lengths of its own. */
  readonly strict?: boolean | undefined;
  readonly field?: string | undefined;
}

/**
 * Problems of a phone number (VAL-04): digits of any script, plus, hyphen and blanks; the length counts digits only. Numbers of
 * +91 have exactly 10 digits, the first of them 6 to 9.
 */
export function phoneProblems(
  phone: { readonly countryCode: string; readonly number: string | null | undefined },
  { required = true, lengths, strict = true, field = "phone" }: PhoneRules = {},
): readonly FieldProblem[] {
  const text = latinDigits(phone.number ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "phone-required")] : [];
  if (!/^[\d+\- ]+$/.test(text) || /.\+/.test(text)) return [fieldProblem(field, "phone-characters")];
  const digits = nationalDigits(phone.countryCode, text);
  if (callingCode(phone.countryCode) === INDIA) {
    if (digits.length !== 10) return [fieldProblem(field, "phone-length-exact", { length: 10 })];
    return /^[6-9]/.test(digits) ? [] : [fieldProblem(field, "phone-first-digit")];
  }
  const { min, max } = lengths ?? (strict ? TEXT_LENGTHS.phoneStrict : TEXT_LENGTHS.phone);
  if (digits.length < min || digits.length > max) return [fieldProblem(field, "phone-length", { min, max })];
  return [];
}

/** Digits of a number as typed, without the country's own prefix when it was typed too (`+91 98…` → `98…`). */
export function nationalDigits(countryCode: string, number: string): string {
  const text = latinDigits(number).trim();
  const digits = text.replace(/\D/g, "");
  const code = callingCode(countryCode);
  return text.startsWith("+") && code !== "" && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/** Digits of a country calling code: `+91`, `91` and `0091` are `91`. */
export function callingCode(countryCode: string): string {
  return latinDigits(countryCode).replace(/\D/g, "").replace(/^00/, "");
}

/**
 * What two ways of typing one number share: calling code and digits without leading zeros (`+31 06 1234 5678` and
 * `+31 6 12345678` are one phone). For comparing only, not for dialling.
 */
export function phoneKey(countryCode: string, number: string): string {
  return `${callingCode(countryCode)}:${nationalDigits(countryCode, number).replace(/^0+/, "")}`;
}

/** Keeps what may be typed into a phone field and stops at the longest length (VAL-05): for key entry, paste and autofill alike. */
export function phoneEntry(text: string, maxDigits: number = TEXT_LENGTHS.phoneStrict.max): string {
  let left = maxDigits;
  return [...latinDigits(text)]
    .filter((character, index) =>
      /\d/.test(character)
        ? left-- > 0
        : character === "-" || character === " " || (character === "+" && index === 0),
    )
    .join("");
}

const INDIA = "91";
