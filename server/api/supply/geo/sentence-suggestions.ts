import { formatMoney } from "#domain/money";
import { countsRoomsAs, formatRoomsConfig, roomsAsSold } from "#domain/rooms";
import { isolated } from "#domain/text";
import type { SentenceIntent, Suggestion } from "#schemas/generated/api/geo.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { PlaceIndex } from "../../../search/place-index.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { type GeoEntry, matchPlaces } from "./geo-index.ts";
import { presentSuggestion } from "./present-suggestion.ts";
import { readSentence } from "./read-sentence.ts";
import type { RefusedStay } from "./sentence-dates.ts";
import type { SaidPrice } from "./sentence-price.ts";

/**
 * Searches that a text spells out, such as `Lisbon for two next weekend`: its place with dates and rooms to
 * fill in (SRCH-07). It is read in the page's language, then in the others of the site. Empty for a text that
 * is only a place, or none.
 */
export async function sentenceSuggestions(
  context: OperationContext,
  index: PlaceIndex,
  text: string,
): Promise<readonly Suggestion[]> {
  const { site, locale } = context;
  for (const language of new Set([locale, ...site.locales, "en"])) {
    const read = readIn(language, text, context, site.country.timeZone);
    for (const name of read?.places ?? []) {
      const found = (await matchPlaces(context, index, name)).filter(
        ({ score, entry }) => score >= closeEnough && entry.supply > 0,
      );
      if (found.length > 0)
        return found.slice(0, mostPlaces).map(({ entry }) => present(entry, language, text, context));
    }
  }
  return [];
}

function present(entry: GeoEntry, language: string, text: string, context: OperationContext): Suggestion {
  const place = presentSuggestion(context, entry, false);
  // Its days are those of the place: tomorrow there may be another date than tomorrow here.
  const read = readIn(language, text, context, zoneOf(entry, context));
  const { type, id, displayName, city_id } = place;
  return {
    ...place,
    type: "sentence",
    id: `${type}-${id}`,
    sentenceIntent: {
      location: displayName,
      place_id: id,
      ...(type === "sentence" ? {} : { searchType: type }),
      ...(city_id === undefined ? {} : { city_id }),
      ...read?.stay,
      ...(read?.refused && refusedDates(read.refused)),
      ...(read?.rooms && { rooms_config: formatRoomsConfig(read.rooms) }),
      ...(read?.price && priceFields(read.price, context)),
    },
  };
}

function refusedDates({ stay, why }: RefusedStay): Partial<SentenceIntent> {
  return { refused: why, refused_checkin: stay.checkin, refused_checkout: stay.checkout };
}

/** Signs need no words of a language, and keep their place beside an amount of the other direction. */
function priceFields({ min, max }: SaidPrice, { site, locale }: OperationContext): Partial<SentenceIntent> {
  const { currencyCode: currency, currencySymbol: symbol } = site.country;
  const words = (amount: number) => formatMoney({ amount, currency }, { locale, symbol, displayDecimals: 0 });
  const both = min !== null && max !== null ? `${words(min)} – ${words(max)}` : null;
  const one = max !== null ? `≤ ${words(max)}` : `≥ ${words(min ?? 0)}`;
  return {
    ...(min !== null && { price_min: min }),
    ...(max !== null && { price_max: max }),
    price_text: isolated(both ?? one),
  };
}

function readIn(
  language: string,
  text: string,
  { release, site, clock }: OperationContext,
  time_zone: string,
) {
  const { sentenceWords: words, contentLanguage } = release.languages[language] ?? {};
  if (!words || !contentLanguage) return null;
  const { propertyTypes } = site.brand;
  const property_type = countsRoomsAs(propertyTypes);
  const limits = stayLimitsOf({ property_type, time_zone }, site, clock());
  const { currencyCode: own } = site.country;
  const others = Object.values(release.countries).map(({ currencyCode }) => currencyCode);
  const currencies = [own, ...new Set(others.filter((code) => code !== own))] as const;
  const read = readSentence(text, { words, language: contentLanguage, limits, currencies });
  return read && { ...read, rooms: read.rooms && roomsAsSold(read.rooms, property_type) };
}

function zoneOf(entry: GeoEntry, { site }: OperationContext): string {
  return "city" in entry ? entry.city.time_zone : site.country.timeZone;
}

/** Points of a match that may be what was meant: no more than a mistake or two in its name. */
const closeEnough = 40;
const mostPlaces = 2;
