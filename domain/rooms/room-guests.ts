/** Who sleeps in one room (ROOM-01). Whole numbers; at least one adult. */
export interface RoomGuests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

export type RoomConfig = readonly RoomGuests[];

/**
 * Largest counts that are ever read from outside; greater ones are cut to these (ROOM-07). Properties set
 * their own, smaller limits.
 */
export const ROOM_CEILING = { rooms: 20, adults: 30, children: 20, infants: 10, pets: 10 } as const;

/**
 * One room from loose values: numbers or strings of digits are cut to whole numbers within `ROOM_CEILING`,
 * adults to at least 1 (ROOM-07). Null when one of them is no number.
 */
export function roomOf(
  adults: unknown,
  children: unknown,
  infants: unknown,
  pets: unknown,
): RoomGuests | null {
  const counts = [wholeCount(adults), wholeCount(children), wholeCount(infants), wholeCount(pets)];
  if (counts.some(Number.isNaN)) return null;
  const [a = 1, c = 0, i = 0, p = 0] = counts;
  return {
    adults: within(a, 1, ROOM_CEILING.adults),
    children: within(c, 0, ROOM_CEILING.children),
    infants: within(i, 0, ROOM_CEILING.infants),
    pets: within(p, 0, ROOM_CEILING.pets),
  };
}

/**
 * A count as a whole number, cut towards zero; NaN when it is none. Infinity stays, for the limits to cut.
 */
export function wholeCount(value: unknown): number {
  if (typeof value === "number") return Math.trunc(value);
  return typeof value === "string" && /^\s*\+?\d+(?:\.\d*)?\s*$/.test(value)
    ? Math.trunc(Number(value))
    : Number.NaN;
}

/** `value` brought between two bounds, both included. */
export function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
