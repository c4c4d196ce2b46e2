import { chooseCategory } from "./chosen-category.ts";
import type { Notice } from "./notice.ts";
import type { RoomCategory } from "./room-category.ts";
import { isSoldOut, type RoomRequest } from "./sold-out.ts";

/** What the booking button of a property does. */
export type CallToAction = "book" | "soldout" | "unavailable" | "empty";

/** A property's offer for a request: the button, and the category it would book. */
export interface PropertyOffer<Category extends RoomCategory> {
  readonly action: CallToAction;
  readonly category: Category | null;
  /** Why the property cannot be booked; null when it can. */
  readonly notice: Notice<Exclude<CallToAction, "book">> | null;
}

/**
 * Whether a property can be booked (HOTEL-09, HOTEL-10, HOTEL-11). Sold out when the category of the button is; `unavailable` when
 * the answer said availability is false; `empty` when it has no categories ("room categories are empty").
 */
export function propertyOffer<Category extends RoomCategory>(
  property: {
    readonly available: boolean;
    readonly categories: readonly Category[];
    readonly selectedId?: string | null | undefined;
  },
  request: RoomRequest,
): PropertyOffer<Category> {
  const category = chooseCategory(property.categories, request, property.selectedId);
  const no = (action: Exclude<CallToAction, "book">, messageId: string) => ({
    action,
    category,
    notice: { code: action, messageId, values: {} },
  });
  if (!category) return no("empty", "errors.room-categories-empty");
  if (!property.available) return no("unavailable", "rooms.unavailable");
  if (isSoldOut(category, request)) return no("soldout", "rooms.property-sold-out");
  return { action: "book", category, notice: null };
}

/** True when similar hotels have to be fetched: the property is there but cannot be booked (HOTEL-09, HOTEL-10). */
export function needsSimilarHotels(action: CallToAction): boolean {
  return action !== "book";
}
