import type { RestrictionCode } from "#domain/booking";
import type { Restriction } from "#schemas/generated/api/property.ts";
import type { RestrictionValue } from "../db/property-tables.ts";
import { supplySentence, supplyWord, type WordsPlace } from "./supply-words.ts";

/**
 * Rules of a property as the wire has them, named in the reader's language; codes nobody knows are left out.
 */
export function presentRestrictions(values: readonly RestrictionValue[], place: WordsPlace): Restriction[] {
  const word = supplyWord(place);
  return values.filter(isKnown).map((rule) => ({
    ...rule,
    name:
      rule.value === undefined
        ? (word(`supply.restriction.${rule.code}`) ?? rule.name)
        : supplySentence(place, `supply.restriction.${rule.code}`, { value: rule.value }),
  }));
}

/** The codes of a property's rules, for the rules of the domain. */
export function restrictionCodes(values: readonly RestrictionValue[]): readonly RestrictionCode[] {
  return values.filter(isKnown).map(({ code }) => code);
}

function isKnown(value: RestrictionValue): value is Restriction {
  return CODES.has(value.code);
}

const CODES: ReadonlySet<string> = new Set<Restriction["code"]>([
  "no_foreign_guests",
  "no_unmarried_couples",
  "no_local_ids",
  "no_postpaid",
  "no_pets",
  "no_smoking",
  "adults_only",
  "minimum_age",
  "quiet_hours",
  "no_parties",
]);
