import type { BedValue, CancellationRule, MealValue } from "../db/property-tables.ts";
import type { DemoCity } from "./demo-city.ts";
import type { PropertyKind } from "./facts/property-kinds.ts";
import { localPrice } from "./price-scale.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { RoomCode } from "./texts/description-texts.ts";
import { demoLocales, demoTexts } from "./texts/texts.ts";

interface RoomKind {
  readonly code: RoomCode;
  readonly factor: number;
  readonly occupancy: number;
  readonly adults: number;
  readonly size: readonly [number, number];
  readonly beds: readonly BedValue[];
  readonly amenities: readonly number[];
}

const roomKinds: readonly RoomKind[] = [
  {
    code: "compact",
    factor: 0.82,
    occupancy: 2,
    adults: 2,
    size: [13, 16],
    beds: [{ kind: "double", count: 1 }],
    amenities: [53, 2, 49],
  },
  {
    code: "classic",
    factor: 1,
    occupancy: 3,
    adults: 2,
    size: [18, 23],
    beds: [{ kind: "double", count: 1 }],
    amenities: [53, 2, 49, 50, 54],
  },
  {
    code: "twin",
    factor: 1,
    occupancy: 3,
    adults: 2,
    size: [18, 24],
    beds: [{ kind: "single", count: 2 }],
    amenities: [53, 2, 49, 50, 54],
  },
  {
    code: "superior",
    factor: 1.22,
    occupancy: 3,
    adults: 3,
    size: [24, 30],
    beds: [{ kind: "queen", count: 1 }],
    amenities: [53, 2, 48, 49, 50, 54, 43],
  },
  {
    code: "deluxe",
    factor: 1.46,
    occupancy: 3,
    adults: 3,
    size: [28, 36],
    beds: [{ kind: "king", count: 1 }],
    amenities: [53, 2, 48, 49, 50, 54, 44, 56],
  },
  {
    code: "family",
    factor: 1.6,
    occupancy: 5,
    adults: 4,
    size: [32, 42],
    beds: [
      { kind: "double", count: 1 },
      { kind: "single", count: 2 },
    ],
    amenities: [53, 2, 48, 49, 50, 58, 11],
  },
  {
    code: "suite",
    factor: 2.1,
    occupancy: 4,
    adults: 4,
    size: [42, 64],
    beds: [
      { kind: "king", count: 1 },
      { kind: "sofa", count: 1 },
    ],
    amenities: [53, 2, 48, 49, 50, 54, 44, 56, 11],
  },
];

export interface RoomRow {
  readonly property_id: number;
  readonly room_category_id: number;
  readonly position: number;
  readonly name: string;
  readonly description: string;
  readonly capacity: number;
  readonly overbook: number;
  readonly single_price: number;
  readonly double_price: number;
  readonly extra_price: number;
  readonly reference_percentage: number | null;
  readonly max_occupancy: number;
  readonly max_adults: number;
  readonly bedrooms: number | null;
  readonly size_sqm: number | null;
  readonly beds: readonly BedValue[];
  readonly amenity_ids: readonly number[];
  readonly meals: readonly MealValue[];
  readonly min_stay: number;
  readonly max_stay: number | null;
  readonly cancellation: readonly CancellationRule[] | null;
  readonly closed: boolean;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}

export interface RoomsRequest {
  readonly property_id: number;
  readonly kind: PropertyKind;
  readonly city: DemoCity;
  /** Euros a night for two at price level 1. */
  readonly price: number;
  readonly bedrooms: number;
  readonly guests: number;
  readonly amenity_ids: readonly number[];
}

/** Three to five categories of a hotel, or the one of a home. */
export function buildRooms(random: SeededRandom, request: RoomsRequest): readonly RoomRow[] {
  return request.kind.type === "home" ? [wholeHome(random, request)] : hotelRooms(random, request);
}

function hotelRooms(random: SeededRandom, request: RoomsRequest): readonly RoomRow[] {
  const { kind, city, price, property_id } = request;
  const { currency, level } = city.facts;
  const small = kind.code === "guesthouse";
  const wanted = new Set(random.sample(roomKinds, random.int(3, small ? 3 : 5)).map((room) => room.code));
  wanted.add("classic");
  const chosen = roomKinds.filter((room) => wanted.has(room.code)).slice(0, 5);
  const reference = random.chance(0.3) ? random.pick([112, 118, 125, 133]) : null;
  const breakfast = request.amenity_ids.includes(7);
  const breakfastIncluded = breakfast && random.chance(small ? 0.6 : 0.25);
  return chosen.map((room, position) => {
    const double = price * room.factor * random.between(0.96, 1.05);
    const flexible = position === 0 && random.chance(0.3);
    return {
      property_id,
      room_category_id: property_id * 10 + position + 1,
      position,
      ...named(room.code),
      capacity: small ? random.int(1, 4) : random.int(3, 18),
      overbook: 0,
      single_price: localPrice(double * 0.86, currency, level),
      double_price: localPrice(double, currency, level),
      extra_price: localPrice(double * 0.28, currency, level),
      reference_percentage: reference,
      max_occupancy: room.occupancy,
      max_adults: room.adults,
      bedrooms: null,
      size_sqm: random.int(room.size[0], room.size[1]),
      beds: room.beds,
      amenity_ids: room.amenities,
      meals: breakfast ? hotelMeals(random, request, breakfastIncluded) : [],
      min_stay: 1,
      max_stay: null,
      cancellation: flexible ? [{ charge_percentage: 100 }] : null,
      closed: false,
    };
  });
}

function hotelMeals(
  random: SeededRandom,
  { city, property_id }: RoomsRequest,
  included: boolean,
): readonly MealValue[] {
  const { currency, level } = city.facts;
  const meal = (category_code: string, name: string, euros: number, has: boolean): MealValue => ({
    category_code,
    name,
    price: has ? 0 : localPrice(euros, currency, level),
    included: has,
  });
  const dinner = random.chance(0.35);
  return [
    meal("breakfast", "Breakfast", 13, included),
    ...(dinner && property_id % 2 === 0 ? [meal("lunch", "Lunch", 19, false)] : []),
    ...(dinner ? [meal("dinner", "Dinner", 27, false)] : []),
  ];
}

function wholeHome(random: SeededRandom, request: RoomsRequest): RoomRow {
  const { property_id, city, price, bedrooms, guests, amenity_ids } = request;
  const { currency, level } = city.facts;
  const night = localPrice(price, currency, level);
  const singles = Math.max(0, guests - bedrooms * 2);
  const doubles = Math.max(1, Math.ceil((guests - singles - Math.max(0, bedrooms - 2) * 2) / 2));
  const twins = Math.max(0, guests - singles - doubles * 2);
  const beds: BedValue[] = [{ kind: random.pick(["double", "queen", "king"] as const), count: doubles }];
  if (twins > 0) beds.push({ kind: "single", count: twins });
  if (singles > 0) beds.push({ kind: "sofa", count: Math.ceil(singles / 2) });
  return {
    property_id,
    room_category_id: property_id * 10 + 1,
    position: 0,
    ...named("wholeHome"),
    capacity: 1,
    overbook: 0,
    single_price: night,
    double_price: night,
    // A home has one price however many sleep in it.
    extra_price: 0,
    reference_percentage: random.chance(0.22) ? random.pick([110, 115, 122]) : null,
    max_occupancy: guests,
    max_adults: guests,
    bedrooms,
    size_sqm: 30 + bedrooms * random.int(20, 32),
    beds,
    amenity_ids: amenity_ids.slice(0, 12),
    meals: [],
    min_stay: random.pick([1, 1, 1, 1, 1, 1, 1, 1, 2, 3]),
    max_stay: null,
    cancellation: null,
    closed: false,
  } as RoomRow;
}

/** English in the row, the other languages beside it. */
function named(code: RoomCode): Pick<RoomRow, "name" | "description" | "texts"> {
  const [name, description] = demoTexts.en.rooms[code];
  const others = demoLocales.filter((locale) => locale !== "en");
  const texts = others.map((locale) => {
    const [own, sentence] = demoTexts[locale].rooms[code];
    return [locale, { name: own, description: sentence }] as const;
  });
  return { name, description, texts: Object.fromEntries(texts) };
}
