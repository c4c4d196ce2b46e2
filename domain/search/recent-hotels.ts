import type { Limits } from "#schemas";

/**
 * A property the guest looked at, as the browser keeps it (HOTEL-14): what a small card shows, nothing of the
 * stay or the guest.
 */
export interface RecentHotel {
  readonly id: number;
  readonly name: string;
  /** Where it is, in one line. */
  readonly place: string;
  /** Address of a small picture, and its dominant colour as `#rrggbb`. */
  readonly picture: string;
  readonly colour: string;
}

/**
 * The list with a property on top: newest first, each property only once, no more than the limit (HOTEL-14).
 */
export function addRecentHotel(
  list: readonly RecentHotel[],
  added: RecentHotel,
  limits: Pick<Limits["recent"], "hotels">,
): readonly RecentHotel[] {
  return [added, ...list.filter(({ id }) => id !== added.id)].slice(0, limits.hotels);
}
