import { roomsLeft } from "#domain/rooms";
import { nightDates } from "#domain/stay";
import type { CategorySupply } from "../supply/category-supply.ts";
import { cancellationPolicies } from "./cancellation-policies.ts";
import { type NightOffer, nightOffer } from "./night-offer.ts";
import { nightsRefusal } from "./night-refusal.ts";
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
    refusal: refusalOf(terms, supply, request, nights),
    price,
    policies: cancellationPolicies(rules, policyStay, request.now),
  };
}

function refusalOf(
  terms: PropertyTerms,
  supply: CategorySupply,
  { stay, rooms }: OfferRequest,
  nights: readonly NightOffer[],
): OfferRefusal | null {
  const arrival = nights[0];
  const leaving = nightOffer(supply, stay.checkout, terms.currency_code);
  if (arrival?.noArrival || leaving.noDeparture) return "closed";
  const refusal = nightsRefusal(supply, nights, { rooms, minRooms: terms.min_rooms });
  if (refusal || !arrival) return refusal;
  return isLengthAllowed(arrival, nights.length) ? null : "minimum_stay";
}

/** True when a stay that arrives with this night may be that many nights long (DATE-07). */
export function isLengthAllowed({ minStay, maxStay }: NightOffer, nights: number): boolean {
  return nights >= minStay && (maxStay === null || nights <= maxStay);
}
