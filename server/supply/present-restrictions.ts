import type { RestrictionCode } from "#domain/booking";
import type { Restriction } from "#schemas/generated/api/property.ts";
import type { RestrictionValue } from "../db/property-tables.ts";
import { supplyWords } from "./words/index.ts";

/** Rules of a property as the wire has them, named in the reader's language; codes nobody knows are left out. */
export function presentRestrictions(values: readonly RestrictionValue[], locale: string): Restriction[] {
  const words = supplyWords(locale).restrictions;
  return values.filter(isKnown).map((rule) => ({
    ...rule,
    name: words[rule.code]?.replace("{value}", String(rule.value ?? "")) ?? rule.name,
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
