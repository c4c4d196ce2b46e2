import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Stay } from "#domain/stay";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import type { RoomNightTable } from "../../../db/inventory-tables.ts";
import type { Db } from "../../../db/pool.ts";
import type { Revised } from "../../../supply/known-properties.ts";
import { filterTable } from "./filters/filter-table.ts";
import { type HotelQuery, hotelsSql } from "./hotel-query.ts";
import type { PlaceInList } from "./paging/page-token.ts";
import { followsSql, partColumns, type Slice } from "./paging/part-sql.ts";
import { type HotelOrder, orderKey, orderSql } from "./sort-hotels.ts";

export interface ListQuery extends HotelQuery {
  readonly input: HotelSearchInput;
  readonly order: HotelOrder;
  readonly slice: Slice;
}

/** A hotel of the part that is shown. */
export interface SelectedHotel extends Revised {
  /** Kilometres from the searched point; null without one. */
  readonly distance: number | null;
  /** Rows of its single nights from arrival to departure, where they came with it; read otherwise. */
  readonly nights?: readonly Selectable<RoomNightTable>[];
}

export interface SelectedHotels {
  readonly hotels: readonly (SelectedHotel & PlaceInList)[];
  /** Hotels of the whole list, and how many of them are free. */
  readonly count: number;
  readonly available: number;
  /** Hotels of the list before the part that is shown: those seen, and those that moved before it. */
  readonly offset: number;
  /** Whether the part follows what was seen; it starts at the offset that was asked for otherwise. */
  readonly goesOn: boolean;
  /** The currency most hotels of the place are priced in; null without hotels. */
  readonly currency: string | null;
  /** Every hotel of the list could be had for a longer stay, of so many nights at least; null otherwise. */
  readonly longerStay: number | null;
  /** What facets are made of, by the id of their filter. */
  readonly counts: Readonly<Record<string, unknown>>;
}

/**
 * One page of a list, its size and the counts of its filters: one statement, exact whatever the size of the
 * place.
 */
export async function selectHotels(db: Db, query: ListQuery): Promise<SelectedHotels> {
  const { order, slice, area, site, asked } = query;
  const currency = currencySql(site.country.currencyCode);
  const hasCentre = area.centre !== null;
  const key = orderKey(order, currency, hasCentre);
  const follows = followsSql(slice.seen, key, order.ascending);
  const { rows } = await sql<SelectedHotels>`${siftedSql(query)}, total AS MATERIALIZED (
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE ${follows}))::int AS behind, (count(*) FILTER (WHERE h.available))::int AS available,
      CASE WHEN bool_and(h.too_short) THEN min(h.min_stay) END AS "longerStay"
    FROM sifted h WHERE h.misses IS NULL
  ), part AS MATERIALIZED (SELECT ${partColumns(slice)} FROM total)
  SELECT count, available, "longerStay", goes_on AS "goesOn", first::int AS "offset", (SELECT code FROM currency) AS currency,
    (SELECT coalesce(json_agg(json_build_object('property_id', page.property_id, 'revision', page.revision,
      'distance', page.distance, 'available', page.available, 'key', page.key,
      'nights', ${nightsSql(asked.stay)}) ORDER BY page.place), '[]') FROM (
      SELECT h.property_id, h.revision, h.distance, h.available, ${key} AS key,
        row_number() OVER (ORDER BY ${orderSql(order, currency, hasCentre)}) AS place
      FROM sifted h WHERE h.misses IS NULL AND ((SELECT NOT goes_on FROM part) OR ${follows})
      ORDER BY place OFFSET (SELECT skipped FROM part) LIMIT ${slice.size}
    ) page) AS hotels,
    json_build_object(${sql.join(facetCounts(query))}) AS counts
  FROM total, part`.execute(db);
  const [selected] = rows;
  if (!selected) throw new RangeError("a list has no total");
  return selected;
}

/**
 * The statement up to `sifted`: hotels that pass every filter but, at most, the one that `misses` names. It
 * is all that facets and results need.
 */
export function siftedSql(query: ListQuery): RawBuilder<unknown> {
  const { input, site } = query;
  const tests = filterTable.flatMap(({ id, test }) => {
    const condition = test(input, currencySql(site.country.currencyCode));
    return condition ? [{ id, condition }] : [];
  });
  const missed = tests.map(({ condition }) => sql`(NOT ${condition})::int`);
  const which = tests.map(({ id, condition }) => sql`WHEN NOT ${condition} THEN ${id}`);
  const misses = tests.length > 0 ? sql`CASE ${sql.join(which, sql` `)} END` : sql`NULL`;
  const conditions = [
    ...(tests.length > 0 ? [sql<boolean>`${sql.join(missed, sql` + `)} <= 1`] : []),
    ...(input.filters?.available ? [sql<boolean>`h.available`] : []),
  ];
  return sql`${hotelsSql({ ...query, always: [...(query.always ?? []), ...alwaysOf(input)] })}, currency AS MATERIALIZED (
    SELECT currency_code AS code FROM hotel GROUP BY currency_code ORDER BY count(*) DESC, currency_code COLLATE "C" LIMIT 1
  ), sifted AS MATERIALIZED (
    SELECT h.*, ${misses}::text AS misses FROM hotel h
    ${conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``}
  )`;
}

/** What no facet takes off: pets that must be welcome, the rectangle of a map, across the date line too. */
export function alwaysOf({ filters = {}, number_of_pets }: HotelSearchInput): readonly RawBuilder<boolean>[] {
  const pets = number_of_pets?.min ?? 0;
  const [south, west, north, east] = filters.bounds ?? [];
  const conditions = pets > 0 ? [sql<boolean>`s.no_of_pets >= ${pets}`] : [];
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return conditions;
  const between = (from: number, to: number) =>
    sql<boolean>`s.longitude BETWEEN ${from}::double precision AND ${to}::double precision`;
  const across =
    west <= east ? between(west, east) : sql<boolean>`(${between(west, 180)} OR ${between(-180, east)})`;
  return [
    ...conditions,
    sql<boolean>`s.latitude BETWEEN ${south}::double precision AND ${north}::double precision`,
    across,
  ];
}

/** Rows of single nights of `page`, the day of departure too (its rules count). */
function nightsSql({ checkin, checkout }: Stay): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_agg(r), '[]') FROM room_night r WHERE r.property_id = page.property_id
    AND r.night >= ${checkin}::date AND r.night <= ${checkout}::date)`;
}

function currencySql(usual: string): RawBuilder<string> {
  return sql`coalesce((SELECT code FROM currency), ${usual})`;
}

function facetCounts({ input, site }: ListQuery): RawBuilder<unknown>[] {
  const currency = currencySql(site.country.currencyCode);
  const within = sql`sifted h WHERE h.misses IS NULL`;
  return filterTable.flatMap(({ id, counts }) => {
    const without = sql`sifted h WHERE (h.misses IS NULL OR h.misses = ${id})`;
    return [sql`${id}::text`, counts({ input, within, without, currency })];
  });
}
