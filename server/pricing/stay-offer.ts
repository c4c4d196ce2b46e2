import {
  largestAdults,
  type NightlyRates,
  nightDates,
  roomsLeft,
  type SoldOutReason,
  soldOutReason,
} from "#domain";
import { cancellationPolicies } from "./cancellation-policies.ts";
import type { CategorySupply } from "./category-supply.ts";
import { type NightOffer, nightOffer } from "./night-offer.ts";
import type { OfferRefusal, OfferRequest, PropertyTerms, StayOffer } from "./offer.ts";
import { priceOffer } from "./price-offer.ts";

/** Makes the offer of a category for a stay (PRICE-01, HOTEL-07, DATE-07). */
export function stayOffer(terms: PropertyTerms, supply: CategorySupply, request: OfferRequest): StayOffer {
  const { stay } = request;
  const nights = nightDates(stay).map((date) => nightOffer(supply, date, terms.currency_code));
  const rates = {
    single: nights.map((night) => night.single),
    double: nights.map((night) => night.double),
    extra: nights.map((night) => night.extra),
  };
  const price = priceOffer(terms, supply.category, rates, request);
  const availableRooms = nights.map((night) => night.available);
  const rules = supply.category.cancellation ?? terms.cancellation;
  const policyStay = { checkin: stay.checkin, timeZone: terms.time_zone, amount: price?.total ?? 0 };
  return {
    nights,
    rates,
    availableRooms,
    roomsLeft: roomsLeft(availableRooms),
    minimumStay: nights[0]?.minStay ?? 1,
    refusal: refusalOf(terms, supply, request, nights, rates),
    price,
    policies: cancellationPolicies(rules, policyStay, request.now),
  };
}

function refusalOf(
  terms: PropertyTerms,
  supply: CategorySupply,
  { stay, rooms }: OfferRequest,
  nights: readonly NightOffer[],
  rates: NightlyRates,
): OfferRefusal | null {
  const { category } = supply;
  const arrival = nights[0];
  const leaving = nightOffer(supply, stay.checkout, terms.currency_code);
  if (!arrival) return "invalid_pricing";
  if (arrival.noArrival || leaving.noDeparture || nights.some((night) => night.closed)) return "closed";
  const asked = {
    id: String(category.room_category_id),
    availableRooms: nights.map((night) => night.available),
    maxOccupancy: category.max_occupancy,
    rates,
  };
  const reason = soldOutReason(asked, { rooms, nights: nights.length, minRooms: terms.min_rooms });
  if (reason) return REFUSALS[reason];
  if (largestAdults(rooms) > category.max_adults) return "too_many_adults";
  if (nights.length < arrival.minStay || (arrival.maxStay !== null && nights.length > arrival.maxStay))
    return "minimum_stay";
  return null;
}

const REFUSALS: Readonly<Record<SoldOutReason, OfferRefusal>> = {
  "no-rooms": "no_rooms",
  "fewer-than-requested": "too_few_rooms",
  "no-price": "invalid_pricing",
  "too-many-adults": "too_many_adults",
  "too-many-guests": "too_many_guests",
  "below-minimum": "minimum_rooms",
};
