import type { Selectable } from "kysely";
import type { CityTable, CountryRegionTable } from "../db/place-tables.ts";
import type { Db } from "../db/pool.ts";
import type { PropertyImageTable, PropertyTable } from "../db/property-tables.ts";

/** A property with the place it lies in and its first picture: what a summary or a booking shows. */
export interface PropertySummary {
  readonly property: Selectable<PropertyTable>;
  readonly city: Pick<Selectable<CityTable>, "city_id" | "slug" | "name" | "names">;
  readonly country: Pick<Selectable<CountryRegionTable>, "country_code" | "region_id" | "name" | "names">;
  /** Best picture; null when the property has none. */
  readonly image: Selectable<PropertyImageTable> | null;
}

/** Loads summaries by property id. */
export async function loadPropertySummaries(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PropertySummary>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const [properties, images] = await Promise.all([
    db
      .selectFrom("property")
      .innerJoin("city", "city.city_id", "property.city_id")
      .innerJoin("country_region", "country_region.country_code", "property.country_code")
      .selectAll("property")
      .select([
        "city.slug as city_slug",
        "city.name as city_name",
        "city.names as city_names",
        "country_region.region_id",
        "country_region.name as country_name",
        "country_region.names as country_names",
      ])
      .where("property.property_id", "in", wanted)
      .execute(),
    db
      .selectFrom("property_image")
      .selectAll()
      .distinctOn("property_id")
      .where("property_id", "in", wanted)
      .where("room_category_id", "is", null)
      .orderBy("property_id")
      .orderBy("position")
      .orderBy("image_id")
      .execute(),
  ]);
  const imageOf = new Map(images.map((image) => [image.property_id, image]));
  return new Map(
    properties.map(
      ({ city_slug, city_name, city_names, region_id, country_name, country_names, ...property }) => [
        property.property_id,
        {
          property,
          city: { city_id: property.city_id, slug: city_slug, name: city_name, names: city_names },
          country: {
            country_code: property.country_code,
            region_id,
            name: country_name,
            names: country_names,
          },
          image: imageOf.get(property.property_id) ?? null,
        },
      ],
    ),
  );
}
