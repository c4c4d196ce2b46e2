import { countsRoomsAs, guestsOf, NO_TRIPLE_GUESTS, petsOf, roomBounds } from "#domain/rooms";
import type { ActiveFilter, NothingFree } from "#schemas/generated/api/search.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { loadStaySupply } from "../../../supply/load-stay-supply.ts";
import type { SupplySnapshot } from "../../../supply/supply-snapshot.ts";
import type { FoundPlace } from "./find-place.ts";
import type { PricedHotel } from "./price-hotels.ts";
import type { ReadStay } from "./read-stay.ts";

export interface Outcome {
  readonly place: FoundPlace;
  readonly asked: ReadStay;
  /** Hotels that could take the party, with their offers. */
  readonly priced: readonly PricedHotel[];
  /** Of these, what the filters left. */
  readonly result: readonly PricedHotel[];
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
  snapshot: SupplySnapshot,
  { place, asked, priced, result, active, fewestPets }: Outcome,
): Promise<NothingFree | undefined> {
  if (result.some(({ available }) => available)) return undefined;
  if (!place.location.found) return { reason: "unknown_place" };
  if (place.candidates.length === 0) return { reason: "no_supply" };
  if (priced.length === 0) return partyReason(context, snapshot, place, asked);
  const mostPets = Math.max(...priced.map(({ property }) => property.no_of_pets));
  if (mostPets < fewestPets) return { reason: "pets", most: mostPets };
  // That a place must be free is a filter too, but where none is, the dates are the reason.
  const narrowed = result.length === 0 && active.some(({ id }) => id !== "available");
  if (narrowed || priced.some(({ available }) => available)) return { reason: "filters" };
  const taken = result.length > 0 ? result : priced;
  const shortest = taken.map(({ offer }) =>
    offer?.refusal === "minimum_stay" ? offer.minimumStay : Number.POSITIVE_INFINITY,
  );
  const nights = Math.min(...shortest);
  return Number.isFinite(nights) && shortest.every(Number.isFinite)
    ? { reason: "minimum_stay", nights }
    : { reason: "dates" };
}

/** What about the party no place here takes. */
async function partyReason(
  context: OperationContext,
  snapshot: SupplySnapshot,
  { candidates }: FoundPlace,
  { rooms, stay }: ReadStay,
): Promise<NothingFree> {
  const properties = candidates.map(({ property }) => property);
  const pets = petsOf(rooms) ?? 0;
  const takesPets = properties.filter(({ no_of_pets }) => no_of_pets >= pets);
  if (takesPets.length === 0)
    return { reason: "pets", most: Math.max(...properties.map(({ no_of_pets }) => no_of_pets)) };
  const sleeps = (people: number | null) => people ?? Number.POSITIVE_INFINITY;
  const largest = Math.max(...takesPets.map(({ no_of_people }) => sleeps(no_of_people)));
  if (guestsOf(rooms) > largest) return { reason: "guests", most: largest };
  const allowedRooms = context.site.limits.rooms.max;
  const mostRooms = Math.max(
    ...takesPets.map(
      ({ min_rooms, max_rooms }) =>
        roomBounds({ allowedRooms, minRooms: min_rooms, maxRooms: max_rooms }).max,
    ),
  );
  if (rooms.length > mostRooms) return { reason: "rooms", most: mostRooms };
  const supply = await loadStaySupply(context.db, snapshot, {
    propertyIds: takesPets.slice(0, sampleSize).map(({ property_id }) => property_id),
    from: stay.checkin,
    to: stay.checkout,
  });
  const inPairs = new Set(
    takesPets.filter((each) => each.no_triple_occupancy).map((each) => each.property_id),
  );
  const perRoom = [...supply.values()]
    .flat()
    .map(({ category: { property_id, max_occupancy } }) =>
      inPairs.has(property_id) ? Math.min(max_occupancy, NO_TRIPLE_GUESTS) : max_occupancy,
    );
  // A home is one unit: what it sleeps is what its category takes.
  const types = takesPets.map(({ property_type }) => property_type);
  const reason = countsRoomsAs(types) === "home" ? "guests" : "room_guests";
  return { reason, most: Math.max(1, ...perRoom) };
}

/** Properties whose rooms are looked at; more would change the number hardly ever. */
const sampleSize = 60;
