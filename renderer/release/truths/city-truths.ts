import type { City } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";
import { nameOfOther } from "./country-names.ts";
import { isSameZone, nearerZone, zonesOf } from "./country-zones.ts";
import { liesIn, slipOfPlace } from "./place-slips.ts";

/** Cities as they are written; a small list may leave out what it does not need. */
type WrittenCity = Partial<City> & { readonly country?: string };

/**
 * What public data and the other cities contradict in a city (LOC-09): its country's name, its clock, its
 * place, its other names.
 */
export function cityTruths(cities: readonly WrittenCity[]): PathProblem[] {
  const slugs = new Set(cities.map(({ slug }) => slug));
  const byCountry = new Map<string, WrittenCity[]>();
  for (const city of cities) {
    const code = city.countryCode ?? "";
    byCountry.set(code, [...(byCountry.get(code) ?? []), city]);
  }
  const copies = copiedCities(cities);
  return cities.flatMap((city, index) => {
    const copied = copies.get(index);
    const problem =
      foreignName(city) ??
      foreignClock(city) ??
      slipOfPlace(city, byCountry.get(city.countryCode ?? "") ?? []) ??
      clockFarAway(city);
    const taken = (city.aliases ?? []).flatMap((alias, at): PathProblem[] => {
      if (!slugs.has(alias)) return [];
      const message = `"${alias}" is a city of its own.`;
      return [
        { path: ["aliases", at], code: "already-taken", message, suggestion: "Take it out of the list." },
      ];
    });
    return [...(problem ? [problem] : []), ...(copied && !problem ? [copied] : []), ...taken].map((each) => ({
      ...each,
      path: [index, ...each.path],
    }));
  });
}

/**
 * What a city has of another one: its position, or its name in the same language. The copy is the one whose
 * slug is not like the name.
 */
function copiedCities(cities: readonly WrittenCity[]): ReadonlyMap<number, PathProblem> {
  const owners = new Map<string, number>();
  const found = new Map<number, PathProblem>();
  const claim = (key: string, index: number): number | undefined => {
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, index);
    return owner === undefined || cities[owner]?.slug === cities[index]?.slug ? undefined : owner;
  };
  for (const [index, city] of cities.entries()) {
    const { latitude, longitude, name, names = {} } = city;
    const neighbour = latitude === undefined ? undefined : claim(`${latitude} ${longitude}`, index);
    if (neighbour !== undefined) {
      const message = `${name} lies where ${cities[neighbour]?.name} lies.`;
      const suggestion = "Write its own latitude and longitude.";
      found.set(index, {
        path: ["latitude"],
        code: "already-taken",
        message,
        suggestion,
        severity: "warning",
      });
    }
    for (const [locale, said] of [["", name] as const, ...Object.entries(names)]) {
      const owner = said === undefined ? undefined : claim(`${locale} ${said}`, index);
      const other = owner === undefined ? undefined : cities[owner];
      if (owner === undefined || other === undefined || said === undefined) continue;
      if (mayShareName(city, other, said)) continue;
      const isOwners = likeness(other, said, locale) >= likeness(city, said, locale);
      const [copy, right] = isOwners ? [index, other] : [owner, city];
      const message = `"${said}" is what ${right.slug} is called${locale && ` in ${locale}`}.`;
      const path = locale === "" ? ["name"] : ["names", locale];
      if (!found.has(copy))
        found.set(copy, {
          path,
          code: "same-name",
          message,
          suggestion: "Write its own name.",
          severity: "warning",
        });
    }
  }
  return found;
}

/** Two cities of two countries, both of which are called so: Lagos of Nigeria and of Portugal. */
function mayShareName(one: WrittenCity, other: WrittenCity, said: string): boolean {
  if (one.countryCode === other.countryCode) return false;
  const isOwn = ({ slug = "", name = "" }: WrittenCity) => slug.startsWith(slugOf(name));
  return one.name === other.name ? isOwn(one) && isOwn(other) : slugOf(said) === "";
}

/** With how many letters a name begins as the city's slug and its names in other languages do. */
function likeness({ slug = "", names = {} }: WrittenCity, said: string, locale: string): number {
  const others = Object.entries(names).flatMap(([other, name]) => (other === locale ? [] : [slugOf(name)]));
  const own = slugOf(said);
  return Math.max(...[slug, ...others].map((name) => commonStart(name, own)));
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one[length] === other[length]) length++;
  return length;
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

function foreignName(city: WrittenCity): PathProblem | undefined {
  const { country, countryCode } = city;
  const other =
    country === undefined || countryCode === undefined ? undefined : nameOfOther(country, countryCode);
  if (other === undefined || countryCode === undefined) return undefined;
  // Of the two that contradict each other, the city's own place says which is right.
  const [, code = ""] = /\(([A-Z]{2})\)$/.exec(other) ?? [];
  if (liesIn(code, city) && liesIn(countryCode, city) === false) {
    const message = `${city.name} lies in ${other}, as "country" says, and not in ${countryCode}.`;
    return { path: ["countryCode"], code: "untrue", message, suggestion: `Write "${code}".` };
  }
  const message = `${other} is another country: the city is in ${countryCode}.`;
  return { path: ["country"], code: "untrue", message, suggestion: `Write the name of ${countryCode}.` };
}

function foreignClock({ timeZone, countryCode }: WrittenCity): PathProblem | undefined {
  if (timeZone === undefined || countryCode === undefined) return undefined;
  const own = zonesOf(countryCode);
  if (own.length === 0 || own.some((zone) => isSameZone(zone, timeZone))) return undefined;
  const message = `${timeZone} is no time zone of ${countryCode}.`;
  const suggestion = `Write one of ${own.slice(0, 6).join(", ")}, or the country the city is in.`;
  return { path: ["timeZone"], code: "untrue", message, suggestion };
}

/** A clock of the country's other end, where one of its zones is near. */
function clockFarAway({ name, timeZone, countryCode, longitude }: WrittenCity): PathProblem | undefined {
  if (timeZone === undefined || countryCode === undefined || longitude === undefined) return undefined;
  const zone = nearerZone(countryCode, timeZone, longitude);
  if (zone === undefined) return undefined;
  const message = `By the clocks of ${timeZone}, noon of ${name} is hours away from 12.`;
  const suggestion = `Write the zone it lies in, such as ${zone}.`;
  return { path: ["timeZone"], code: "untrue", message, suggestion, severity: "warning" };
}
