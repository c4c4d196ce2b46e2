import type { Selectable } from "kysely";
import type { Db } from "../db/pool.ts";
import type { PropertyImageTable, PropertyTable } from "../db/property-tables.ts";
import { type KnownCity, loadCities } from "./places.ts";

/** What a list shows of a property; descriptions, reviews and the like stay in the database. */
export type ListedProperty = Omit<
  Selectable<PropertyTable>,
  | "description"
  | "texts"
  | "policies"
  | "nearby"
  | "rating_scores"
  | "rating_distribution"
  | "owner_discount_percent"
> & {
  readonly city: KnownCity;
  /** First pictures of the property itself. */
  readonly images: readonly Selectable<PropertyImageTable>[];
};

/** Properties of a list by id, active ones only: three queries whatever the number. */
export async function loadListedProperties(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedProperty>> {
  if (ids.length === 0) return new Map();
  const [properties, images] = await Promise.all([
    db
      .selectFrom("property")
      .select(columns)
      .where("property_id", "in", [...ids])
      .where("status", "=", "active")
      .execute(),
    db
      .selectFrom("property_image")
      .selectAll()
      .where("property_id", "in", [...ids])
      .where("room_category_id", "is", null)
      .where("position", "<", imagesPerCard)
      .orderBy("property_id")
      .orderBy("position")
      .execute(),
  ]);
  const cities = await loadCities(
    db,
    properties.map(({ city_id }) => city_id),
  );
  return new Map(
    properties.flatMap((property) => {
      const city = cities.get(property.city_id);
      const own = images.filter(({ property_id }) => property_id === property.property_id);
      return city ? [[property.property_id, { ...property, city, images: own }]] : [];
    }),
  );
}

const imagesPerCard = 5;
const columns = [
  "property_id",
  "brand_id",
  "status",
  "property_type",
  "category",
  "display_category",
  "name",
  "city_id",
  "locality",
  "locality_names",
  "address",
  "short_address",
  "country_code",
  "latitude",
  "longitude",
  "time_zone",
  "currency_code",
  "phone",
  "provider_hotel_id",
  "amenity_ids",
  "tags",
  "campaigns",
  "badge",
  "property_tag",
  "restrictions",
  "check_in_time",
  "check_out_time",
  "rating_value",
  "rating_count",
  "slasher_percentage",
  "hide_prices",
  "external_booking_url",
  "no_of_people",
  "no_of_bedrooms",
  "no_of_bathrooms",
  "no_of_pets",
  "size_sqm",
  "min_rooms",
  "no_triple_occupancy",
  "max_rooms",
  "cancellation",
  "fees",
  "early_checkin_price",
] as const;
