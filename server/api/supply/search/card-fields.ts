import type { HotelCard, HotelSearchInput } from "#schemas/generated/api/search.ts";
import { namedFields, withFields } from "../../../platform/named-fields.ts";

/**
 * The fields of a property that a search asks for (API-06); none when it names none, for then all come.
 * @throws ApiError `validation_failed` for a name that is no field.
 */
export function namedCardFields({
  fields,
  additional_fields = [],
}: Pick<HotelSearchInput, "fields" | "additional_fields">): ReadonlySet<string> {
  const isField = (name: string) => Object.hasOwn(CARD_FIELDS, name);
  const more = namedFields(additional_fields, isField);
  const named = namedFields(fields, isField);
  return named.size > 0 ? new Set([...named, ...more]) : named;
}

/** A property with the named fields beside those that every answer has. */
export function cardWithFields(card: HotelCard, named: ReadonlySet<string>): HotelCard {
  return withFields(card, named, ALWAYS);
}

/**
 * What every answer says of a property: the contract's required fields; the compiler misses any that is left
 * out.
 */
const ALWAYS = [
  "id",
  "name",
  "isShortListed",
  "short_address",
  "city",
  "city_id",
  "city_slug",
  "country_name",
  "country_id",
  "country_code",
  "property_type",
  "category",
  "display_category",
  "status",
  "latitude",
  "longitude",
  "best_image",
  "ratings",
  "hidePrices",
  "free_cancellation",
  "pay_at_hotel",
  "isSoldOut",
] as const;

/** Every field of the contract; the compiler misses any that is left out. */
const CARD_FIELDS: Readonly<Record<keyof HotelCard, true>> = {
  id: true,
  name: true,
  isShortListed: true,
  street: true,
  short_address: true,
  city: true,
  city_id: true,
  city_slug: true,
  country_name: true,
  country_id: true,
  country_code: true,
  property_type: true,
  category: true,
  display_category: true,
  property_tag: true,
  hotel_badge: true,
  campaigns: true,
  status: true,
  latitude: true,
  longitude: true,
  distance: true,
  distance_unit: true,
  distance_origin: true,
  distance_from: true,
  best_image: true,
  hotel_images: true,
  ratings: true,
  amenities: true,
  no_of_people: true,
  no_of_bedrooms: true,
  no_of_pets: true,
  pricing: true,
  price_drop: true,
  hidePrices: true,
  slasher_percentage: true,
  selected_category_id: true,
  free_cancellation: true,
  pay_at_hotel: true,
  urgency_info: true,
  services: true,
  isSoldOut: true,
};
