import { buildDescription } from "./build-description.ts";
import { buildFees } from "./build-fees.ts";
import { buildGuestImages, type GuestImageRow } from "./build-guest-images.ts";
import { buildNights, type NightRow } from "./build-nights.ts";
import { buildPictures, type PictureRow } from "./build-pictures.ts";
import { buildRates } from "./build-rates.ts";
import { buildReviews, type ReviewRow } from "./build-reviews.ts";
import { buildRooms, type RoomRow } from "./build-rooms.ts";
import { buildCancellation, buildLabels, buildNearby, buildRules } from "./build-rules.ts";
import { buildTags } from "./build-tags.ts";
import type { DemoCity } from "./demo-city.ts";
import { partNames } from "./facts/part-names.ts";
import { type PropertyKind, propertyKinds } from "./facts/property-kinds.ts";
import { regionNames } from "./facts/region-names.ts";
import { inventPhone } from "./invent-phone.ts";
import { localPrice } from "./price-scale.ts";
import { inventName } from "./property-name.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import type { DemoLocale } from "./texts/texts.ts";

export interface PropertyRows {
  readonly property: Readonly<Record<string, unknown>>;
  readonly rooms: readonly RoomRow[];
  readonly rates: readonly object[];
  readonly nights: readonly NightRow[];
  readonly reviews: readonly ReviewRow[];
  readonly pictures: readonly PictureRow[];
  readonly guestImages: readonly GuestImageRow[];
}

/** Share of homes by surroundings; the rest are hotels. */
const homeShare = { city: 0.45, coast: 0.78, mountain: 0.78, countryside: 0.85, desert: 0.45 } as const;

const localeOfNames: Readonly<Record<string, DemoLocale>> = {
  dutch: "nl",
  german: "de",
  french: "fr",
  arabic: "ar",
  spanish: "es",
  italian: "it",
  lusophone: "pt",
};
const localeOfCountry: Readonly<Record<string, DemoLocale>> = {
  JP: "ja",
  ID: "id",
  MY: "my",
  TH: "th",
  VN: "vi",
};

/** Language of the place itself, where the demo is written in it. */
function localeOf({ countryCode, facts }: DemoCity): DemoLocale | undefined {
  return localeOfCountry[countryCode] ?? localeOfNames[facts.names];
}

/**
 * Of so many numbers one, where it is a hotel's, sells to groups alone: two rooms and more together
 * (HOTEL-04).
 */
const groupEvery = 450;

/** Of so many numbers one, where it is a hotel's, takes two guests at most in a room (ROOM-10). */
const pairEvery = 37;

/** Of so many numbers one has an owner who carries a part of each price. */
const ownerCarriesEvery = 23;

/** Everything of one invented property. Equal arguments give equal rows. */
export function buildProperty(
  property_id: number,
  city: DemoCity,
  today: string,
  taken: Set<string>,
): PropertyRows {
  const random = seededRandom(`property-${property_id}-${city.slug}`);
  const kind = pickKind(random, city);
  const names = regionNames[city.facts.names];
  const home = kind.type === "home";
  const bedrooms = home ? random.int(kind.bedrooms?.[0] ?? 1, kind.bedrooms?.[1] ?? 2) : 0;
  const guests = home ? bedrooms * 2 + random.int(0, 1) : 0;
  const amenity_ids = [
    ...kind.amenities,
    ...random.sample(kind.extras, random.int(3, Math.min(9, kind.extras.length))),
  ];
  const pets = amenity_ids.includes(61) ? random.int(1, 2) : 0;
  const quality = random.next();
  const price =
    kind.price * random.between(0.72, 1.24) * (1 + quality * 0.3) * (home ? 0.7 + bedrooms * 0.15 : 1);
  const { name: locality, names: locality_names = {} } =
    city.localities.length > 0 && random.chance(0.8)
      ? random.pick(city.localities)
      : partOf(random.pick(names.localities));
  const name = inventName(random, { names, kind, setting: city.setting, locality }, taken);
  const rooms = buildRooms(random, { property_id, kind, city, price, bedrooms, guests, amenity_ids });
  const { reviews, facts } = buildReviews(random, property_id, quality, localeOf(city) ?? "en", today);
  const tags = buildTags(random, city, kind, { amenity_ids, guests, pets, price });
  const described = { property_id, name, locality, locality_names, bedrooms, guests, pets, amenity_ids };
  const { en, ...otherLanguages } = buildDescription(described, kind, city);
  const ratesOf = rooms.map(({ room_category_id }) =>
    buildRates({
      property_id,
      room_category_id,
      setting: city.setting,
      home,
      southern: city.latitude < -12,
      today,
      weekendPercentage:
        city.setting === "city" && !home && random.chance(0.35) ? 92 : random.pick([108, 112, 118]),
      fixedArrival: random.chance(0.5),
    }),
  );
  const nights = rooms.flatMap(({ room_category_id, capacity }) =>
    buildNights(random, { property_id, room_category_id }, capacity, today),
  );
  const place = addressOf(random, city, locality);
  const addresses = otherAddresses(city, place);
  const rows = {
    property: {
      property_id,
      brand_id: null,
      status: "active",
      property_type: kind.type,
      category: kind.code,
      display_category: kind.name,
      name,
      description: en,
      city_id: city.id,
      locality,
      locality_names,
      ...place,
      country_code: city.countryCode,
      ...positionOf(random, city),
      time_zone: city.timeZone,
      currency_code: city.facts.currency,
      phone: inventPhone(random, city.countryCode),
      provider_hotel_id: `D${property_id}`,
      amenity_ids,
      tags,
      ...buildLabels(random, quality, tags),
      ...buildRules(random, city, kind, { pets, family: tags.includes("family") }),
      nearby: buildNearby(random, city),
      check_in_time: home ? random.pick(["15:00", "16:00"]) : random.pick(["12:00", "14:00", "15:00"]),
      check_out_time: home ? "10:00" : random.pick(["11:00", "12:00"]),
      ...facts,
      slasher_percentage: 40,
      owner_discount_percent: property_id % ownerCarriesEvery === 0 ? 3 : 0,
      hide_prices: false,
      external_booking_url: null,
      no_of_people: home ? guests : null,
      no_of_bedrooms: home ? bedrooms : null,
      no_of_bathrooms: home ? Math.max(1, Math.floor(bedrooms / 2)) : null,
      no_of_pets: pets,
      size_sqm: home ? (rooms[0]?.size_sqm ?? null) : null,
      min_rooms: !home && property_id % groupEvery === 0 ? 2 : 1,
      max_rooms: home ? 1 : 4,
      no_triple_occupancy: !home && property_id % pairEvery === 0,
      cancellation: buildCancellation(random, city, kind),
      fees: buildFees(random, city, kind, bedrooms, pets),
      early_checkin_price:
        !home && random.chance(0.5) ? localPrice(18, city.facts.currency, city.facts.level) : null,
      texts: Object.fromEntries(
        Object.entries(otherLanguages).map(([locale, description]) => [
          locale,
          { description, ...(addresses[locale] ? { address: addresses[locale] } : {}) },
        ]),
      ),
    },
    rooms,
    rates: ratesOf.flat(),
    nights,
    reviews,
    pictures: buildPictures(random, { property_id, name, amenity_ids }, kind, city, rooms),
  };
  return { ...rows, guestImages: buildGuestImages(property_id, rows.pictures, reviews) };
}

function pickKind(random: SeededRandom, city: DemoCity): PropertyKind {
  const type = random.chance(shareOfHomes(city)) ? "home" : "hotel";
  const kinds = propertyKinds.filter((kind) => kind.type === type && (kind.weights[city.setting] ?? 0) > 0);
  const total = kinds.reduce((sum, kind) => sum + (kind.weights[city.setting] ?? 0), 0);
  let left = random.next() * total;
  for (const kind of kinds) {
    left -= kind.weights[city.setting] ?? 0;
    if (left < 0) return kind;
  }
  return kinds[0] as PropertyKind;
}

/** Homes are rarer outside Europe, and rarest in the Gulf. */
function shareOfHomes({ setting, facts, countryCode }: DemoCity): number {
  const share = homeShare[setting];
  if (countryCode === "AE" || facts.names === "arabic") return share * 0.4;
  if (["indian", "tropical", "eastern", "african"].includes(facts.names)) return share * 0.6;
  return share;
}

/** A part that most towns have. */
function partOf(name: string) {
  return { name, names: partNames[name] };
}

function addressOf(random: SeededRandom, city: DemoCity, locality: string) {
  const names = regionNames[city.facts.names];
  const street = random.pick(names.streets);
  const number = random.int(1, 148);
  const line = names.numberFirst ? `${number} ${street}` : `${street} ${number}`;
  const locale = localeOf(city);
  // An address is written as in the place itself; words and street are in Latin letters throughout.
  const own = locale ? city.names?.[locale] : undefined;
  const name = own && /^\p{Script=Latin}/u.test(own) ? own : city.name;
  return { address: `${line}, ${locality}, ${name}`, short_address: `${locality}, ${name}` };
}

/** The address in a second language of the place, by locale: Brussels is written in both of its own. */
function otherAddresses(
  city: DemoCity,
  { address }: { readonly address: string },
): Readonly<Record<string, string>> {
  if (city.slug !== "brussels") return {};
  const withoutCity = address.slice(0, address.lastIndexOf(", "));
  return { fr: `${withoutCity}, ${city.names?.fr ?? city.name}` };
}

/** Near the centre: within three kilometres in a city, six elsewhere. */
function positionOf(random: SeededRandom, city: DemoCity) {
  const radius = (city.setting === "city" ? 3 : 6) * Math.sqrt(random.next());
  const angle = random.between(0, 2 * Math.PI);
  const latitude = city.latitude + (radius * Math.cos(angle)) / 111.2;
  const longitude =
    city.longitude + (radius * Math.sin(angle)) / (111.2 * Math.cos((city.latitude * Math.PI) / 180));
  return { latitude: Math.round(latitude * 1e5) / 1e5, longitude: Math.round(longitude * 1e5) / 1e5 };
}
