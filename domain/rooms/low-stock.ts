import type { Limits } from "#schemas";
import type { Notice } from "../text/index.ts";

/**
 * When few rooms are worth a word: below `roomsLeftBelow` rooms, from a count not older than
 * `roomsLeftSeconds`.
 */
export type LowStockLimits = Pick<Limits["booking"], "roomsLeftBelow" | "roomsLeftSeconds">;

/**
 * "Only N room(s) left" when few remain (HOTEL-13). `remaining` is the least of the nights for these dates
 * and rooms; none is no few. The notice is dropped when the answer is older than the site allows.
 */
export function lowStockNotice(
  remaining: number,
  ageSeconds: number,
  { roomsLeftBelow, roomsLeftSeconds }: LowStockLimits,
): Notice<"low-stock"> | null {
  if (ageSeconds > roomsLeftSeconds || remaining < 1 || remaining >= roomsLeftBelow) return null;
  return { code: "low-stock", messageId: "rooms.only-left", values: { count: remaining } };
}
