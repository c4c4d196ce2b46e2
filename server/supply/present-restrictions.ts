import type { Restriction } from "#schemas/generated/api/property.ts";
import type { RestrictionValue } from "../db/property-tables.ts";

/** Rules of a property as the wire has them; codes nobody knows are left out. */
export function presentRestrictions(values: readonly RestrictionValue[]): Restriction[] {
  return values.filter((value): value is Restriction => CODES.has(value.code));
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
