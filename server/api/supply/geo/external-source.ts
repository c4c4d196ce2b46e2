import type { Suggestion } from "#schemas/generated/api/geo.ts";
import type { Db } from "../../../db/pool.ts";
import { loadCity, loadPlace } from "../../../supply/places.ts";

/**
 * Suggestions as an external place source would make them (SRCH-08, `suggestionsOnlyByGoogle`): places alone,
 * without properties and collections, which only we know. It has place ids of its own and knows neither our
 * addresses nor our supply; where a place lies is asked for by its id (SRCH-09).
 */
export function asExternal(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  return suggestions
    .filter(({ type }) => PLACES.has(type))
    .map(({ centerPoint, slug, city_id, country_id, tags, ...said }) => ({
      ...said,
      id: placeIdOf(said),
      source: "google",
      supply: 0,
    }));
}

/**
 * Where a place of the external source lies; null for an id it never gave, and for a country, which is no
 * point.
 */
export async function externalLocation(db: Db, placeId: string): Promise<Suggestion["centerPoint"] | null> {
  const id = Buffer.from(placeId.slice(PREFIX.length), "base64url").toString();
  const [, type, number] = /^(city|locality|locations)\/(\d{1,10})$/.exec(id) ?? [];
  // Decoding is lenient: only the one spelling that was given is an id.
  if (!type || !number || placeId !== placeIdOf({ type: type as Suggestion["type"], id: number }))
    return null;
  const found = await (type === "city" ? loadCity(db, idOf(number)) : loadPlace(db, idOf(number)));
  return found ? { lat: found.latitude, lng: found.longitude } : null;
}

/** Ids are four bytes; 0 for a number that is none. */
function idOf(number: string): number {
  return Number(number) > 2 ** 31 - 1 ? 0 : Number(number);
}

function placeIdOf({ type, id }: Pick<Suggestion, "type" | "id">): string {
  return `${PREFIX}${Buffer.from(`${type}/${id}`).toString("base64url")}`;
}

const PREFIX = "sim-";
const PLACES: ReadonlySet<Suggestion["type"]> = new Set(["city", "locality", "locations", "country"]);
