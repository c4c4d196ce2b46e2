import { indexLetter, languageTag } from "#domain/text";
import { viewOf } from "#renderer/server";
import type { CitiesInput, CitiesOutput, City } from "#schemas/generated/api/cities.ts";
import {
  defineOperation,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { normalise } from "../../../search/normalise.ts";
import { type PlaceIndex, placeIndex } from "../../../search/place-index.ts";
import { cityName, countryName } from "../../../supply/place-names.ts";
import type { KnownCity } from "../../../supply/places.ts";
import { releaseIntl } from "../../../supply/release-intl.ts";
import { cityWithFields, namedCityFields } from "./city-fields.ts";
import { stockByCity } from "./city-stock.ts";
import { countriesByCharacter, countriesOf, geographies } from "./countries.ts";
import { firstCities } from "./first-cities.ts";
import type { FoundCity } from "./found-city.ts";

/**
 * Cities with supply on the site, sorted by name as the language sorts (CONF-16). One asked for by its slug
 * is named without supply too.
 */
const cities = defineOperation({ id: "cities", handle: listCities });

export const operations: readonly OperationHandler[] = [cities];

async function listCities(input: CitiesInput, context: OperationContext): Promise<CitiesOutput> {
  const fields = namedCityFields(input.fields);
  const index = await placeIndex(context.db, context.clock());
  const stock = stockByCity(index, context.site, input.property_type);
  const collator = new Intl.Collator(languageTag(context.locale));
  const known = [...index.cities.values()]
    .filter((city) => matches(city, input) || (input.first ?? []).includes(city.slug))
    .map((city) => ({
      city,
      name: cityName(city, context.locale),
      ...(stock.get(city.city_id) ?? NOTHING_SOLD),
    }))
    .filter(({ city, sold }) => sold > 0 || city.slug === input.slug)
    .sort((a, b) => collator.compare(a.name, b.name) || a.city.city_id - b.city.city_id);
  const found = known.filter(
    ({ city, name }) =>
      (startsWith(name, input.letter) &&
        startsWith(countryName(city.country, context.locale), input.country_letter)) ||
      (input.first ?? []).includes(city.slug),
  );
  const { offset = 0, count = usualCount } = input;
  const sorted = firstCities(found, input.first ?? []);
  const slice = sorted.slice(offset, offset + count);
  const countries = countriesOf(found, context, collator);
  return {
    cities: slice.map((each) => cityWithFields(presentCity(context, index, each), fields)),
    countries,
    ...(fields.has("countryByChar") ? { countryByChar: countriesByCharacter(countries) } : {}),
    ...(fields.has("locationResponseList") ? { locationResponseList: geographies(countries, found) } : {}),
    ...(fields.has("letters") ? { letters: indexLetters(known.map(({ name }) => name)) } : {}),
    ...(fields.has("country_letters")
      ? { country_letters: indexLetters(countriesOf(known, context, collator).map(({ name }) => name)) }
      : {}),
    count: found.length,
  };
}

function matches(city: KnownCity, input: CitiesInput): boolean {
  if (input.id !== undefined && city.city_id !== input.id) return false;
  if (input.slug !== undefined && city.slug !== input.slug) return false;
  if (input.country_id !== undefined && city.country.region_id !== input.country_id) return false;
  if (input.country_code !== undefined && city.country_code !== input.country_code.toUpperCase())
    return false;
  return !input.popular_location || city.popular;
}

/**
 * Whether a name stands under a letter of the index (ROUTE-26), or starts with a few; any does where none is
 * asked for.
 */
function startsWith(name: string, letters: string | undefined): boolean {
  if (!letters) return true;
  return [...letters].length === 1
    ? indexLetter(name) === indexLetter(letters)
    : normalise(name).startsWith(normalise(letters));
}

/** The letters of an index of names, each once, in the order of the names. */
function indexLetters(names: readonly string[]): string[] {
  return [...new Set(names.map(indexLetter))].filter((letter) => letter !== "");
}

function presentCity(
  { locale, site, release, signPicture }: OperationContext,
  index: PlaceIndex,
  { city, name, sold, from }: FoundCity,
): City {
  const intl = releaseIntl(release, viewOf(release, site, locale));
  const sentence = intl.formatMessage({ id: "listing.city-sentence" }, { count: sold, city: name });
  return {
    id: city.city_id,
    slug: city.slug,
    name,
    ...(city.names.ar && arabicCountries.has(city.country_code) ? { display_name: city.names.ar } : {}),
    meta_description: locale === "en" ? city.description : sentence,
    popular_location: (index.placesOfCity.get(city.city_id) ?? [])
      .slice(0, site.limits.search.popularLocations)
      .map((place) => ({
        id: String(place.place_id),
        name: cityName(place, locale),
        slug: place.slug,
        latitude: place.latitude,
        longitude: place.longitude,
      })),
    country_name: countryName(city.country, locale),
    ...(city.image && {
      image_url: `/images/${signPicture(city.image.name)}-${pictureWidth}.jpg`,
      image: { ...city.image, name: signPicture(city.image.name), alt: name },
    }),
    country_id: city.country.region_id,
    country_code: city.country_code,
    latitude: city.latitude,
    longitude: city.longitude,
    time_zone: city.time_zone,
    property_count: sold,
    ...(from ? { price_from: from.price, currency_code: from.currency } : {}),
  };
}

const usualCount = 50;
/** Pixels; one of those the picture server makes. */
const pictureWidth = 640;
/** Countries whose cities carry their Arabic name beside the page's (CONF-16). */
const arabicCountries: ReadonlySet<string> = new Set([
  "AE",
  "BH",
  "EG",
  "JO",
  "KW",
  "MA",
  "OM",
  "QA",
  "SA",
  "TN",
]);

const NOTHING_SOLD = { sold: 0, from: null };
