import { type RestrictionCode, restrictionsToAcknowledge } from "#domain/booking";
import type { RoomConfig } from "#domain/rooms";

interface Coded {
  readonly code: string;
}

/**
 * A property's rules as one party meets them (HOTEL-04): those only the guest can answer to, and those to be
 * told. How a stay is paid is neither.
 */
export function splitRestrictions<Rule extends Coded>(
  restrictions: readonly Rule[],
  rooms: RoomConfig,
): { readonly asked: readonly Rule[]; readonly told: readonly Rule[] } {
  // A code the domain does not know matches none of its rules.
  const codes = restrictions.map(({ code }) => code as RestrictionCode);
  const answered: readonly string[] = restrictionsToAcknowledge(codes, rooms);
  return {
    asked: restrictions.filter(({ code }) => answered.includes(code)),
    told: restrictions.filter(({ code }) => !answered.includes(code) && code !== "no_postpaid"),
  };
}
