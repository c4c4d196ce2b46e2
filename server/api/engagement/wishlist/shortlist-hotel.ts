import type { Transaction } from "kysely";
import type { ShortlistHotelInput, ShortlistHotelOutput } from "#schemas/generated/api/wishlist.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { Database } from "../../../db/schema.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";

/**
 * Makes a property one of those the guest has saved, or none of them (WISH-01, LIST-09): what is sent is the
 * state that is wanted, so that sending it again changes nothing. Order: idempotency row → item, kept answer.
 * @throws ApiError `unauthenticated`, `not_found` for what the site does not sell, `validation_failed` where
 * the list is full.
 */
export async function shortlistHotel(
  { hotel_id, isShortListed }: ShortlistHotelInput,
  context: OperationContext,
): Promise<ShortlistHotelOutput> {
  const { db, session, site, clock } = context;
  const userId = session?.userId;
  if (!userId) throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  return context.once((keep) =>
    retryTransaction(db, async (trx) => {
      const item = { user_id: userId, property_id: hotel_id };
      if (isShortListed) {
        await demandSold(trx, hotel_id, site);
        await trx
          .insertInto("wishlist_item")
          .values({ ...item, created_at: new Date(clock()) })
          .onConflict((conflict) => conflict.columns(["user_id", "property_id"]).doNothing())
          .execute();
      } else {
        await trx
          .deleteFrom("wishlist_item")
          .where("user_id", "=", userId)
          .where("property_id", "=", hotel_id)
          .execute();
      }
      const { count } = await trx
        .selectFrom("wishlist_item")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      // Two at once may leave one more than there is room for: the list holds together all the same.
      if (isShortListed && Number(count) > site.limits.wishlist.hotels)
        throw new ApiError("validation_failed", {
          fields: [{ field: "hotel_id", code: "wishlist-full", message: "The list is full." }],
        });
      const answer = { hotel_id, isShortListed, count: Number(count) };
      await keep(trx, answer);
      return answer;
    }),
  );
}

async function demandSold(
  trx: Transaction<Database>,
  hotelId: number,
  site: OperationContext["site"],
): Promise<void> {
  const property = await trx
    .selectFrom("property")
    .select(["status", "property_type", "brand_id"])
    .where("property_id", "=", hotelId)
    .executeTakeFirst();
  if (!property || !isSoldOnSite(property, site)) throw new ApiError("not_found");
}
