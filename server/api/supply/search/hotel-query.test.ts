import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "#domain/dates";
import type { RoomConfig } from "#domain/rooms";
import type { Site } from "#renderer";
import { type SeededRandom, seededRandom } from "../../../demo/seeded-random.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { refreshSearch } from "../../../search/refresh-search.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { loadListedProperties } from "../../../supply/listed-properties.ts";
import type { TestApp } from "../../../testing/app.ts";
import { createDemoApp } from "../../../testing/demo-app.ts";
import { buildLiveCoupon } from "../../../testing/offer.ts";
import { buildRelease } from "../../../testing/release.ts";
import { hotelsSql } from "./hotel-query.ts";
import { priceHotels } from "./price-hotels.ts";
import type { ReadStay } from "./read-stay.ts";

/** Stays at properties of every kind, rules, sold rooms and prices of single nights among them. */
const STAYS = 60;

let test: TestApp;
beforeAll(async () => {
  test = await createDemoApp(240);
  await disturb(seededRandom("disturbed"));
}, 60_000);
afterAll(() => test.stop());

it(`selects, prices and orders as the price rule does, in ${STAYS} random searches of a country of properties`, async () => {
  const { db } = test.database;
  const known = await db.selectFrom("property").select("property_id").orderBy("property_id").execute();
  const ids = known.map(({ property_id }) => property_id);
  const properties = await loadListedProperties(db, ids);
  const release = buildRelease();
  const random = seededRandom("stays");
  const sites = Object.values(release.sites);
  let compared = 0;
  let sellable = 0;
  for (let round = 0; round < STAYS; round += 1) {
    const site = random.pick(sites) as Site;
    const asked = randomStay(random, site);
    const context = { db, site, release, clock: test.clock } as unknown as OperationContext;
    const candidates = ids.flatMap((id) => {
      const property = properties.get(id);
      return property && isSoldOnSite(property, site) ? [{ property, distance: null }] : [];
    });
    const exact = await priceHotels(context, candidates, asked);
    const query = hotelsSql({ area: { within: sql`true`, centre: null }, site, asked, now: test.clock() });
    const { rows } =
      await sql<Selected>`${query} SELECT property_id, available, total, free_cancellation, pay_at_hotel,
      too_short, min_stay FROM hotel ORDER BY property_id`.execute(db);
    const label = `${site.id} ${JSON.stringify(asked)}`;
    expect(rows, label).toEqual(
      exact.map(({ property, available, total, freeCancellation, payAtHotel, offer, category }) => ({
        property_id: property.property_id,
        available,
        total,
        free_cancellation: freeCancellation,
        pay_at_hotel: payAtHotel,
        too_short: offer?.refusal === "minimum_stay",
        min_stay: category ? (offer?.minimumStay ?? null) : null,
      })),
    );
    compared += rows.length;
    sellable += rows.filter((row) => row.available).length;
  }
  expect(compared).toBeGreaterThan(STAYS * 20);
  expect(sellable).toBeGreaterThan(compared / 10);
  expect(sellable).toBeLessThan((compared * 9) / 10);
}, 120_000);

interface Selected {
  readonly property_id: number;
  readonly available: boolean;
  readonly total: number | null;
  readonly free_cancellation: boolean;
  readonly pay_at_hotel: boolean;
  readonly too_short: boolean;
  readonly min_stay: number | null;
}

function randomStay(random: SeededRandom, site: Site): ReadStay {
  const checkin = addDays("2027-03-01", random.int(0, 200));
  const nights = random.chance(0.15) ? random.int(8, 30) : random.int(1, 7);
  const rooms: RoomConfig = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => ({
    adults: random.pick([1, 2, 2, 2, 3, 4]),
    children: random.pick([0, 0, 0, 1, 2]),
    infants: random.pick([0, 0, 0, 1]),
    pets: random.pick([0, 0, 0, 1]),
  }));
  return {
    stay: { checkin, checkout: addDays(checkin, nights) },
    rooms,
    corrected: false,
    roomsFree: random.pick([1, 1, 1, 2]),
    guestsFit: random.pick([1, 1, 1, 5]),
    taxes: random.pick(["inclusive", "exclusive"]),
    firstCategoryOnly: random.chance(0.15),
    ...(random.chance(0.5) && { memberPercent: random.int(1, 30) }),
    ...(random.chance(0.5) && {
      coupons: {
        brandId: site.brand.id,
        requested: null,
        automatic: [
          buildLiveCoupon({ percent: 7.5, propertyTypes: [random.pick(["hotel", "home"])] }),
          buildLiveCoupon({
            code: "FLAT",
            percent: null,
            minNights: 2,
            amounts: new Map([
              ["EUR", { off: 2500, most: null, least: 20_000, left: null }],
              ["INR", { off: 90_000, most: null, least: 0, left: 80_000 }],
            ]),
          }),
        ],
      },
    }),
  };
}

/** Makes the demo's supply odder: everything a price or a rule can hang on happens to some of it. */
async function disturb(random: SeededRandom): Promise<void> {
  const { db } = test.database;
  const categories = await db.selectFrom("room_category").selectAll().execute();
  for (const { property_id, room_category_id, capacity } of categories) {
    const at = { property_id, room_category_id };
    for (let count = random.int(0, 6); count > 0; count -= 1) {
      const sold = random.int(0, capacity);
      await db
        .insertInto("room_night")
        .values({
          ...at,
          night: addDays("2027-03-01", random.int(0, 60)),
          capacity: capacity + random.pick([0, 0, 2]),
          overbook: random.pick([0, 0, 1]),
          sold,
          held: random.chance(0.2) ? capacity - sold : 0,
          single_price: random.chance(0.2) ? random.pick([0, 7_777]) : null,
          double_price: random.chance(0.2) ? random.pick([0, 9_999]) : null,
          extra_price: random.chance(0.2) ? 111 : null,
          closed: random.chance(0.1),
          min_stay: random.chance(0.2) ? random.int(1, 6) : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (random.chance(0.3))
      await db
        .insertInto("rate_rule")
        .values({
          ...at,
          rule_id: 900,
          from_date: addDays("2027-03-01", random.int(0, 60)),
          to_date: addDays("2027-05-01", random.int(0, 60)),
          weekdays: random.int(1, 127),
          price_percentage: random.int(50, 200),
          min_stay: random.pick([null, 3]),
          max_stay: random.pick([null, 5, 9]),
          closed: random.chance(0.2),
          no_arrival: random.chance(0.3),
          no_departure: random.chance(0.3),
        })
        .execute();
    if (random.chance(0.1))
      await db
        .updateTable("room_category")
        .set({ single_price: 0, overbook: 1, min_stay: 2, max_stay: 12, cancellation: null })
        .where("property_id", "=", property_id)
        .where("room_category_id", "=", room_category_id)
        .execute();
  }
  const properties = await db
    .selectFrom("property")
    .select(["property_id", "property_type", "max_rooms", "fees", "restrictions"])
    .execute();
  for (const { property_id, property_type, max_rooms, fees, restrictions } of properties) {
    const tax = { bill_type: "tax", basis: "percent", name: "Tax", payable: "with_booking" } as const;
    const more = [
      { ...tax, value: 7.7, included: random.chance(0.5) },
      { ...tax, value: 3.125, included: random.chance(0.5) },
      { ...tax, bill_type: "other", basis: "per_guest_night", value: 137, included: false },
      { ...tax, bill_type: "other", basis: "per_night", value: 211, included: false },
    ];
    const odd = random.chance(0.4);
    await db
      .updateTable("property")
      .set({
        fees: JSON.stringify(odd ? [...fees, ...more.slice(0, random.int(1, 4))] : fees),
        min_rooms: property_type === "hotel" ? Math.min(max_rooms, random.pick([1, 1, 1, 2])) : 1,
        no_triple_occupancy: random.chance(0.1),
        restrictions: JSON.stringify(
          random.chance(0.1)
            ? [...restrictions, { code: "adults_only", name: "" }, { code: "no_postpaid", name: "" }]
            : restrictions,
        ),
      })
      .where("property_id", "=", property_id)
      .execute();
  }
  const bare = properties.slice(0, 3).map(({ property_id }) => property_id);
  for (const table of ["room_night", "room_category"] as const)
    await db.deleteFrom(table).where("property_id", "in", bare).execute();
  await refreshSearch(
    db,
    properties.map(({ property_id }) => property_id),
  );
}
