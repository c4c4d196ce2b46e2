import type { Suggestion } from "#schemas/generated/api/geo.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { normalise } from "../../../search/normalise.ts";
import { placeLine } from "../../../supply/place-line.ts";
import { cityName, countryName, localityName } from "../../../supply/place-names.ts";
import type { KnownCity } from "../../../supply/places.ts";
import { tagName } from "../search/tag-name.ts";
import type { GeoEntry } from "./geo-index.ts";

/**
 * A suggestion as the wire has it (SRCH-06), named in the page's language. `matched` is told when it is not
 * part of that name.
 */
export function presentSuggestion(
  context: OperationContext,
  entry: GeoEntry,
  trending: boolean,
  matched = "",
): Suggestion {
  const facts = factsOf(context, entry);
  const hidden = matched !== "" && !normalise(facts.displayName).includes(normalise(matched));
  return { ...facts, source: "inventory", trending, supply: entry.supply, ...(hidden ? { matched } : {}) };
}

type Facts = Omit<Suggestion, "source" | "trending" | "supply">;

function factsOf({ locale, release }: OperationContext, entry: GeoEntry): Facts {
  switch (entry.kind) {
    case "city":
      return {
        ...within(entry.city, locale),
        id: String(entry.city.city_id),
        type: "city",
        displayName: cityName(entry.city, locale),
        subtitle: countryName(entry.city.country, locale),
        slug: entry.city.slug,
        locationType: "CITY",
        tags: entry.city.tags,
      };
    case "place":
      return {
        ...within(entry.city, locale),
        id: String(entry.place.place_id),
        type:
          entry.place.kind === "holiday_park"
            ? "holiday_park"
            : entry.place.kind === "location"
              ? "locations"
              : "locality",
        displayName: cityName(entry.place, locale),
        subtitle: placeLine(locale, cityName(entry.city, locale), countryName(entry.city.country, locale)),
        slug: `${entry.place.slug}-${entry.city.slug}`,
        centerPoint: { lat: entry.place.latitude, lng: entry.place.longitude },
        locationType: "LOCALITY",
      };
    case "country":
      return {
        id: String(entry.country.region_id),
        type: "country",
        displayName: countryName(entry.country, locale),
        country: countryName(entry.country, locale),
        country_id: entry.country.region_id,
        country_code: entry.country.country_code,
        locationType: "COUNTRY",
      };
    case "tag": {
      const type = entry.tag === "townhouse" || entry.tag === "silverkey" ? entry.tag : "tag";
      return {
        id: entry.tag,
        type,
        displayName: tagName(release, entry.tag, locale) ?? entry.tag,
        tags: [entry.tag],
        locationType: "TAG",
      };
    }
    case "hotel": {
      const { property, city } = entry;
      return {
        ...within(city, locale),
        id: String(property.property_id),
        type: "hotel",
        displayName: property.name,
        subtitle: placeLine(locale, localityName(property, locale), cityName(city, locale)),
        centerPoint: { lat: property.latitude, lng: property.longitude },
        locationType: "HOTEL",
        rating: property.rating_value,
        tags: [...property.tags],
        category: property.category,
      };
    }
  }
}

function within(city: KnownCity, locale: string) {
  return {
    centerPoint: { lat: city.latitude, lng: city.longitude },
    city: cityName(city, locale),
    city_id: city.city_id,
    country: countryName(city.country, locale),
    country_id: city.country.region_id,
    country_code: city.country_code,
  };
}
