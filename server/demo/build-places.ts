import { languageTag } from "#domain/text";
import { cityPicture } from "./build-pictures.ts";
import type { DemoCity } from "./demo-city.ts";
import { flagshipCities } from "./facts/city-settings.ts";
import { regionIds } from "./facts/region-ids.ts";
import { seededRandom } from "./seeded-random.ts";
import { demoLocales, demoTexts, fillText } from "./texts/texts.ts";

/** Rows of `country_region`, one for each country that has a city. */
export function buildRegions(cities: readonly DemoCity[]): readonly object[] {
  const names = new Map(cities.map((city) => [city.countryCode, city.country]));
  const displays = demoLocales.map(
    (locale) => [locale, new Intl.DisplayNames(languageTag(locale), { type: "region" })] as const,
  );
  return [...regionIds([...names.keys()])].map(([country_code, region_id]) => ({
    country_code,
    region_id,
    name: names.get(country_code) ?? displays[0]?.[1].of(country_code) ?? country_code,
    names: Object.fromEntries(
      displays.map(([locale, display]) => [locale, display.of(country_code) ?? country_code]),
    ),
  }));
}

/** Rows of `city`. */
export function buildCities(cities: readonly DemoCity[]): readonly object[] {
  return cities.map((city) => ({
    city_id: city.id,
    slug: city.slug,
    name: city.name,
    names: city.names ?? {},
    aliases: [...Object.values(city.names ?? {}), ...(city.aliases ?? []).map(wordsOfSlug)],
    country_code: city.countryCode,
    latitude: city.latitude,
    longitude: city.longitude,
    time_zone: city.timeZone,
    description: fillText(demoTexts.en.cityIntro[city.setting], { city: city.name }),
    image: cityPicture(seededRandom(`city-${city.slug}`), city),
    population: city.population,
    popular: flagshipCities.has(city.slug) || city.population > 2_000_000,
    tags: [city.setting],
  }));
}

/** `bangalore` as guests type it; case does not matter to a search. */
function wordsOfSlug(slug: string): string {
  return slug.replaceAll("-", " ");
}

/** Localities of the route table, placed within two kilometres of the centre. */
export function buildPlaces(cities: readonly DemoCity[]): readonly object[] {
  return cities.flatMap((city) =>
    city.localities.map(({ id, slug, name, names = {} }, position) => {
      const random = seededRandom(`place-${slug}`);
      return {
        place_id: id,
        city_id: city.id,
        kind: "locality",
        slug,
        name,
        names,
        latitude: Math.round((city.latitude + random.between(-0.018, 0.018)) * 1e4) / 1e4,
        longitude: Math.round((city.longitude + random.between(-0.02, 0.02)) * 1e4) / 1e4,
        position,
      };
    }),
  );
}
