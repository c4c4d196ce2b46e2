import type { Insertable } from "kysely";
import type { Db } from "../db/pool.ts";
import type { PropertyTable, RateRuleTable, RoomCategoryTable } from "../db/property-tables.ts";
import { refreshSearch } from "../search/refresh-search.ts";

/** Countries and cities the built properties lie in: Utrecht (1, NL) and Jaipur (2, IN). */
export async function buildPlaces(db: Db): Promise<void> {
  await db
    .insertInto("country_region")
    .values([
      { country_code: "NL", region_id: 143, name: "Netherlands" },
      { country_code: "IN", region_id: 1, name: "India" },
    ])
    .execute();
  await db
    .insertInto("city")
    .values([
      {
        city_id: 1,
        slug: "utrecht",
        name: "Utrecht",
        country_code: "NL",
        latitude: 52.09,
        longitude: 5.12,
        time_zone: "Europe/Amsterdam",
        description: "Canals.",
      },
      {
        city_id: 2,
        slug: "jaipur",
        name: "Jaipur",
        country_code: "IN",
        latitude: 26.91,
        longitude: 75.79,
        time_zone: "Asia/Kolkata",
        description: "Palaces.",
      },
    ])
    .execute();
}

/** Inserts a property: a hotel in Utrecht unless told otherwise. Places must be there. */
export async function buildProperty(
  db: Db,
  values: Partial<Insertable<PropertyTable>> & { readonly property_id: number },
): Promise<void> {
  await db
    .insertInto("property")
    .values({
      property_type: "hotel",
      category: "hotel",
      display_category: "Hotel",
      name: `Hotel ${values.property_id}`,
      city_id: 1,
      locality: "Centre",
      address: "Oudegracht 1, Utrecht",
      short_address: "Centre, Utrecht",
      country_code: "NL",
      latitude: 52.09,
      longitude: 5.12,
      time_zone: "Europe/Amsterdam",
      currency_code: "EUR",
      provider_hotel_id: `T${values.property_id}`,
      check_in_time: "15:00",
      cancellation: JSON.stringify([
        { days_before: 2, time: "18:00", charge_percentage: 0 },
        { charge_percentage: 100 },
      ]),
      fees: JSON.stringify([
        {
          bill_type: "tax",
          name: "VAT",
          basis: "percent",
          value: 9,
          included: true,
          payable: "with_booking",
        },
        {
          bill_type: "city_tax",
          name: "City tax",
          basis: "per_adult_night",
          value: 250,
          included: false,
          payable: "at_property",
        },
      ]),
      ...values,
    })
    .execute();
  await refreshSearch(db, [values.property_id]);
}

/** Inserts a room category: two rooms at € 100, € 120 and € 30 a night unless told otherwise. */
export async function buildRoomCategory(
  db: Db,
  values: Partial<Insertable<RoomCategoryTable>> &
    Pick<Insertable<RoomCategoryTable>, "property_id" | "room_category_id">,
): Promise<void> {
  await db
    .insertInto("room_category")
    .values({
      position: 0,
      name: "Canal room",
      description: "A room at the water.",
      capacity: 2,
      single_price: 10_000,
      double_price: 12_000,
      extra_price: 3_000,
      max_occupancy: 4,
      max_adults: 3,
      ...values,
    })
    .execute();
  await refreshSearch(db, [values.property_id]);
}

/** Inserts a rule over a season. */
export async function buildRateRule(db: Db, values: Insertable<RateRuleTable>): Promise<void> {
  await db.insertInto("rate_rule").values(values).execute();
  await refreshSearch(db, [values.property_id]);
}

/** The usual supply: hotel 1 with categories 11 (two rooms) and 12 (one room), home 2 with category 21. */
export async function buildSupply(db: Db): Promise<void> {
  await buildPlaces(db);
  await buildProperty(db, { property_id: 1 });
  await buildRoomCategory(db, { property_id: 1, room_category_id: 11 });
  await buildRoomCategory(db, {
    property_id: 1,
    room_category_id: 12,
    capacity: 1,
    position: 1,
    name: "Tower room",
  });
  await buildProperty(db, {
    property_id: 2,
    property_type: "home",
    category: "cottage",
    display_category: "Cottage",
    name: "Wren cottage",
    no_of_people: 6,
    no_of_bedrooms: 3,
    no_of_pets: 1,
    max_rooms: 1,
  });
  await buildRoomCategory(db, {
    property_id: 2,
    room_category_id: 21,
    capacity: 1,
    max_occupancy: 6,
    max_adults: 6,
    name: "Whole house",
  });
}
