import type { RoomConfig } from "../rooms/index.ts";
import { adultsOf, petsOf } from "../rooms/index.ts";

/** Rules by which a property may turn a guest away (HOTEL-04). */
export type RestrictionCode =
  | "no_foreign_guests"
  | "no_unmarried_couples"
  | "no_local_ids"
  | "no_postpaid"
  | "no_pets"
  | "no_smoking"
  | "adults_only"
  | "minimum_age"
  | "quiet_hours"
  | "no_parties";

/** The rule that turns this very party away, known from its rooms alone; null when none does. */
export function restrictionAgainst(
  codes: readonly RestrictionCode[],
  rooms: RoomConfig,
): RestrictionCode | null {
  return codes.find((code) => AGAINST[code]?.(rooms)) ?? null;
}

/**
 * The rules only the guest can answer to, and so acknowledges before booking (HOTEL-04): about who they are,
 * where the rooms do not say it. Rules about what guests do in the house, and ones the party settles, are
 * told and not asked.
 */
export function restrictionsToAcknowledge(
  codes: readonly RestrictionCode[],
  rooms: RoomConfig,
): readonly RestrictionCode[] {
  return codes.filter((code) => ASKED[code]?.(rooms));
}

/** Of those, the ones a guest has not acknowledged. */
export function missingAcknowledgements(
  codes: readonly RestrictionCode[],
  rooms: RoomConfig,
  acknowledged: readonly string[],
): readonly RestrictionCode[] {
  return restrictionsToAcknowledge(codes, rooms).filter((code) => !acknowledged.includes(code));
}

type Matches = (rooms: RoomConfig) => boolean;

const AGAINST: Readonly<Partial<Record<RestrictionCode, Matches>>> = {
  adults_only: (rooms) => rooms.some(({ children, infants }) => children + infants > 0),
  no_pets: (rooms) => (petsOf(rooms) ?? 0) > 0,
};

const ASKED: Readonly<Partial<Record<RestrictionCode, Matches>>> = {
  no_foreign_guests: () => true,
  no_local_ids: () => true,
  minimum_age: () => true,
  no_unmarried_couples: (rooms) => adultsOf(rooms) > 1,
};
