import { addDays } from "#domain/dates";
import type { SeededRandom } from "./seeded-random.ts";

/**
 * A night that differs from its category: fewer rooms, or none. Nothing is sold by the demo, so capacity
 * itself is lowered.
 */
export interface NightRow {
  readonly property_id: number;
  readonly room_category_id: number;
  readonly night: string;
  readonly capacity: number;
}

/** Days ahead that have exceptions. */
const horizon = 150;

/** Booked-out spells of a home, or scarce and full nights of a hotel's category. */
export function buildNights(
  random: SeededRandom,
  ids: { readonly property_id: number; readonly room_category_id: number },
  capacity: number,
  today: string,
): readonly NightRow[] {
  const left = new Map<string, number>();
  const spells = capacity === 1 ? random.int(3, 8) : random.int(1, 4);
  for (let spell = 0; spell < spells; spell += 1) {
    const start = random.int(1, horizon);
    const length = capacity === 1 ? random.int(2, 7) : random.int(1, 3);
    const rooms = capacity === 1 ? 0 : random.pick([0, 1, 1, 2, 2]);
    for (let day = start; day < start + length; day += 1) left.set(addDays(today, day), rooms);
  }
  // A few are scarce or full tonight, so that a first look at the list shows every state.
  if (random.chance(0.08)) left.set(today, capacity === 1 ? 0 : random.int(0, 2));
  return [...left].map(([night, rooms]) => ({ ...ids, night, capacity: Math.min(rooms, capacity) }));
}
