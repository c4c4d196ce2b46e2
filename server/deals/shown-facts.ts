import { placeLine } from "../supply/place-line.ts";
import { cityName, localityName } from "../supply/place-names.ts";
import type { WordsPlace } from "../supply/supply-words.ts";
import type { HidingPlace } from "./hiding-places.ts";

/** Score to tell of a hidden property: the half below it, for the exact one is on the property's page. */
export function roundedRating(value: number): number {
  return Math.floor(value * 2) / 2;
}

/** Where a hidden property lies, as far as may be said, in the reader's language. */
export function shownPlace(
  property: Parameters<typeof localityName>[0],
  city: Parameters<typeof cityName>[0],
  hiding: HidingPlace,
  { locale }: Pick<WordsPlace, "locale">,
): string {
  const name = cityName(city, locale);
  return hiding === "locality" ? placeLine(locale, localityName(property, locale), name) : name;
}

/** Fewest reviews that make a score of a deal: with fewer there is none to show. */
export const LEAST_REVIEWS = 5;
