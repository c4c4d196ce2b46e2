import { isPossiblePhoneNumber } from "libphonenumber-js/max";
import type { CountryFacts } from "./country-facts.ts";

/**
 * A telephone number of the right length that stands in for the real one, which only the owner knows: nearly
 * all zeros, ending in 0140.
 */
export function unusedNumber({ phone: { code, min, max } }: CountryFacts): string {
  for (let length = max; length >= min; length--) {
    for (const first of "0529134678") {
      const digits = `${first}${"140".padStart(length - 1, "0")}`;
      if (isPossiblePhoneNumber(`${code}${digits}`)) return `${code} ${spaced(digits)}`;
    }
  }
  return `${code} 00 0000 0140`;
}

/** Digits as people write them, four at a time from the end. */
function spaced(digits: string): string {
  return digits.replace(/\B(?=(\d{4})+$)/g, " ");
}
