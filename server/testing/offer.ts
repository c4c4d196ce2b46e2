import type { Selectable } from "kysely";
import type { LiveCoupon } from "../coupons/live-coupons.ts";
import type { RoomNightTable } from "../db/inventory-tables.ts";
import type { FeeRule, RateRuleTable, RoomCategoryTable } from "../db/property-tables.ts";
import type { OfferRequest, PropertyTerms } from "../pricing/offer.ts";
import type { CategorySupply } from "../supply/category-supply.ts";

type Category = Selectable<RoomCategoryTable>;

/** A category of three rooms, and one more that may be sold; 100, 120 and 30 euros a night. */
export function buildCategory(values: Partial<Category> = {}): Category {
  return {
    property_id: 1,
    room_category_id: 11,
    position: 0,
    name: "Double",
    description: "",
    capacity: 3,
    overbook: 1,
    single_price: 10_000,
    double_price: 12_000,
    extra_price: 3_000,
    reference_percentage: null,
    max_occupancy: 3,
    max_adults: 3,
    bedrooms: null,
    size_sqm: null,
    beds: [],
    amenity_ids: [],
    meals: [],
    min_stay: 1,
    max_stay: null,
    cancellation: null,
    closed: false,
    texts: {},
    ...values,
  };
}

/** A rule over July 2027 that changes nothing unless told what. */
export function buildRule(values: Partial<Selectable<RateRuleTable>>): Selectable<RateRuleTable> {
  return {
    property_id: 1,
    room_category_id: 11,
    rule_id: 1,
    from_date: "2027-07-01",
    to_date: "2027-07-31",
    weekdays: 127,
    price_percentage: 100,
    min_stay: null,
    max_stay: null,
    closed: false,
    no_arrival: false,
    no_departure: false,
    ...values,
  };
}

/** The row of 10 July 2027, as the category has it unless told otherwise. */
export function buildNight(values: Partial<Selectable<RoomNightTable>>): Selectable<RoomNightTable> {
  return {
    property_id: 1,
    room_category_id: 11,
    night: "2027-07-10",
    capacity: 3,
    overbook: 1,
    sold: 0,
    held: 0,
    single_price: null,
    double_price: null,
    extra_price: null,
    closed: false,
    min_stay: null,
    ...values,
  };
}

export function buildSupply(
  category: Partial<Category> = {},
  rules: readonly Partial<Selectable<RateRuleTable>>[] = [],
  nights: readonly Partial<Selectable<RoomNightTable>>[] = [],
): CategorySupply {
  const rows = nights.map(buildNight);
  return {
    category: buildCategory(category),
    rules: rules.map(buildRule),
    nights: new Map(rows.map((row) => [row.night, row])),
  };
}

/** A hotel in the Netherlands without taxes, fees, or terms of cancelling. */
export function buildTerms(values: Partial<PropertyTerms> = {}): PropertyTerms {
  return {
    property_id: 1,
    property_type: "hotel",
    country_code: "NL",
    currency_code: "EUR",
    time_zone: "Europe/Amsterdam",
    fees: [],
    cancellation: [],
    slasher_percentage: 60,
    min_rooms: 1,
    early_checkin_price: null,
    ...values,
  };
}

export function buildFee(values: Partial<FeeRule>): FeeRule {
  return {
    bill_type: "other",
    name: "Fee",
    basis: "per_stay",
    value: 1_000,
    included: false,
    payable: "with_booking",
    ...values,
  };
}

/** Two adults for the nights of 10 and 11 July 2027, asked for at the start of that year. */
export function buildRequest(values: Partial<OfferRequest> = {}): OfferRequest {
  return {
    stay: { checkin: "2027-07-10", checkout: "2027-07-12" },
    rooms: [{ adults: 2, children: 0, infants: 0, pets: 0 }],
    now: Date.UTC(2027, 0, 1),
    currencySymbol: "€",
    ...values,
  };
}

/** A coupon for every stay, ten percent off in euros unless told otherwise. */
export function buildLiveCoupon(values: Partial<LiveCoupon> = {}): LiveCoupon {
  return {
    code: "TEN",
    listed: true,
    automatic: true,
    percent: 10,
    oncePerGuest: false,
    bookUntil: new Date("2029-01-01T00:00:00Z"),
    amounts: new Map([["EUR", { off: null, most: null, least: 0, left: null }]]),
    brandIds: null,
    countries: null,
    propertyTypes: null,
    propertyIds: null,
    stayFrom: null,
    stayUntil: null,
    minNights: 1,
    ...values,
  };
}
