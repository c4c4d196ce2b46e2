import type { Generated } from "kysely";
import type { CivilDateColumn, Instant, Json, JsonWithDefault } from "./column.ts";

/** A property: facts that do not change with the day. One row each, key `property_id`. */
export interface PropertyTable {
  property_id: number;
  /** Brand that sells it; null when every brand does. */
  brand_id: string | null;
  status: Generated<"active" | "inactive">;
  property_type: "hotel" | "home";
  /** Category code, such as `villa`, and its English words. */
  category: string;
  display_category: string;
  name: string;
  /** Paragraphs of plain text. */
  description: JsonWithDefault<readonly string[]>;
  city_id: number;
  /** Part of the city, as signs there have it, and by locale where others call it differently. */
  locality: string;
  locality_names: JsonWithDefault<Readonly<Record<string, string>>>;
  address: string;
  short_address: string;
  /** ISO 3166 alpha-2, upper case. */
  country_code: string;
  latitude: number;
  longitude: number;
  /** IANA zone; nights are dates in it. */
  time_zone: string;
  /** ISO 4217 code of every price of the property. */
  currency_code: string;
  phone: string | null;
  provider_hotel_id: string;
  amenity_ids: Generated<number[]>;
  tags: Generated<string[]>;
  campaigns: JsonWithDefault<readonly LabelValue[]>;
  badge: Json<LabelValue> | null;
  property_tag: Json<LabelValue> | null;
  restrictions: JsonWithDefault<readonly RestrictionValue[]>;
  policies: JsonWithDefault<readonly PolicyValue[]>;
  nearby: JsonWithDefault<readonly NearbyValue[]>;
  /** `HH:mm`, property time; null where the property does not say (`propertyTimes`). */
  check_in_time: string | null;
  check_out_time: string | null;
  /** Average of reviews, 0 to 5, and how many. */
  rating_value: Generated<number>;
  rating_count: Generated<number>;
  rating_scores: JsonWithDefault<readonly { code: string; value: number }[]>;
  rating_distribution: Generated<number[]>;
  /** Largest drop in percent that may be shown struck through (PRICE-02). */
  slasher_percentage: Generated<number>;
  /** Percent of a total that the owner carries (PRICE-09); 0 for most. */
  owner_discount_percent: Generated<number>;
  hide_prices: Generated<boolean>;
  external_booking_url: string | null;
  /** Homes: most guests, bedrooms, bathrooms. */
  no_of_people: number | null;
  no_of_bedrooms: number | null;
  no_of_bathrooms: number | null;
  /** Most pets; 0 when none are taken. */
  no_of_pets: Generated<number>;
  size_sqm: number | null;
  /** Fewest and most rooms of one booking. */
  min_rooms: Generated<number>;
  max_rooms: Generated<number>;
  /** A room takes two guests at most, whatever its category says (ROOM-10). */
  no_triple_occupancy: Generated<boolean>;
  /** Cancellation terms, earliest deadline first; see `CancellationRule`. */
  cancellation: JsonWithDefault<readonly CancellationRule[]>;
  /** Taxes and fees; see `FeeRule`. */
  fees: JsonWithDefault<readonly FeeRule[]>;
  /** Price of early check-in in minor units; null when it can not be had. */
  early_checkin_price: number | null;
  /**
   * Description by locale, for other languages than English; the address where a place writes it in more than
   * one; names of amenities that no table of the configuration knows, by amenity id, in English too.
   */
  texts: JsonWithDefault<
    Readonly<
      Record<
        string,
        {
          readonly description?: readonly string[];
          readonly address?: string;
          readonly amenities?: Readonly<Record<string, string>>;
        }
      >
    >
  >;
}

/** What a picture is, whoever took it. */
interface PictureColumns {
  property_id: number;
  /** Base name of the picture service. */
  name: string;
  width: number;
  height: number;
  alt: string;
  /** `#rrggbb`. */
  colour: string;
  category: string;
}

/** A picture; `room_category_id` null means of the property. Key `property_id, image_id`. */
export interface PropertyImageTable extends PictureColumns {
  image_id: number;
  room_category_id: number | null;
  position: number;
}

/** A picture that a guest took (HOTEL-14). Key `property_id, name`: none is there twice. */
export interface GuestImageTable extends PictureColumns {
  /** First name and day; null where nobody knows. */
  author: string | null;
  taken_on: CivilDateColumn | null;
}

/**
 * A room category. Key `property_id, room_category_id`; the id alone is unique too. Prices are minor units
 * per room and night.
 */
export interface RoomCategoryTable {
  property_id: number;
  room_category_id: number;
  position: number;
  name: string;
  description: string;
  /** Rooms of this kind, and how many more may be sold. A home has capacity 1. */
  capacity: number;
  overbook: Generated<number>;
  single_price: number;
  double_price: number;
  extra_price: number;
  /**
   * Reference price in percent of the price (120 = a fifth more was really asked before); null without one.
   */
  reference_percentage: number | null;
  /** Most guests (adults and children) and most adults in one room. */
  max_occupancy: number;
  max_adults: number;
  bedrooms: number | null;
  size_sqm: number | null;
  beds: JsonWithDefault<readonly BedValue[]>;
  amenity_ids: Generated<number[]>;
  meals: JsonWithDefault<readonly MealValue[]>;
  min_stay: Generated<number>;
  max_stay: number | null;
  /** Terms of this category; null means the property's. */
  cancellation: Json<readonly CancellationRule[]> | null;
  closed: Generated<boolean>;
  /** Name and description by locale, for other languages than English. */
  texts: JsonWithDefault<Readonly<Record<string, { readonly name?: string; readonly description?: string }>>>;
}

/**
 * A rule over a season or weekday of a category. Key `property_id, room_category_id, rule_id`. Several may
 * apply to a night: percentages multiply in order of `rule_id`; the longest minimum stay and the shortest
 * maximum stay count; any may close.
 */
export interface RateRuleTable {
  property_id: number;
  room_category_id: number;
  rule_id: number;
  from_date: CivilDateColumn;
  /** Last night, inclusive. */
  to_date: CivilDateColumn;
  /** Bit per weekday of the night, Monday 1, Tuesday 2, … Sunday 64; 127 is every day. */
  weekdays: Generated<number>;
  /** 100 leaves the price as it is. */
  price_percentage: Generated<number>;
  min_stay: number | null;
  max_stay: number | null;
  closed: Generated<boolean>;
  no_arrival: Generated<boolean>;
  no_departure: Generated<boolean>;
}

/**
 * A lower price of a category, shown without the property's name until it is booked (LIST-14). Key
 * `property_id, deal_id`.
 */
export interface MysteryDealTable {
  property_id: number;
  deal_id: string;
  room_category_id: number;
  /** Taken off the rooms, in percent. */
  percent: number;
  /** Terms of its own; null where the category's, or the property's, count. */
  cancellation: Json<readonly CancellationRule[]> | null;
  /** When it can be booked: from, and up to but without. */
  book_from: Instant;
  book_until: Instant;
  /** First arrival and last departure; null where all count. */
  stay_from: CivilDateColumn | null;
  stay_until: CivilDateColumn | null;
}

export interface ReviewTable {
  property_id: number;
  review_id: string;
  author: string;
  rating: number;
  title: string;
  text: string;
  locale: string;
  written_on: CivilDateColumn;
  source: "own" | "google";
  stayed_as: "couple" | "family" | "solo" | "business" | "group" | null;
}

export interface LabelValue {
  readonly code: string;
  readonly name: string;
}

export interface RestrictionValue {
  readonly code: string;
  readonly name: string;
  readonly value?: number;
}

export interface PolicyValue {
  readonly code: string;
  readonly name: string;
  readonly text: string;
}

export interface NearbyValue {
  readonly name: string;
  readonly category: string;
  /** Kilometres. */
  readonly distance: number;
  readonly latitude?: number;
  readonly longitude?: number;
}

export interface BedValue {
  readonly kind: "single" | "double" | "queen" | "king" | "sofa" | "bunk" | "cot";
  readonly count: number;
}

export interface MealValue {
  readonly category_code: string;
  readonly name: string;
  /** Minor units per guest and night. */
  readonly price: number;
  readonly included: boolean;
}

/** What cancelling costs until a deadline; the last rule has no deadline. */
export interface CancellationRule {
  /** Days before the day of arrival, and wall-clock time `HH:mm` at the property; absent on the last rule. */
  readonly days_before?: number;
  readonly time?: string;
  /** Part of the total, percent: 0 is free, 100 all of it. */
  readonly charge_percentage: number;
}

/** A tax or fee. */
export interface FeeRule {
  readonly bill_type: "tax" | "cleaning" | "service_fee" | "city_tax" | "pet_fee" | "deposit" | "other";
  readonly name: string;
  /**
   * `percent`: of the room price, `value` in percent. Otherwise `value` is minor units per what the word
   * says.
   */
  readonly basis:
    | "percent"
    | "per_stay"
    | "per_night"
    | "per_room_night"
    | "per_guest_night"
    | "per_adult_night"
    | "per_pet_stay";
  readonly value: number;
  /** True when the room price has it already (an included tax): shown, never added. */
  readonly included: boolean;
  readonly payable: "with_booking" | "at_property";
}
