import { type RawBuilder, sql } from "kysely";
import { nightsOf } from "#domain/stay";
import type { Site } from "#renderer";
import { KEPT_PLAN } from "../../../db/planned-client.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { stayTotalSql } from "../../../pricing/stay-total-sql.ts";
import { partyRows } from "./party-rows.ts";
import type { ReadStay } from "./read-stay.ts";
import { placeOf, weekdayNights } from "./stay-nights.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Properties that lie in a place, and the point their distances are measured from. */
export interface SearchArea {
  /** Condition on `s`, the row of `search_property`. */
  readonly within: RawBuilder<boolean>;
  readonly centre: Position | null;
}

export interface HotelQuery {
  readonly area: SearchArea;
  readonly site: Site;
  readonly asked: ReadStay;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Further conditions on `s`; none when absent. */
  readonly always?: readonly RawBuilder<boolean>[];
}

/**
 * The head of a statement (`WITH … `) that ends in `hotel`: the properties of a place that could take the
 * party, each with the category a guest would book (HOTEL-08): `available`, `total` in minor units,
 * `free_cancellation`, `pay_at_hotel`, `too_short` (only the length of the stay is refused) with `min_stay`,
 * and the columns that filters look at. What `priceHotels` says of each, without its parts.
 */
export function hotelsSql({ area, site, asked, now, always = [] }: HotelQuery): RawBuilder<unknown> {
  const { stay, roomsFree = 1, guestsFit = 1, taxes = "inclusive", coupons, memberPercent } = asked;
  const { checkin } = stay;
  const { payAtHotelMax, max: allowedRooms } = site.limits.rooms;
  const party = partyRows(asked.rooms);
  return sql`${sql.raw(KEPT_PLAN)} ${everyShard("a place has properties anywhere")} WITH party AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(party)}::jsonb) AS p(property_type text, min_rooms integer,
      rooms integer, single integer, double integer, extra integer, guests integer, adults integer, pets integer,
      largest_guests integer, largest_adults integer, has_triple boolean, has_children boolean)
  ), c AS MATERIALIZED (
    SELECT s.*, p.rooms, p.single, p.double, p.extra, p.guests, p.adults, p.pets, p.largest_guests, p.largest_adults,
      ${distanceSql(area.centre)} AS distance
    FROM search_property s JOIN party p ON p.property_type = s.property_type
      AND p.min_rooms = CASE WHEN s.property_type = 'home' THEN 1 ELSE LEAST(s.min_rooms, 20) END
    WHERE ${sql.join([area.within, ...soldOn(site), ...always], sql` AND `)}
      AND p.guests <= coalesce(s.no_of_people, p.guests) AND ${guestsFit} <= coalesce(s.no_of_people, ${guestsFit})
      AND p.pets <= s.no_of_pets AND NOT (s.no_triple_occupancy AND p.has_triple)
      AND NOT (s.adults_only AND p.has_children)
      AND p.rooms <= GREATEST(LEAST(s.min_rooms, 20), LEAST(s.max_rooms, ${allowedRooms}, 20))
  ), zone AS MATERIALIZED (
    SELECT time_zone, extract(epoch FROM ${checkin}::timestamp
      - (${new Date(now).toISOString()}::timestamptz AT TIME ZONE time_zone)) / 60 AS minutes
    FROM (SELECT DISTINCT time_zone FROM c) each
  ), hotel AS MATERIALIZED (
    SELECT c.property_id, c.revision, c.property_type, c.category, c.currency_code, c.amenity_ids, c.tags, c.rating_value,
      c.rating_count, c.hide_prices, c.no_of_bedrooms, c.no_of_pets, c.distance,
      coalesce(h.sellable AND h.long AND h.rooms_left >= ${roomsFree}, false) AS available,
      CASE WHEN h.priced THEN ${stayTotalSql(sql`h.gross`, { stay, taxes, coupons, memberPercent })} END AS total,
      coalesce(h.free_minutes < z.minutes, false) AS free_cancellation,
      NOT c.no_postpaid AND c.rooms <= ${payAtHotelMax} AND c.min_rooms <= ${payAtHotelMax} AS pay_at_hotel,
      coalesce(h.sellable AND NOT h.long, false) AS too_short, h.min_stay
    FROM c JOIN zone z USING (time_zone) LEFT JOIN LATERAL (${chosenSql(asked)}) h ON true
    WHERE h.room_category_id IS NOT NULL OR NOT c.has_rooms
  )`;
}

/**
 * The category of `c` that a guest would book: the first that can be had, else the first the party fits in.
 * One property at a time, so that the time it takes grows with their number whatever the planner guesses.
 */
function chosenSql({ stay, rooms, firstCategoryOnly }: ReadStay): RawBuilder<unknown> {
  const party = partyRows(rooms);
  const tariffs = (["single", "double", "extra"] as const).filter((tariff) =>
    party.some((row) => row[tariff] > 0),
  );
  const days = weekdayNights(stay);
  const { checkin, checkout } = stay;
  const arrival = sql.lit(placeOf(checkin));
  const allNights = sql.lit(nightsOf(stay));
  const priceAt = (place: number) =>
    sum(tariffs.map((tariff) => sql`c.${sql.ref(tariff)} * t.${price(tariff)}[${sql.lit(place)}]`));
  const isUnpriced = (priceOf: (tariff: string) => RawBuilder<number>): RawBuilder<boolean> =>
    sql`(${sql.join(
      tariffs
        .filter((tariff) => tariff !== "extra")
        .map((tariff) => sql`(c.${sql.ref(tariff)} > 0 AND ${priceOf(tariff)} < 1)`),
      sql` OR `,
    )})`;
  const nightsOfRoom = sql`r.property_id = c.property_id AND r.room_category_id = s.room_category_id
    AND r.night >= ${checkin}::date AND r.night < ${checkout}::date`;
  const enough = sql`GREATEST(c.rooms, c.min_rooms, 1)`;
  return sql`SELECT o.*, o.open AND o.rooms_left >= ${enough} AS sellable FROM (
    SELECT s.room_category_id, s.position, s.free_minutes,
      s.price + coalesce(o.price, 0) AS gross, GREATEST(s.min_stay, n.min_stay) AS min_stay,
      CASE WHEN n.nights = ${allNights} THEN n.rooms ELSE LEAST(s.rooms, n.rooms) END AS rooms_left,
      NOT (s.closed OR s.unmoved OR coalesce(n.closed, false)) AND s.unpriced + coalesce(o.unpriced, 0) = 0 AS open,
      s.unpriced + coalesce(o.unpriced, 0) = 0 AS priced,
      ${allNights} >= GREATEST(s.min_stay, n.min_stay) AND (s.max_stay = 0 OR ${allNights} <= s.max_stay) AS long
    FROM (
      SELECT t.room_category_id, min(t.position) AS position, min(t.rooms) AS rooms, min(t.free_minutes) AS free_minutes,
        sum(${sum(days.map(({ place, count }) => sql`${count} * ${priceAt(place)}::double precision`))}) AS price,
        sum(${sum(
          days.map(
            ({ place, count }) =>
              sql`CASE WHEN ${isUnpriced((tariff) => sql`t.${price(tariff)}[${sql.lit(place)}]`)} THEN ${count} ELSE 0 END`,
          ),
        )}) AS unpriced,
        bool_or(t.closed <> 0 AND (${sql.join(
          days.map(({ bit, count }) => sql`(t.closed & ${sql.lit(bit)} <> 0 AND ${count} > 0)`),
          sql` OR `,
        )})) AS closed,
        bool_or(${isOn(checkin)} AND t.no_arrival & ${bitOf(checkin)} <> 0
          OR ${isOn(checkout)} AND t.no_departure & ${bitOf(checkout)} <> 0) AS unmoved,
        max(CASE WHEN ${isOn(checkin)} THEN t.min_stay[${arrival}] END) AS min_stay,
        max(CASE WHEN ${isOn(checkin)} THEN t.max_stay[${arrival}] END) AS max_stay
      FROM search_tariff t
      WHERE t.property_id = c.property_id AND t.from_date <= ${checkout}::date AND t.to_date >= ${checkin}::date
        AND c.largest_guests <= t.max_occupancy AND c.largest_adults <= t.max_adults
        ${firstCategoryOnly ? FIRST_CATEGORY : sql``}
      GROUP BY t.room_category_id
    ) s CROSS JOIN LATERAL (
      SELECT count(*) AS nights, min(GREATEST(0, r.capacity + r.overbook - r.sold - r.held)) AS rooms,
        bool_or(r.closed) AS closed, max(CASE WHEN r.night = ${checkin}::date THEN r.min_stay END) AS min_stay,
        count(r.single_price) + count(r.double_price) + count(r.extra_price) AS priced
      FROM room_night r WHERE ${nightsOfRoom}
    ) n LEFT JOIN LATERAL (
      SELECT sum(${sum(
        tariffs.map(
          (tariff) =>
            sql`c.${sql.ref(tariff)} * coalesce(r.${price(tariff)} - t.${price(tariff)}[${DAY}], 0)`,
        ),
      )}::double precision) AS price,
        sum(${isUnpriced((tariff) => sql`coalesce(r.${price(tariff)}, t.${price(tariff)}[${DAY}])`)}::int
          - ${isUnpriced((tariff) => sql`t.${price(tariff)}[${DAY}]`)}::int) AS unpriced
      FROM room_night r JOIN search_tariff t ON t.property_id = r.property_id
        AND t.room_category_id = r.room_category_id AND r.night BETWEEN t.from_date AND t.to_date
      WHERE n.priced > 0 AND ${nightsOfRoom}
    ) o ON true
  ) o ORDER BY (o.open AND o.long AND o.rooms_left >= ${enough}) DESC, o.position, o.room_category_id LIMIT 1`;
}

function sum(terms: readonly RawBuilder<unknown>[]): RawBuilder<number> {
  return sql`(${sql.join(terms, sql` + `)})`;
}

/** Properties that a site sells, as `isSoldOnSite` has it. */
export function soldOn({ brand }: Site): readonly RawBuilder<boolean>[] {
  return [
    sql`s.property_type = ANY (${[...brand.propertyTypes]}::text[])`,
    sql`(s.brand_id IS NULL OR s.brand_id = ${brand.id})`,
  ];
}

/** Kilometres from a point to `s`, as `distanceKm` counts them; null without a point. */
export function distanceSql(centre: Position | null): RawBuilder<number | null> {
  if (!centre) return sql`NULL::double precision`;
  const { latitude, longitude } = centre;
  return sql`2 * 6371 * asin(LEAST(1, sqrt(
    power(sin(radians(s.latitude - ${latitude}::double precision) / 2), 2)
    + cos(radians(${latitude}::double precision)) * cos(radians(s.latitude))
    * power(sin(radians(s.longitude - ${longitude}::double precision) / 2), 2))))`;
}

const FIRST_CATEGORY = sql`AND t.room_category_id = (SELECT f.room_category_id FROM search_tariff f
  WHERE f.property_id = c.property_id ORDER BY f.position, f.room_category_id LIMIT 1)`;
const DAY = sql`extract(isodow FROM r.night)::int`;

function price(tariff: string) {
  return sql.ref(`${tariff}_price`);
}

function isOn(date: string): RawBuilder<boolean> {
  return sql`${date}::date BETWEEN t.from_date AND t.to_date`;
}

function bitOf(date: string): RawBuilder<number> {
  return sql.lit(2 ** (placeOf(date) - 1)) as RawBuilder<number>;
}
