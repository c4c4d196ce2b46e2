import { restrictionAgainst } from "#domain/booking";
import { guestsOf, hasTriple, petsOf, type RoomConfig, roomBounds } from "#domain/rooms";
import type { RestrictionValue } from "../db/property-tables.ts";
import { restrictionCodes } from "../supply/present-restrictions.ts";
import type { OfferRefusal } from "./offer.ts";

/** What a property says of the parties it takes. */
interface PartyTerms {
  /** Null when only its rooms limit the guests. */
  readonly no_of_people: number | null;
  readonly no_of_pets: number;
  readonly min_rooms: number;
  readonly max_rooms: number;
  readonly no_triple_occupancy: boolean;
  readonly restrictions: readonly RestrictionValue[];
}

/**
 * What a property refuses whatever the category and the dates: guests or pets it has no place for, three in a
 * room where two may be, children where only adults stay, more rooms than a booking may have. Null when the
 * party fits.
 */
export function partyRefusal(
  property: PartyTerms,
  rooms: RoomConfig,
  allowedRooms: number,
): OfferRefusal | null {
  if (property.no_of_people !== null && guestsOf(rooms) > property.no_of_people) return "too_many_guests";
  if ((petsOf(rooms) ?? 0) > property.no_of_pets) return "too_many_guests";
  if (property.no_triple_occupancy && hasTriple(rooms)) return "too_many_guests";
  const adultsOnly = restrictionCodes(property.restrictions).filter((code) => code === "adults_only");
  if (restrictionAgainst(adultsOnly, rooms)) return "adults_only";
  const { max } = roomBounds({ allowedRooms, minRooms: property.min_rooms, maxRooms: property.max_rooms });
  return rooms.length > max ? "too_few_rooms" : null;
}
