import type { City } from "#schemas";
import { nameOfOther } from "./country-names.ts";
import { isSameZone, zonesOf } from "./country-zones.ts";
import type { PathProblem } from "./path-problem.ts";
import { slipOfPlace } from "./place-slips.ts";

/** Cities as they are written; a small list may leave out what it does not need. */
type WrittenCity = Partial<City> & { readonly country?: string };

/** What public data and the other cities contradict in a city (LOC-09): its country's name, its clock, its place, its other names. */
export function cityTruths(cities: readonly WrittenCity[]): PathProblem[] {
  const slugs = new Set(cities.map(({ slug }) => slug));
  const byCountry = new Map<string, WrittenCity[]>();
  for (const city of cities) {
    const code = city.countryCode ?? "";
    byCountry.set(code, [...(byCountry.get(code) ?? []), city]);
  }
  return cities.flatMap((city, index) => {
    const problem =
      foreignName(city) ??
      foreignClock(city) ??
      slipOfPlace(city, byCountry.get(city.countryCode ?? "") ?? []);
    const taken = (city.aliases ?? []).flatMap((alias, at): PathProblem[] => {
      if (!slugs.has(alias)) return [];
      const message = `"${alias}" is a city of its own.`;
      return [
        { path: ["aliases", at], code: "already-taken", message, suggestion: "Take it out of the list." },
      ];
    });
    return [...(problem ? [problem] : []), ...taken].map((each) => ({
      ...each,
      path: [index, ...each.path],
    }));
  });
}

function foreignName({ country, countryCode }: WrittenCity): PathProblem | undefined {
  const other =
    country === undefined || countryCode === undefined ? undefined : nameOfOther(country, countryCode);
  if (other === undefined) return undefined;
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
