import { sql } from "kysely";
import type {
  ShortlistedHotel,
  ShortlistedHotelsInput,
  ShortlistedHotelsOutput,
} from "#schemas/generated/api/wishlist.ts";
import type { Db } from "../../../db/pool.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { homeFacts } from "../../../supply/home-facts.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { type ListedProperty, loadListedProperties } from "../../../supply/listed-properties.ts";
import { presentPicture } from "../../../supply/pictures/present-picture.ts";
import { placeLine } from "../../../supply/place-line.ts";
import { cityName, localityName } from "../../../supply/place-names.ts";
import { presentRatings } from "../../../supply/present-ratings.ts";
import { supplyWord } from "../../../supply/supply-words.ts";

/**
 * What the guest has saved, newest first (WISH-02): the numbers alone, for the hearts of a page, or with what
 * a list shows of each. Whoever is not signed in gets the default answer, the same for all of them, without a
 * look into the database.
 */
export async function shortlistedHotels(
  { ids_only = false }: ShortlistedHotelsInput,
  context: OperationContext,
): Promise<ShortlistedHotelsOutput> {
  const userId = context.session?.userId;
  if (!userId) return { ...answerOf([], []), defaultShortlistResponse: true };
  const rows = await context.db
    .selectFrom("wishlist_item")
    .select("property_id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("property_id", "desc")
    .limit(context.site.limits.wishlist.hotels)
    .execute();
  const ids = rows.map(({ property_id }) => property_id);
  if (ids_only || ids.length === 0) return answerOf(ids, []);
  const [known, rooms] = await Promise.all([
    loadListedProperties(context.db, ids),
    largestRooms(context.db, ids),
  ]);
  return answerOf(
    ids,
    ids.flatMap((id) => present(known.get(id), rooms.get(id), context) ?? []),
  );
}

/** The most guests and bedrooms that one room of each property has: what a hotel is booked by. */
async function largestRooms(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RoomFacts>> {
  const rows = await db
    .selectFrom("room_category")
    .select(({ fn }) => [
      "property_id",
      fn.max("max_occupancy").as("no_of_people"),
      fn.max(fn.coalesce("bedrooms", sql<number>`1`)).as("no_of_bedrooms"),
    ])
    .where("property_id", "in", [...ids])
    .groupBy("property_id")
    .execute();
  return new Map(rows.map(({ property_id, ...facts }) => [property_id, facts]));
}

type RoomFacts = Pick<ShortlistedHotel, "no_of_people" | "no_of_bedrooms">;

function answerOf(ids: readonly number[], hotels: readonly ShortlistedHotel[]): ShortlistedHotelsOutput {
  return {
    hotels: [...hotels],
    hotel_ids: [...ids],
    count: ids.length,
    shortlistedHotelPresent: ids.length > 0,
    defaultShortlistResponse: false,
  };
}

/** Null for what this site does not sell, or nobody any more. */
function present(
  property: ListedProperty | undefined,
  room: RoomFacts | undefined,
  context: OperationContext,
): ShortlistedHotel | null {
  if (!property || !isSoldOnSite(property, context.site)) return null;
  const { locale } = context;
  const { city } = property;
  return {
    id: property.property_id,
    name: property.name,
    isShortListed: true,
    short_address: placeLine(locale, localityName(property, locale), cityName(city, locale)),
    city: cityName(city, locale),
    property_type: property.property_type,
    category: property.category,
    display_category:
      supplyWord(context)(`supply.category.${property.category}`) ?? property.display_category,
    best_image: presentPicture(property.images[0], property.name, context),
    ratings: presentRatings(property),
    ...room,
    ...homeFacts(property),
  };
}
