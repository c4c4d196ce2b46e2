import { type PayAtHotelRefusal, payAtHotelDecision } from "#domain/payment";
import type { PayAtHotel } from "#schemas/generated/api/price.ts";
import type { RestrictionValue } from "../db/property-tables.ts";

/**
 * Whether a stay may be paid at the property, as the wire has it (PAY-01). `maxRooms` is the site's limit.
 */
export function presentPayAtHotel(
  property: { readonly restrictions: readonly RestrictionValue[]; readonly min_rooms: number },
  rooms: number,
  maxRooms: number,
): PayAtHotel {
  const noPostpaid = property.restrictions.some(({ code }) => code === "no_postpaid");
  const decision = payAtHotelDecision({ rooms, noPostpaid, minRooms: property.min_rooms, maxRooms });
  return decision.allowed
    ? { allowed: true, max_rooms: maxRooms }
    : { allowed: false, max_rooms: maxRooms, reason: REASONS[decision.reasons[0].code] };
}

const REASONS: Readonly<Record<PayAtHotelRefusal, NonNullable<PayAtHotel["reason"]>>> = {
  "too-many-rooms": "too_many_rooms",
  "no-postpaid": "no_postpaid",
  "minimum-rooms": "min_rooms_exceed_limit",
};
