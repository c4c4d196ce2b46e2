import { restrictionAgainst } from "#domain/booking";
import {
  guestsOf,
  parseRoomsConfig,
  petsOf,
  type RoomConfig,
  roomProblems,
  roomsAsSold,
} from "#domain/rooms";
import { type Stay, stayProblems } from "#domain/stay";
import type { Site } from "#renderer";
import type { FieldError } from "#schemas/generated/api/error.ts";
import type { CreateQuoteInput } from "#schemas/generated/api/quote.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { restrictionCodes } from "../../../supply/present-restrictions.ts";
import type { PropertySummary } from "../../../supply/property-summary.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";

/** A stay and rooms that may be priced. */
export interface PriceRequest {
  readonly stay: Stay;
  readonly rooms: RoomConfig;
}

/**
 * Checks what a guest asked a price for against the limits of site and property (DATE-03, DATE-06, ROOM-09).
 * @throws ApiError `validation_failed` for dates and rooms that make no sense, `restriction_refused` for ones
 * the property refuses.
 */
export function readPriceRequest(
  input: CreateQuoteInput,
  { property }: PropertySummary,
  site: Site,
  now: number,
): PriceRequest {
  const stay = { checkin: input.checkin, checkout: input.checkout };
  const wrong = stayProblems(stay, stayLimitsOf(property, site, now));
  if (wrong.length > 0)
    throw new ApiError("validation_failed", { fields: wrong.map(({ code }) => field("checkin", code)) });
  const asked = parseRoomsConfig(input.rooms_config);
  if (!asked) throw new ApiError("validation_failed", { fields: [field("rooms_config", "unreadable")] });
  const rooms = roomsAsSold(asked, property.property_type);
  const refused = roomProblems(rooms, {
    allowedRooms: site.limits.rooms.max,
    minRooms: property.min_rooms,
    maxRooms: property.max_rooms,
    noTripleOccupancy: property.no_triple_occupancy,
  });
  if (refused.length > 0)
    throw new ApiError("restriction_refused", {
      details: { reason: "rooms" },
      fields: refused.map(({ code }) => field("rooms_config", code)),
    });
  if ((petsOf(rooms) ?? 0) > property.no_of_pets)
    throw new ApiError("restriction_refused", { details: { reason: "pets" } });
  const against = restrictionAgainst(restrictionCodes(property.restrictions), rooms);
  if (against) throw new ApiError("restriction_refused", { details: { reason: against } });
  const { no_of_people } = property;
  if (no_of_people !== null && guestsOf(rooms) > no_of_people)
    throw new ApiError("restriction_refused", { details: { reason: "guests" } });
  return { stay, rooms };
}

function field(name: string, code: string): FieldError {
  return { field: name, code, message: SENTENCES[code] ?? "This cannot be used." };
}

const SENTENCES: Readonly<Record<string, string>> = {
  invalid: "These dates cannot be read.",
  past: "The day of arrival is in the past.",
  "checkout-missing": "The day of departure cannot be read.",
  "checkout-moved": "The day of departure must be after the day of arrival.",
  "too-long": "The stay is too long.",
  "too-short": "The stay is too short.",
  "too-far": "The stay is too far ahead.",
  unreadable: "These rooms cannot be read.",
  "max-guests": "Maximum 2 guests are allowed per room.",
};
