import type { Notice } from "./notice.ts";

/**
 * "Only N room(s) left" when one or two rooms remain (HOTEL-13). `remaining` is the least of the nights for these dates and
 * rooms; the notice is dropped when the answer is older than 60 seconds.
 */
export function lowStockNotice(remaining: number, ageSeconds: number): Notice<"low-stock"> | null {
  if (ageSeconds > 60 || (remaining !== 1 && remaining !== 2)) return null;
  return { code: "low-stock", messageId: "rooms.only-left", values: { count: remaining } };
}
