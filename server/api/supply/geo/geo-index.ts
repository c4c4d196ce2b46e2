import type { Selectable } from "kysely";
import type { Release, Site } from "#renderer";
import type { CountryRegionTable, PlaceTable } from "../../../db/place-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { editDistance, letterBits, mayBeNear, normalise } from "../../../search/normalise.ts";
import { type PlaceIndex, soldOnSite } from "../../../search/place-index.ts";
import { distanceKm } from "../../../supply/distance.ts";
import type { KnownCity } from "../../../supply/places.ts";
import { tagName } from "../search/tag-name.ts";
import { loadAlikeHotels, loadNamedHotels, type NamedHotel } from "./named-hotels.ts";

/** Something a guest may mean by what is typed. */
export type GeoEntry =
  | { readonly kind: "city"; readonly city: KnownCity; readonly supply: number }
  | { readonly kind: "country"; readonly country: Selectable<CountryRegionTable>; readonly supply: number }
  | {
      readonly kind: "place";
      readonly place: Selectable<PlaceTable>;
      readonly city: KnownCity;
      readonly supply: number;
    }
  | { readonly kind: "tag"; readonly tag: string; readonly supply: number }
  | {
      readonly kind: "hotel";
      readonly property: NamedHotel;
      readonly city: KnownCity;
      readonly supply: number;
    };

interface Named {
  readonly entry: GeoEntry;
  /** Every name and spelling, as shown and as compared. */
  readonly names: readonly {
    readonly shown: string;
    readonly text: string;
    readonly words: readonly string[];
  }[];
}

export interface GeoMatch {
  readonly entry: GeoEntry;
  readonly score: number;
  /** The name that matched. */
  readonly matched: string;
}

interface GeoIndex {
  readonly named: readonly Named[];
  /** Positions in `named` by the first two letters of any word of any name. */
  readonly byPrefix: ReadonlyMap<string, readonly number[]>;
}

const indexes = new WeakMap<PlaceIndex, Map<string, GeoIndex>>();

/**
 * Entries that match a text on a site, best first: whole name, start of the name, start of a word, then small
 * typing mistakes.
 */
export async function matchPlaces(
  context: OperationContext,
  supply: PlaceIndex,
  query: string,
): Promise<readonly GeoMatch[]> {
  const text = normalise(query);
  if (text === "") return [];
  const { named, byPrefix } = geoIndex(context, supply);
  const nearest = byPrefix.get(text.slice(0, 2)) ?? [];
  const hotels = namedHotels(await loadNamedHotels(context, text), supply);
  const direct = [...score(named, nearest, text, false), ...score(hotels, hotels.keys(), text, false)];
  const enough = direct.some(({ score: best }) => best >= 60);
  // Only a text that names nothing is compared with everything, allowing for mistakes.
  const isTolerant = !enough && text.length >= 4;
  const alike = isTolerant ? namedHotels(await loadAlikeHotels(context, text), supply) : [];
  const tolerant = isTolerant
    ? [...score(named, named.keys(), text, true), ...score(alike, alike.keys(), text, true)]
    : [];
  const best = new Map<string, GeoMatch>();
  for (const match of [...direct, ...tolerant]) {
    const key = keyOf(match.entry);
    if ((best.get(key)?.score ?? -1) < match.score) best.set(key, match);
  }
  return [...best.values()].sort(
    (a, b) => b.score - a.score || b.entry.supply - a.entry.supply || a.matched.localeCompare(b.matched),
  );
}

function namedHotels(hotels: readonly NamedHotel[], { cities }: PlaceIndex): readonly Named[] {
  return hotels.flatMap((property) => {
    const city = cities.get(property.city_id);
    return city
      ? [{ entry: { kind: "hotel", property, city, supply: 1 } as const, names: namesOf([property.name]) }]
      : [];
  });
}

/** Entries of one kind have ids of their own. */
function keyOf(entry: GeoEntry): string {
  switch (entry.kind) {
    case "city":
      return `city/${entry.city.city_id}`;
    case "country":
      return `country/${entry.country.country_code}`;
    case "place":
      return `place/${entry.place.place_id}`;
    case "tag":
      return `tag/${entry.tag}`;
    case "hotel":
      return `hotel/${entry.property.property_id}`;
  }
}

/** A place that a search can be for. */
export type GeoPlace = Exclude<GeoEntry, { kind: "tag" }>;

/**
 * What a free text most likely names, one of the `preferred` kind before all others; null when nothing comes
 * close.
 */
export async function bestPlace(
  context: OperationContext,
  supply: PlaceIndex,
  text: string,
  preferred?: GeoPlace["kind"],
): Promise<GeoPlace | null> {
  const found = (await matchPlaces(context, supply, text)).flatMap(({ entry }) =>
    entry.kind === "tag" ? [] : [entry],
  );
  return found.find(({ kind }) => kind === preferred) ?? found[0] ?? null;
}

/** Cities and their parts with something to book within a distance of a position, nearest first. */
export function nearestPlaces(
  context: OperationContext,
  supply: PlaceIndex,
  centre: { readonly latitude: number; readonly longitude: number },
  radiusKm: number,
): readonly GeoEntry[] {
  return geoIndex(context, supply)
    .named.flatMap(({ entry }) => {
      if (entry.supply === 0 || (entry.kind !== "city" && entry.kind !== "place")) return [];
      const distance = distanceKm(centre, entry.kind === "city" ? entry.city : entry.place);
      return distance <= radiusKm ? [{ entry, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance || b.entry.supply - a.entry.supply)
    .map(({ entry }) => entry);
}

/** Cities of the site with the most supply, before anything is typed; the page's country first. */
export function trendingCities(context: OperationContext, supply: PlaceIndex): readonly GeoEntry[] {
  const home = context.site.country.COUNTRY_CODE;
  const rank = (entry: GeoEntry): number =>
    (entry.kind === "city" && entry.city.country_code === home ? 1000 : 0) + entry.supply;
  return geoIndex(context, supply)
    .named.map(({ entry }) => entry)
    .filter((entry) => entry.kind === "city" && (entry.city.popular || entry.city.country_code === home))
    .sort((a, b) => rank(b) - rank(a));
}

function score(
  named: readonly Named[],
  positions: Iterable<number>,
  text: string,
  tolerant: boolean,
): GeoMatch[] {
  const found: GeoMatch[] = [];
  for (const position of positions) {
    const item = named[position];
    if (!item) continue;
    let best = 0;
    let matched = "";
    for (const name of item.names) {
      const points = tolerant ? tolerantPoints(name, text) : directPoints(name, text);
      if (points > best) {
        best = points;
        matched = name.shown;
      }
    }
    if (best > 0) found.push({ entry: item.entry, score: best + bonus(item.entry), matched });
  }
  return found;
}

function directPoints({ text: name, words }: Named["names"][number], text: string): number {
  if (name === text) return 100;
  if (name.startsWith(text)) return 80;
  if (words.some((word) => word.startsWith(text))) return 60;
  // Several words typed: each has to begin one of the name's.
  const parts = text.split(" ");
  return parts.length > 1 && parts.every((part) => words.some((word) => word.startsWith(part))) ? 55 : 0;
}

function tolerantPoints({ text: name, words }: Named["names"][number], text: string): number {
  const limit = text.length < 5 ? 1 : text.length < 9 ? 2 : 3;
  const bits = letterBits(text);
  const whole = nearness(name, text, bits, limit);
  if (whole <= limit) return 50 - whole * 8;
  const start =
    name.length > text.length ? nearness(name.slice(0, text.length), text, bits, limit - 1) : limit;
  if (start < limit) return 40 - start * 8;
  let word = limit;
  for (const each of words) if (each.length > 3) word = Math.min(word, nearness(each, text, bits, limit - 1));
  return word < limit ? 30 - word * 6 : 0;
}

/** Edits between a name and a text, or `limit + 1`; most names are ruled out by their letters alone. */
function nearness(name: string, text: string, bits: number, limit: number): number {
  if (Math.abs(name.length - text.length) > limit || !mayBeNear(letterBits(name), bits, limit))
    return limit + 1;
  return editDistance(name, text, limit);
}

/** Places before hotels, and larger supply first among equals. */
function bonus(entry: GeoEntry): number {
  const kind = { city: 9, country: 7, place: 5, tag: 3, hotel: 0 }[entry.kind];
  return kind + Math.min(4, Math.log2(1 + entry.supply));
}

function geoIndex({ site, release }: OperationContext, supply: PlaceIndex): GeoIndex {
  const bySite = indexes.get(supply) ?? new Map<string, GeoIndex>();
  indexes.set(supply, bySite);
  const key = `${site.id}/${release.hash}`;
  const known = bySite.get(key);
  if (known) return known;
  const built = buildGeoIndex(site, release, supply);
  bySite.set(key, built);
  return built;
}

function buildGeoIndex(site: Site, release: Release, supply: PlaceIndex): GeoIndex {
  const named: Named[] = [];
  const add = (entry: GeoEntry, names: readonly string[]): void => {
    named.push({ entry, names: namesOf(names) });
  };
  const sold = soldOnSite(supply.stock, site);
  const perCity = tally(sold, ({ city_id }) => city_id);
  const perCountry = tally(sold, ({ country_code }) => country_code);
  const perPlace = tally(sold, ({ city_id, locality }) => `${city_id}/${locality}`);
  const perTag = tally(soldOnSite(supply.tags, site), ({ tag }) => tag);
  for (const city of supply.cities.values()) {
    add({ kind: "city", city, supply: perCity.get(city.city_id) ?? 0 }, [
      city.name,
      ...city.aliases,
      ...Object.values(city.names),
    ]);
  }
  for (const country of supply.countries.values()) {
    add({ kind: "country", country, supply: perCountry.get(country.country_code) ?? 0 }, [
      country.name,
      ...Object.values(country.names),
    ]);
  }
  for (const place of supply.places.values()) {
    const city = supply.cities.get(place.city_id);
    if (city)
      add({ kind: "place", place, city, supply: perPlace.get(`${place.city_id}/${place.name}`) ?? 0 }, [
        place.name,
        ...Object.values(place.names),
      ]);
  }
  for (const [tag, number] of perTag) {
    const names = Object.keys(release.messages).flatMap((locale) => tagName(release, tag, locale) ?? []);
    if (names.length > 0) add({ kind: "tag", tag, supply: number }, names);
  }
  const kept = named.filter(({ entry }) => entry.supply > 0 || entry.kind === "city");
  return { named: kept, byPrefix: prefixes(kept) };
}

/** Of spellings that compare equal the first is shown: the place's own name before others. */
function namesOf(names: readonly string[]): Named["names"] {
  const unique = new Map(names.toReversed().map((shown) => [normalise(shown), shown]));
  return [...unique].map(([text, shown]) => ({ shown, text, words: text.split(" ") }));
}

function prefixes(named: readonly Named[]): ReadonlyMap<string, readonly number[]> {
  const byPrefix = new Map<string, number[]>();
  const put = (key: string, position: number): void => {
    const list = byPrefix.get(key);
    if (!list) byPrefix.set(key, [position]);
    else if (list.at(-1) !== position) list.push(position);
  };
  for (const [position, { names }] of named.entries()) {
    for (const { words } of names) {
      for (const word of words) {
        put(word.slice(0, 1), position);
        if (word.length > 1) put(word.slice(0, 2), position);
      }
    }
  }
  return byPrefix;
}

function tally<Item extends { readonly properties: number }, Key>(
  items: readonly Item[],
  key: (item: Item) => Key,
): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + item.properties);
  return counts;
}
