import { addDays, type CivilDate } from "./civil-date.ts";
import type { Stay } from "./stay.ts";

/** Days either side a guest can choose (DATE-11). */
export const FLEXIBLE_DAY_CHOICES = [0, 1, 2, 3, 7] as const;

/** The range a flexible search looks at (DATE-11): both ends widened by `days`, never before today. */
export function flexibleRange({ checkin, checkout }: Stay, days: number, today: CivilDate): Stay {
  const earliest = addDays(checkin, -days);
  return { checkin: earliest < today ? today : earliest, checkout: addDays(checkout, days) };
}
