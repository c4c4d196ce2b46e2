import { frenchSpeaking, settingOf } from "./facts/city-settings.ts";
import { type CountryFacts, countryFacts } from "./facts/country-facts.ts";
import type { Setting } from "./texts/description-texts.ts";

/** A city as `config/cities.json` keeps it. */
export interface CityRecord {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly countryCode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly population: number;
  readonly kind: "city" | "nature";
  readonly names?: Readonly<Record<string, string>>;
  /** Other names in addresses, such as `bangalore`. */
  readonly aliases?: readonly string[];
}

/** A city with what the demo supply knows of its surroundings and country. */
export interface DemoCity extends CityRecord {
  readonly setting: Setting;
  readonly facts: CountryFacts;
  readonly localities: readonly LocalityRecord[];
}

/** A named part of a city from `config/routes.json`. */
export interface LocalityRecord {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** Joins cities with their facts. @throws for a city of a country without facts. */
export function demoCities(
  cities: readonly CityRecord[],
  localities: Readonly<Record<string, Omit<LocalityRecord, "slug"> & { readonly citySlug: string }>>,
): readonly DemoCity[] {
  const byCity = groupBy(
    Object.entries(localities).map(([slug, locality]) => ({ ...locality, slug })),
    ({ citySlug }) => citySlug,
  );
  return cities.map((city) => {
    const facts = countryFacts.get(city.countryCode);
    if (!facts) throw new Error(`No demo facts for country ${city.countryCode} of ${city.slug}.`);
    const names = frenchSpeaking.has(city.slug) ? "french" : facts.names;
    return {
      ...city,
      facts: { ...facts, names },
      setting: settingOf(city),
      localities: byCity.get(city.slug) ?? [],
    };
  });
}

function groupBy<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
