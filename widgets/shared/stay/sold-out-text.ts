import { useT } from "#renderer";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";

/** Why a category cannot be booked (HOTEL-07), in words the guest can act on. */
export function useSoldOutText(): (
  category: Pick<RoomCategory, "sold_out_reason" | "minimum_stay">,
) => string {
  const t = useT();
  return ({ sold_out_reason: reason, minimum_stay: nights }) =>
    reason ? t(MESSAGES[reason], { nights }) : t("rooms.sold-out.no-rooms");
}

const MESSAGES: Readonly<Record<NonNullable<RoomCategory["sold_out_reason"]>, string>> = {
  no_rooms: "rooms.sold-out.no-rooms",
  too_few_rooms: "rooms.sold-out.fewer-than-requested",
  invalid_pricing: "rooms.sold-out.no-price",
  too_many_adults: "rooms.sold-out.too-many-adults",
  too_many_guests: "rooms.sold-out.too-many-guests",
  minimum_rooms: "rooms.sold-out.below-minimum",
  minimum_stay: "hotel.sold-out.minimum-stay",
  closed: "hotel.sold-out.closed",
  adults_only: "hotel.sold-out.adults-only",
};
