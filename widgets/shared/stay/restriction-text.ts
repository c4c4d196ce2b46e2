import { useT } from "#renderer";

interface NamedRestriction {
  readonly code: string;
  readonly name: string;
  readonly value?: number;
}

/**
 * A rule of the property as something that can happen to the guest (HOTEL-04); unknown codes keep their own
 * words.
 */
export function useRestrictionText(): (restriction: NamedRestriction) => string {
  const t = useT();
  return ({ code, name, value }) =>
    KNOWN.has(code) ? t(`stay.restriction.${code}`, { value: value ?? 18 }) : name;
}

const KNOWN: ReadonlySet<string> = new Set([
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
