import { type CountryCode, getExampleNumber, isSupportedCountry, Metadata } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import type { Country } from "#schemas";
import { once } from "../../memory/once.ts";
import type { PathProblem } from "../json/path-problem.ts";

/** Digits of a country's mobile numbers, without calling code and trunk zero. */
interface PhoneLengths {
  readonly min: number;
  readonly max: number;
  /** Digits of a number as most people there have one. */
  readonly usual: number;
}

/** Members of a numbering plan that the package has but leaves out of its types. */
interface PhonePlan {
  readonly possibleLengths: () => readonly number[];
  readonly type: (name: "MOBILE") => { readonly possibleLengths: () => readonly number[] } | undefined;
}

/**
 * Lengths by the country's numbering plan, within what a record can say; none of a country without a plan of
 * its own.
 */
export function phoneLengthsOf(code: string): PhoneLengths | undefined {
  return isSupportedCountry(code) ? lengthsOf(code) : undefined;
}

const lengthsOf = once((code: string): PhoneLengths => {
  const metadata = new Metadata();
  // The caller asked whether the package knows the country.
  metadata.selectNumberingPlan(code as CountryCode);
  const plan = metadata.numberingPlan as unknown as PhonePlan;
  const lengths = plan.type("MOBILE")?.possibleLengths() ?? plan.possibleLengths();
  const min = Math.max(4, Math.min(...lengths));
  const example = getExampleNumber(code as CountryCode, examples)?.nationalNumber;
  return { min, max: Math.min(15, Math.max(...lengths)), usual: example?.length ?? min };
});

/**
 * Lengths that refuse what people there are called by, or let through what nobody is (CONF-17). Both are one
 * mistake.
 */
export function checkPhoneLengths({ COUNTRY_CODE: code, phone }: Country): PathProblem[] {
  const plan = phoneLengthsOf(code);
  if (!plan || phone?.min === undefined || phone.max === undefined) return [];
  const { min, max, usual } = plan;
  const isRefused = usual < phone.min || usual > phone.max;
  if (!isRefused && phone.min >= min && phone.max <= max) return [];
  const digits = min === max ? `${min} digits` : `${min} to ${max} digits, most of them ${usual}`;
  const message = `Mobile numbers of ${code} have ${digits}; ${phone.min} to ${phone.max} ${isRefused ? "refuses most of them" : "lets wrong ones through"}.`;
  const isLow = phone.min > usual || phone.min < min;
  return [
    {
      path: ["phone", isLow ? "min" : "max"],
      code: "untrue",
      message,
      suggestion: `Write "min": ${min}, "max": ${max}.`,
      ...(!isRefused && { severity: "warning" as const }),
    },
  ];
}
