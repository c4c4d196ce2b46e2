import type { Selectable } from "kysely";
import { NO_TRIPLE_GUESTS, roomBounds } from "#domain/rooms";
import { nightsOf } from "#domain/stay";
import type { AvailabilityOutput, FeeInfo, HotelStay, RoomLimitInfo } from "#schemas/generated/api/hotels.ts";
import type { PropertyTable } from "../../../db/property-tables.ts";
import { dealInfo } from "../../../deals/asked-deal.ts";
import { memberPriceState } from "../../../platform/operations/member-price.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { unitsOf } from "../../../pricing/fee-amounts.ts";
import { presentPayAtHotel } from "../../../pricing/pay-at-hotel.ts";
import { presentRestrictions } from "../../../supply/present-restrictions.ts";
import { supplySentence, supplyWord, type WordsPlace } from "../../../supply/supply-words.ts";
import { presentStay } from "../search/read-stay.ts";
import type { LoadedHotel } from "./load-hotel.ts";
import { presentCategory, presentPolicies } from "./present-category.ts";

/**
 * The part of an answer that depends on dates and rooms; details and availability share it, so they cannot
 * differ.
 */
export function presentOffer(context: OperationContext, hotel: LoadedHotel) {
  const { property, asked, categories, chosen, deal, symbol } = hotel;
  const { site } = context;
  const soldOut = chosen === null || chosen.refusal !== null || chosen.offer.price === null;
  return {
    currency_code: property.currency_code,
    currency_symbol: symbol,
    room_categories_with_data: categories.map((each) => presentCategory(context, hotel, each)),
    ...(chosen ? { selected_category_id: chosen.supply.category.room_category_id } : {}),
    ...(chosen?.offer.price && !soldOut && !property.hide_prices
      ? { pricing_details: chosen.offer.price.pricing }
      : {}),
    cancellation_policies: presentPolicies(chosen?.offer.policies ?? [], property),
    restrictions: presentRestrictions(property.restrictions, context),
    room_limit_info: presentRoomLimits(property, site.limits.rooms.max, context),
    fees: property.hide_prices ? [] : presentFees(hotel, context),
    pay_at_hotel: presentPayAtHotel(property, asked.rooms.length, site.limits.rooms.payAtHotelMax),
    // What a guest is about to book is named whole, whatever a list left out (PRICE-04).
    tax_clusivity: "inclusive",
    ...memberPriceState(context),
    ...(deal ? { deal_info: dealInfo(context, deal, soldOut ? null : chosen.offer.price) } : {}),
    booking_cta: property.external_booking_url ? "external" : soldOut ? "soldout" : "book",
    isSoldOut: soldOut,
  } satisfies Partial<AvailabilityOutput>;
}

/** The stay that an answer is for, with today at the property. */
export function presentHotelStay({ asked, limits }: LoadedHotel): HotelStay {
  return { ...presentStay(asked), today: limits.today };
}

type RoomBounds = Pick<Selectable<PropertyTable>, "max_rooms" | "min_rooms" | "no_triple_occupancy">;

/** Fewest and most rooms of a booking, with the sentences of ROOM-09 (HOTEL-04). */
function presentRoomLimits(property: RoomBounds, allowedRooms: number, place: WordsPlace): RoomLimitInfo {
  const { min_rooms: minRooms, max_rooms: maxRooms } = property;
  const { min, max } = roomBounds({ allowedRooms, minRooms, maxRooms });
  const present = min > 1;
  return {
    minMaxRestriction: { present, ...(present ? { minRoom: min, maxRoom: max } : {}) },
    finalRestrictions: present
      ? [
          supplySentence(place, "supply.rooms-minimum", { value: min }),
          supplySentence(place, "supply.rooms-maximum", { value: max }),
        ]
      : [],
    max_rooms: max,
    ...(property.no_triple_occupancy ? { max_guests_per_room: NO_TRIPLE_GUESTS } : {}),
  };
}

/** Every mandatory fee for this stay (HOTEL-03); taxes are told by percentage in the price itself. */
function presentFees({ property, asked }: LoadedHotel, place: WordsPlace): FeeInfo[] {
  const word = supplyWord(place);
  const nights = nightsOf(asked.stay);
  return property.fees.flatMap((rule) => {
    if (rule.basis === "percent") return [];
    const amount = rule.value * unitsOf(rule, asked.rooms, nights);
    if (amount <= 0) return [];
    const { bill_type, payable } = rule;
    // A deposit comes back, so no total has it.
    return [
      {
        bill_type,
        name: word(`supply.fee.${bill_type}`) ?? rule.name,
        amount,
        included: bill_type !== "deposit",
        payable,
      },
    ];
  });
}
