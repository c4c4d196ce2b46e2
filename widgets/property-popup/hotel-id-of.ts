import type { PageContext } from "#renderer";

/**
 * The property that a page, or a popup over it, is about: that of the route, on the checkout that of the
 * query.
 */
export function hotelIdOf({ route, query }: Pick<PageContext, "route" | "query">): number {
  return Number(route.params.hotelId ?? query.hotel_id);
}
