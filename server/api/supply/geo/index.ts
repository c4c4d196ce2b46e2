import type {
  GeoSuggestionsInput,
  GeoSuggestionsOutput,
  Suggestion,
  SuggestionGroup,
} from "#schemas/generated/api/geo.ts";
import {
  defineOperation,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { placeIndex } from "../../../search/place-index.ts";
import { asExternal } from "./external-source.ts";
import { type GeoEntry, matchPlaces, trendingCities } from "./geo-index.ts";
import { nearbyPlaces } from "./nearby-places.ts";
import { placeLocation } from "./place-location.ts";
import { presentSuggestion } from "./present-suggestion.ts";
import { sentenceSuggestions } from "./sentence-suggestions.ts";
import { suggestionFeedback } from "./suggestion-feedback.ts";

/**
 * Suggestions while typing (API-04): searches, places and properties in groups (SRCH-07), tolerant of
 * spelling and script.
 */
const geoSuggestions = defineOperation({ id: "geoSuggestions", handle: suggest });

export const operations: readonly OperationHandler[] = [
  geoSuggestions,
  placeLocation,
  nearbyPlaces,
  suggestionFeedback,
];

async function suggest(input: GeoSuggestionsInput, context: OperationContext): Promise<GeoSuggestionsOutput> {
  const { query = "", count = usualCount, suggestionsOnlyByGoogle } = input;
  const index = await placeIndex(context.db, context.clock());
  const wanted = wantedTypes(input);
  const region = [...index.countries.values()].find(({ region_id }) => region_id === input.region);
  const home = input.country_code?.toUpperCase() ?? region?.country_code ?? context.site.country.COUNTRY_CODE;
  const found: readonly Suggestion[] =
    query.trim() === ""
      ? trendingCities(context, index)
          .slice(0, count)
          .map((entry) => presentSuggestion(context, entry, true))
      : (await matchPlaces(context, index, query))
          .map((match) => ({
            ...match,
            score: match.score + nearness(match.entry, home) + liking(match.entry, input),
          }))
          .sort((a, b) => b.score - a.score || b.entry.supply - a.entry.supply)
          .map(({ entry, matched }) =>
            presentSuggestion(context, entry, entry.kind === "city" && entry.city.popular, matched),
          );
  // A place without anything to book would lead to an empty list.
  const bookable = found.filter(({ supply }) => supply === undefined || supply > 0);
  const external = suggestionsOnlyByGoogle ?? context.site.country.suggestionsOnlyByGoogle;
  const known = external ? asExternal(bookable) : bookable;
  const usable = wanted ? known.filter(({ type }) => wanted.has(type)) : known;
  const locations = usable.filter(({ type }) => type !== "hotel").slice(0, count);
  const hotels = usable.filter(({ type }) => type === "hotel").slice(0, count);
  const wantsSentences = (input.sentenceIntents ?? !wanted) && !external;
  const sentences = wantsSentences ? await sentenceSuggestions(context, index, query) : [];
  const groups: SuggestionGroup[] = [
    { id: "sentences", priority: 1, title: "As you wrote it", values: [...sentences] },
    { id: "locations", priority: 2, title: "Places", values: locations },
    { id: "hotels", priority: 3, title: "Properties", values: hotels },
  ];
  return { query, groups: groups.filter(({ values }) => values.length > 0) };
}

/**
 * Types the caller limits itself to; null for all. `filters.locationTypes` speaks of the same in other words.
 */
function wantedTypes({ types, filters }: GeoSuggestionsInput): ReadonlySet<string> | null {
  const named = (filters?.locationTypes ?? []).flatMap((type) => typesOf[type]);
  const all = [...(types ?? []), ...named];
  return all.length > 0 ? new Set(all) : null;
}

const typesOf: Readonly<Record<LocationType, readonly Suggestion["type"][]>> = {
  HOTELS: ["hotel"],
  HOTEL: ["hotel"],
  LOCATIONS: ["city", "locality", "locations", "country", "holiday_park", "tag", "townhouse", "silverkey"],
  CITY: ["city"],
  LOCALITY: ["locality"],
  LOCATION: ["locations"],
  COUNTRY: ["country"],
  HOLIDAY_PARK: ["holiday_park"],
  TAG: ["tag", "townhouse", "silverkey"],
};
type LocationType = NonNullable<NonNullable<GeoSuggestionsInput["filters"]>["locationTypes"]>[number];

/** Properties of the type that a caller shows first come before equally good others. */
function liking(entry: GeoEntry, { defaultPropertyType: wanted }: GeoSuggestionsInput): number {
  return entry.kind === "hotel" && entry.property.property_type === wanted ? 6 : 0;
}

/** Places of the page's country come before equally good ones elsewhere. */
function nearness(entry: GeoEntry, country: string): number {
  const code =
    entry.kind === "country"
      ? entry.country.country_code
      : entry.kind === "tag"
        ? country
        : entry.city.country_code;
  return code === country ? 6 : 0;
}

const usualCount = 8;
