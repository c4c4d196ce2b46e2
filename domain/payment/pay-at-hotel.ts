import type { Limits } from "#schemas";
import type { Notice } from "../text/index.ts";

export type PayAtHotelRefusal = "too-many-rooms" | "no-postpaid" | "minimum-rooms";

export type PayAtHotelDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reasons: readonly [Notice<PayAtHotelRefusal>, ...Notice<PayAtHotelRefusal>[]];
    };

/**
 * Whether a booking may be paid at the hotel (PAY-01), and if not why: more rooms than the site's maximum
 * (`maxRooms`), the property takes no postpaid bookings (`no_postpaid`), or its own minimum of rooms is above
 * the maximum. Form and server both ask this.
 */
export function payAtHotelDecision(booking: {
  readonly rooms: number;
  readonly noPostpaid: boolean;
  readonly minRooms?: number | undefined;
  readonly maxRooms: Limits["rooms"]["payAtHotelMax"];
}): PayAtHotelDecision {
  const { rooms, noPostpaid, minRooms = 1, maxRooms } = booking;
  const [first, ...rest] = [
    ...(rooms > maxRooms ? [refusal("too-many-rooms", { max: maxRooms })] : []),
    ...(noPostpaid ? [refusal("no-postpaid")] : []),
    ...(minRooms > maxRooms ? [refusal("minimum-rooms", { min: minRooms, max: maxRooms })] : []),
  ];
  return first ? { allowed: false, reasons: [first, ...rest] } : { allowed: true };
}

function refusal(code: PayAtHotelRefusal, values: Notice["values"] = {}): Notice<PayAtHotelRefusal> {
  return { code, messageId: `pay.at-hotel.${code}`, values };
}
