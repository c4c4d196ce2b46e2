import type { WishlistChangeInput, WishlistCountOutput } from "#schemas/generated/api/wishlist.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { listOwner } from "./list-owner.ts";

/** Takes everything off the list. Whoever holds its link sees an empty one (WISH-04). */
export async function clearWishlist(
  _: WishlistChangeInput,
  context: OperationContext,
): Promise<WishlistCountOutput> {
  await context.db.deleteFrom("wishlist_item").where("user_id", "=", listOwner(context)).execute();
  return { count: 0 };
}

/** Takes everything off the list and ends its link, both or neither (WISH-04). */
export async function removeWishlist(
  _: WishlistChangeInput,
  context: OperationContext,
): Promise<WishlistCountOutput> {
  const userId = listOwner(context);
  await retryTransaction(context.db, async (trx) => {
    await trx.deleteFrom("wishlist_item").where("user_id", "=", userId).execute();
    await trx.deleteFrom("wishlist_link").where("user_id", "=", userId).execute();
  });
  return { count: 0 };
}
