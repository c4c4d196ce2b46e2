import type { WishlistChangeInput, WishlistLinkOutput } from "#schemas/generated/api/wishlist.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { listOwner } from "./list-owner.ts";

/** The link to the guest's list (WISH-04): the one there is, or the first. Two at once get the same. */
export async function shareWishlist(
  _: WishlistChangeInput,
  context: OperationContext,
): Promise<WishlistLinkOutput> {
  const { code } = await context.db
    .insertInto("wishlist_link")
    .values(newLink(context))
    // Says the row that is there, whoever wrote it.
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(({ ref }) => ({ code: ref("wishlist_link.code") })),
    )
    .returning("code")
    .executeTakeFirstOrThrow();
  return { code };
}

/** A new link in place of the old one, which opens nothing from then on (WISH-04). */
export async function generateNewLink(
  _: WishlistChangeInput,
  context: OperationContext,
): Promise<WishlistLinkOutput> {
  const { code } = await context.db
    .insertInto("wishlist_link")
    .values(newLink(context))
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(({ ref }) => ({
        brand_id: ref("excluded.brand_id"),
        code: ref("excluded.code"),
        created_at: ref("excluded.created_at"),
      })),
    )
    .returning("code")
    .executeTakeFirstOrThrow();
  return { code };
}

/** Ends the link; the list itself stays the guest's. */
export async function removeSharedWishlist(
  _: WishlistChangeInput,
  context: OperationContext,
): Promise<WishlistLinkOutput> {
  await context.db.deleteFrom("wishlist_link").where("user_id", "=", listOwner(context)).execute();
  return {};
}

function newLink(context: OperationContext) {
  const { ids, site, clock } = context;
  return {
    user_id: listOwner(context),
    brand_id: site.brand.id,
    code: ids.wishlist(),
    created_at: new Date(clock()),
  };
}
