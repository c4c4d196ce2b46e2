import { sql } from "kysely";
import { countsRoomsAs, guestsOf, NO_TRIPLE_GUESTS, petsOf, ROOM_CEILING } from "#domain/rooms";
import type { ActiveFilter, NothingFree } from "#schemas/generated/api/search.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type FoundPlace, hasSupply } from "./find-place.ts";
import { hotelsSql, soldOn } from "./hotel-query.ts";
import type { ReadStay } from "./read-stay.ts";
import type { SelectedHotels } from "./select-hotels.ts";

export interface Outcome {
  readonly place: FoundPlace;
  readonly asked: ReadStay;
  /** What the filters left. */
  readonly result: Pick<SelectedHotels, "count" | "available" | "longerStay">;
  /** Filters that are on. */
  readonly active: readonly ActiveFilter[];
  /** Fewest pets a place must take, beside those that travel. */
  readonly fewestPets: number;
}

/**
 * Why a search has nothing a guest could book, most basic reason first, with the number that would help;
 * undefined when it has something.
 */
export async function nothingFree(
  context: OperationContext,
  { place, asked, result, active, fewestPets }: Outcome,
): Promise<NothingFree | undefined> {
  if (result.available > 0) return undefined;
  if (!place.location.found) return { reason: "unknown_place" };
  const all = await withoutFilters(context, place, asked);
  if (all.count === 0) {
    if (!(await hasSupply(context, place.area))) return { reason: "no_supply" };
    return partyReason(context, place, asked);
  }
  if (all.mostPets < fewestPets) return { reason: "pets", most: all.mostPets };
  // That a place must be free is a filter too, but where none is, the dates are the reason.
  const narrowed = result.count === 0 && active.some(({ id }) => id !== "available");
  if (narrowed || all.available) return { reason: "filters" };
  const nights = result.count > 0 ? result.longerStay : all.longerStay;
  return nights === null ? { reason: "dates" } : { reason: "minimum_stay", nights };
}

interface WithoutFilters {
  readonly count: number;
  readonly available: boolean;
  readonly mostPets: number;
  readonly longerStay: number | null;
}

/** Hotels of the place that could take the party, whatever the filters. */
async function withoutFilters(
  { db, site, clock }: OperationContext,
  { area }: FoundPlace,
  asked: ReadStay,
): Promise<WithoutFilters> {
  const { rows } = await sql<WithoutFilters>`${hotelsSql({ area, site, asked, now: clock() })}
    SELECT count(*)::int AS count, coalesce(bool_or(available), false) AS available,
      coalesce(max(no_of_pets), 0) AS "mostPets", CASE WHEN bool_and(too_short) THEN min(min_stay) END AS "longerStay"
    FROM hotel`.execute(db);
  return rows[0] ?? { count: 0, available: false, mostPets: 0, longerStay: null };
}

interface Parties {
  readonly properties: number;
  readonly pets: number;
  /** Most guests of a property; null where one is limited by its rooms alone. */
  readonly guests: number | null;
  readonly rooms: number;
  /** Most guests of one room. */
  readonly roomGuests: number;
  readonly types: readonly ("hotel" | "home")[];
}

/** What about the party no place here takes. */
async function partyReason(
  context: OperationContext,
  place: FoundPlace,
  { rooms }: ReadStay,
): Promise<NothingFree> {
  const takes = await partiesOf(context, place, petsOf(rooms) ?? 0);
  if (takes.properties === 0) return { reason: "pets", most: (await partiesOf(context, place, 0)).pets };
  if (takes.guests !== null && guestsOf(rooms) > takes.guests)
    return { reason: "guests", most: takes.guests };
  if (rooms.length > takes.rooms) return { reason: "rooms", most: takes.rooms };
  // A home is one unit: what it sleeps is what its category takes.
  const reason = countsRoomsAs(takes.types) === "home" ? "guests" : "room_guests";
  return { reason, most: Math.max(1, takes.roomGuests) };
}

/** The largest parties that properties of a place take which take so many pets. */
async function partiesOf(
  { db, site }: OperationContext,
  { area }: FoundPlace,
  pets: number,
): Promise<Parties> {
  const ceiling = sql.lit(ROOM_CEILING.rooms);
  const { rows } = await sql<Parties>`
    WITH s AS MATERIALIZED (
      SELECT * FROM search_property s WHERE ${sql.join([area.within, ...soldOn(site)], sql` AND `)} AND s.no_of_pets >= ${pets}
    )
    SELECT count(*)::int AS properties, coalesce(max(no_of_pets), 0) AS pets,
      CASE WHEN bool_and(no_of_people IS NOT NULL) THEN max(no_of_people) END AS guests,
      coalesce(max(GREATEST(LEAST(min_rooms, ${ceiling}), LEAST(max_rooms, ${site.limits.rooms.max}, ${ceiling}))), 1) AS rooms,
      array_agg(DISTINCT property_type) AS types,
      (SELECT coalesce(max(CASE WHEN s.no_triple_occupancy THEN LEAST(t.max_occupancy, ${sql.lit(NO_TRIPLE_GUESTS)})
        ELSE t.max_occupancy END), 1) FROM s JOIN search_tariff t USING (property_id)) AS "roomGuests"
    FROM s ${everyShard("a place has properties anywhere")}`.execute(db);
  const [parties] = rows;
  if (!parties) throw new RangeError("an aggregate has no row");
  return parties;
}
