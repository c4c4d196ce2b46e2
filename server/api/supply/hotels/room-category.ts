import type { RoomCategory, RoomCategoryInput, RoomCategoryOutput } from "#schemas/generated/api/hotels.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { namedFields, withFields } from "../../../platform/named-fields.ts";
import { defineOperation, type OperationContext } from "../../../platform/operations/operation.ts";
import { loadHotel } from "./load-hotel.ts";
import { presentCategory } from "./present-category.ts";
import { presentHotelStay } from "./present-offer.ts";

/** One room category for a stay, with the fields that are asked for (API-13). */
export const roomCategory = defineOperation({ id: "roomCategory", handle: readCategory });

async function readCategory(
  input: RoomCategoryInput,
  context: OperationContext,
): Promise<RoomCategoryOutput> {
  const { category_id } = input;
  const fields = namedFields(input.fields, (name) => Object.hasOwn(knownFields, name));
  const found = await context.db
    .selectFrom("room_category")
    .select("property_id")
    .where("room_category_id", "=", category_id)
    .modifyEnd(everyShard("the call names a room category and no property"))
    .executeTakeFirst();
  if (!found) throw new ApiError("not_found");
  const hotel = await loadHotel(context, {
    ...input,
    hotel_id: found.property_id,
    selected_rcid: category_id,
  });
  const own = hotel.categories.find(({ supply }) => supply.category.room_category_id === category_id);
  if (!own) throw new ApiError("not_found");
  const category = presentCategory(context, hotel, own);
  const enough = own.offer.roomsLeft >= (hotel.asked.roomsFree ?? 1);
  return {
    hotel_id: found.property_id,
    available: !category.isSoldOut && enough,
    stay: presentHotelStay(hotel),
    currency_code: hotel.property.currency_code,
    currency_symbol: hotel.symbol,
    category: withFields(category, fields, ["id", "name", "isSoldOut"]),
    as_of: new Date(hotel.now).toISOString(),
  };
}

/** Every field of the contract; the compiler misses any that is left out. */
const knownFields: Readonly<Record<keyof RoomCategory, true>> = {
  id: true,
  name: true,
  text_locale: true,
  description: true,
  available_rooms: true,
  max_occupancy_allowed: true,
  max_adults: true,
  single_base_tariff: true,
  double_base_tariff: true,
  extra_bed_base_tariff: true,
  pricing_info: true,
  reduced_room_pricing: true,
  pricing: true,
  price_lines: true,
  amenities: true,
  images: true,
  beds: true,
  size_sqm: true,
  bedrooms: true,
  services: true,
  pre_apply_coupon_validate_info: true,
  tax_info: true,
  cancellation_policies: true,
  minimum_stay: true,
  isSoldOut: true,
  sold_out_reason: true,
  urgency_info: true,
};
