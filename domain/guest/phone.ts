import type { Limits } from "#schemas";
import { type FieldProblem, fieldProblem, latinDigits } from "../text/index.ts";

/** Fewest and most digits of a country's numbers, without calling code and trunk zero. */
export interface PhoneLengths {
  readonly min: number;
  readonly max: number;
}

export interface PhoneRules {
  readonly limits: Pick<Limits["fields"], "phoneMin" | "phoneMax" | "phoneStrictMax">;
  /** Those of the number's country, where it is configured: they win over the limits. */
  readonly lengths?: PhoneLengths | undefined;
  readonly required?: boolean | undefined;
  readonly field?: string | undefined;
}

/**
 * Problems of a phone number (VAL-04): digits of any script, plus, hyphen and blanks; the length counts
 * digits only. Unseen marks, which come along where a number is pasted, are none of it. Which length holds,
 * the first that applies:
 *
 * 1. the lengths of the number's own country;
 * 2. `+91`: exactly 10 digits;
 * 3. a country without lengths of its own, known by calling code or plus: `phoneMin` to `phoneStrictMax`, the
 *   strict variant;
 * 4. a number that does not say its country: `phoneMin` to `phoneMax`, since a calling code would still come
 *   on top.
 *
 * Numbers of +91 start with 6 to 9 whatever their length.
 */
export function phoneProblems(
  phone: { readonly countryCode: string; readonly number: string | null | undefined },
  rules: PhoneRules,
): readonly FieldProblem[] {
  const { required = true, field = "phone" } = rules;
  const text = plainPhone(phone.number ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "phone-required")] : [];
  if (!/^[\d+\- ]+$/.test(text) || /.\+/.test(text)) return [fieldProblem(field, "phone-characters")];
  const india = callingCode(phone.countryCode) === INDIA;
  const digits = nationalDigits(phone.countryCode, text);
  const { min, max } = lengthsOf(phone.countryCode, text, rules);
  if (digits.length < min || digits.length > max) {
    return [
      min === max
        ? fieldProblem(field, "phone-length-exact", { length: min })
        : fieldProblem(field, "phone-length", { min, max }),
    ];
  }
  return india && !/^[6-9]/.test(digits) ? [fieldProblem(field, "phone-first-digit")] : [];
}

/**
 * Digits of a number as the world dials it after the calling code: without the country's own prefix when it
 * was typed too (`+91 98…`, `0091 98…` → `98…`) and without what is dialled before it at home (`098…` →
 * `98…`, `8 912…` → `912…`).
 */
export function nationalDigits(countryCode: string, number: string): string {
  const text = plainPhone(number).trim();
  const digits = text.replace(/\D/g, "");
  const code = callingCode(countryCode);
  if (code === "") return text.startsWith("+") ? digits : digits.replace(/^0/, "");
  const abroad = text.startsWith("+") ? code : `00${code}`;
  return withoutTrunk(code, digits.startsWith(abroad) ? digits.slice(abroad.length) : digits);
}

/** The number without the digits dialled before it at home, where the country has any. */
function withoutTrunk(code: string, digits: string): string {
  const [trunk, from] = TRUNKS[code] ?? ["0", 0];
  return trunk && digits.length >= from && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
}

/**
 * What is dialled before a number at home where that is not a single zero, and the fewest digits with it;
 * empty where a zero belongs to the number. By calling code.
 */
const TRUNKS: Readonly<Record<string, readonly [trunk: string, fewest: number]>> = {
  1: ["1", 11],
  7: ["8", 11],
  36: ["06", 9],
  375: ["80", 11],
  39: ["", 0],
  225: ["", 0],
  229: ["", 0],
  241: ["", 0],
  242: ["", 0],
  378: ["", 0],
  379: ["", 0],
};

/** Digits of a country calling code: `+91`, `91` and `0091` are `91`. */
export function callingCode(countryCode: string): string {
  return latinDigits(countryCode).replace(/\D/g, "").replace(/^00/, "");
}

/**
 * What two ways of typing one number share: calling code and digits without leading zeros (`+31 06 1234 5678`
 * and `+31 6 12345678` are one phone). For comparing only, not for dialling.
 */
export function phoneKey(countryCode: string, number: string): string {
  return `${callingCode(countryCode)}:${nationalDigits(countryCode, number).replace(/^0+/, "")}`;
}

/**
 * Most digits a phone field takes (VAL-05): `phoneStrictMax`, or more where the country's own numbers with
 * their calling code need it. A whole number may be typed or filled in whatever the national length: cutting
 * it shorter would make a wrong number of it.
 */
export function longestPhone(countryCode: string, { limits, lengths }: PhoneRules): number {
  return Math.max(limits.phoneStrictMax, lengths ? callingCode(countryCode).length + lengths.max : 0);
}

/**
 * Keeps what may be typed into a phone field and stops at the longest length (VAL-05): for key entry, paste
 * and autofill alike. Names are letters only as well, but theirs is said when the field is left: input
 * methods of some scripts compose letters from digits.
 */
export function phoneEntry(text: string, maxDigits: number): string {
  let left = maxDigits;
  return [...plainPhone(text)]
    .filter((character, index) =>
      /\d/.test(character)
        ? left-- > 0
        : character === "-" || character === " " || (character === "+" && index === 0),
    )
    .join("");
}

/**
 * A number in plain letters: digits of any script as 0 to 9, blanks and hyphens of every kind as plain ones,
 * and without the unseen marks that address books put around numbers.
 */
export function plainPhone(text: string): string {
  return latinDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replace(/\s/g, " ")
    .replace(/\p{Pd}/gu, "-");
}

function lengthsOf(countryCode: string, number: string, { limits, lengths }: PhoneRules): PhoneLengths {
  if (lengths) return lengths;
  const code = callingCode(countryCode);
  if (code === INDIA) return { min: 10, max: 10 };
  const saysCountry = code !== "" || number.startsWith("+");
  return { min: limits.phoneMin, max: saysCountry ? limits.phoneStrictMax : limits.phoneMax };
}

const INDIA = "91";
