import { addDays, type CivilDate } from "../dates/index.ts";
import type { Stay } from "./stay.ts";

/** A stay whose dates may move. */
export interface FlexibleStay extends Stay {
  /** Days either side; exact dates without it (DATE-11). */
  readonly flexibleDaysCount?: number | undefined;
}

/**
 * Days either side that a search may use, out of the site's `choices` (`limits.stays.flexibleDays`): the
 * widest one that is no wider than what was asked for. 0, exact dates, when there is none: that is always a
 * choice (DATE-11).
 */
export function flexibleDays(asked: number | undefined, choices: readonly number[]): number {
  return Math.max(0, ...choices.filter((days) => days <= (asked ?? 0)));
}

/** The range a flexible search looks at (DATE-11): both ends widened by `days`, never before today. */
export function flexibleRange({ checkin, checkout }: Stay, days: number, today: CivilDate): Stay {
  const earliest = addDays(checkin, -days);
  return { checkin: earliest < today ? today : earliest, checkout: addDays(checkout, days) };
}
