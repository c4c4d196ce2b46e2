import type { RoomCategory } from "./room-category.ts";
import { isSoldOut, type RoomRequest } from "./sold-out.ts";

/**
 * The category a hotel page opens with (HOTEL-08): the guest's own choice when it can be sold (deviation: literally it would lose
 * to the first), then the first that can be sold, then the choice though sold out, then the first. Null when there is none (HOTEL-10).
 */
export function chooseCategory<Category extends RoomCategory>(
  categories: readonly Category[],
  request: RoomRequest,
  selectedId?: string | null | undefined,
): Category | null {
  const selected = categories.find((category) => category.id === selectedId);
  if (selected && !isSoldOut(selected, request)) return selected;
  return categories.find((category) => !isSoldOut(category, request)) ?? selected ?? categories[0] ?? null;
}
