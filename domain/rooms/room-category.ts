import type { OccupancySplit } from "./occupancy.ts";

/**
 * Prices of a room category per night of the stay, in minor units, by tariff (HOTEL-06). Each list has one
 * entry per night.
 */
export interface NightlyRates {
  readonly single: readonly number[];
  readonly double: readonly number[];
  /** Price of one extra bed. */
  readonly extra: readonly number[];
}

/** What the booking rules need to know of a room category for one stay (HOTEL-06). */
export interface RoomCategory {
  readonly id: string;
  /** Rooms left per night of the stay. */
  readonly availableRooms: readonly number[];
  /** Most guests (adults + children) one room takes. */
  readonly maxOccupancy: number;
  readonly rates: NightlyRates;
}

/**
 * True when every tariff the rooms need has a whole, positive price for each night (HOTEL-07). An extra bed
 * may be free; tariffs nobody needs may be missing.
 */
export function hasValidRates(rates: NightlyRates, split: OccupancySplit, nights: number): boolean {
  const valid = (list: readonly number[], least: number) =>
    list.length === nights && list.every((price) => Number.isSafeInteger(price) && price >= least);
  return (
    nights > 0 &&
    (split.single === 0 || valid(rates.single, 1)) &&
    (split.double === 0 || valid(rates.double, 1)) &&
    (split.extra === 0 || valid(rates.extra, 0))
  );
}

/**
 * Price of all rooms for each night: rooms × their tariff plus extra beds (PRICE-01). The rates must be valid
 * for the split.
 */
export function nightlyTotals(rates: NightlyRates, split: OccupancySplit, nights: number): readonly number[] {
  const at = (list: readonly number[], night: number) => list[night] ?? 0;
  return Array.from(
    { length: nights },
    (_, night) =>
      split.single * at(rates.single, night) +
      split.double * at(rates.double, night) +
      split.extra * at(rates.extra, night),
  );
}

/**
 * The rooms that can be sold for the whole stay: the least of its nights, 0 when nothing is known (HOTEL-07).
 */
export function roomsLeft(availableRooms: readonly number[]): number {
  return availableRooms.length === 0 ? 0 : Math.max(0, Math.min(...availableRooms));
}
