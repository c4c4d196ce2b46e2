import {
  callingCode,
  callingCodeOf,
  callingCountries,
  nationalDigits,
  type PhoneRules,
  phoneProblems,
  plainPhone,
} from "../guest/index.ts";
import { type FieldProblem, fieldProblem } from "../text/index.ts";

/** A number as a guest gives it. */
export interface GivenPhone {
  /** Calling code of the chosen country, such as `+31`. */
  readonly countryCode: string;
  readonly number: string;
}

/**
 * Problems of the number a guest signs in with (VAL-04). A number that begins with a plus says its own
 * country, whatever country is chosen: its lengths are not those of the chosen one. No code goes to a calling
 * code that no country has.
 */
export function accountPhoneProblems(phone: GivenPhone, rules: PhoneRules): readonly FieldProblem[] {
  const asked = ownCountry(phone);
  const problems = phoneProblems(asked, asked.countryCode === "" ? { ...rules, lengths: undefined } : rules);
  const isNumber = !problems.some(({ code }) => NO_NUMBER.has(code));
  if (!isNumber || hasCallingCode(e164(phone).slice(1))) return problems;
  return [fieldProblem(rules.field ?? "phone", "phone-calling-code")];
}

/**
 * The one form a number is known by, E.164 (`+31612345678`): two ways of typing it are one account, one
 * budget and one code. For numbers without problems.
 */
export function e164(phone: GivenPhone): string {
  const { countryCode, number } = ownCountry(phone);
  return `+${callingCode(countryCode)}${nationalDigits(countryCode, number)}`;
}

function ownCountry({ countryCode, number }: GivenPhone): GivenPhone {
  const text = plainPhone(number).trim().replace(CODE_TWICE, "");
  const digits = text.replace(/\D/g, "");
  const isOther = text.startsWith("+") && !digits.startsWith(callingCode(countryCode));
  return { countryCode: isOther ? "" : countryCode, number: text };
}

/**
 * The calling code that a number in E.164 begins with, such as `+31`: no calling code begins another one.
 * Undefined for a number of no country.
 */
export function callingCodeFrom(number: string): string | undefined {
  return callingCountries()
    .map(callingCodeOf)
    .find((each) => each && number.startsWith(each));
}

/** Whether digits begin with the calling code of a country: `31612345678` does, `99912345` does not. */
function hasCallingCode(digits: string): boolean {
  return callingCodeFrom(`+${digits}`) !== undefined;
}

/** The calling code that stands in a field, before a whole number that was pasted behind it. */
const CODE_TWICE = /^\+\d{1,3}(?: *(?=\+)| +(?=00))/;
/** Problems of what cannot be dialled at all. */
const NO_NUMBER: ReadonlySet<string> = new Set(["phone-required", "phone-characters"]);
