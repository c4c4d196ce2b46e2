import type { Suggestion } from "#schemas/generated/api/geo.ts";

/**
 * Suggestions as an external place source would make them (SRCH-08, `suggestionsOnlyByGoogle`): places alone, without properties and
 * collections, which only we know.
 */
export function asExternal(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  return suggestions
    .filter(({ type }) => PLACES.has(type))
    .map((suggestion) => ({ ...suggestion, source: "google" }) as const);
}

const PLACES: ReadonlySet<Suggestion["type"]> = new Set(["city", "locality", "locations", "country"]);
