import type { Notice } from "./notice.ts";

/** Restriction flags of a property (HOTEL-04), in the order they are shown. */
export const RESTRICTIONS = [
  "no_foreign_guests",
  "no_unmarried_couples",
  "no_local_ids",
  "no_postpaid",
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** The restrictions a property has, from its flags; unknown flags are ignored. */
export function restrictionsOf(flags: Readonly<Record<string, unknown>>): readonly Restriction[] {
  return RESTRICTIONS.filter((name) => flags[name] === true);
}

/** What the guest is told about each restriction before booking (HOTEL-04). */
export function restrictionNotices(restrictions: readonly Restriction[]): readonly Notice<Restriction>[] {
  return restrictions.map((code) => ({
    code,
    messageId: `restrictions.${code.replaceAll("_", "-")}`,
    values: {},
  }));
}

/**
 * The restrictions a guest has to acknowledge before paying and that are not yet acknowledged (HOTEL-04). `no_postpaid` is not one:
 * it only takes pay-at-hotel away (PAY-01).
 */
export function missingAcknowledgements(
  restrictions: readonly Restriction[],
  acknowledged: readonly string[],
): readonly Restriction[] {
  return restrictions.filter((name) => name !== "no_postpaid" && !acknowledged.includes(name));
}
