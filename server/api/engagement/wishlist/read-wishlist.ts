import { wishlistUrl } from "#domain/addresses";
import type { WishlistHotels, WishlistInput, WishlistOutput } from "#schemas/generated/api/wishlist.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { pricedList } from "./priced-list.ts";

/**
 * The guest's own list with today's prices and the code of its link, or, by the code of a link, somebody
 * else's without a word of whose it is (WISH-03). Whoever is not signed in is led to where one does that.
 * @throws ApiError `not_found` for every code that opens nothing, whatever the reason.
 */
export async function readWishlist(input: WishlistInput, context: OperationContext): Promise<WishlistOutput> {
  if (input.code !== undefined) return { codeData: await sharedList(input.code, input, context) };
  const { db, session, site, locale } = context;
  if (!session?.userId) {
    const query = locale === site.defaultLocale ? "" : `?locale=${locale}`;
    const back = new URLSearchParams({ retUrl: wishlistUrl() + query });
    return { redirect: `/login${query ? `${query}&` : "?"}${back}` };
  }
  const [list, link] = await Promise.all([
    pricedList(session.userId, true, input, context),
    db
      .selectFrom("wishlist_link")
      .select("code")
      .where("user_id", "=", session.userId)
      .where("brand_id", "=", site.brand.id)
      .executeTakeFirst(),
  ]);
  return { data: { ...list, ...(link && { code: link.code }) } };
}

async function sharedList(
  code: string,
  input: WishlistInput,
  context: OperationContext,
): Promise<WishlistHotels> {
  const link = await context.db
    .selectFrom("wishlist_link")
    .select("user_id")
    .where("code", "=", code)
    .where("brand_id", "=", context.site.brand.id)
    .modifyEnd(everyShard("a shared list is known by its code alone"))
    .executeTakeFirst();
  if (!link) throw new ApiError("not_found");
  return pricedList(link.user_id, false, input, context);
}
