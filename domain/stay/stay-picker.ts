import { addDays, type CivilDate, datesFrom, daysBetween } from "../dates/index.ts";
import type { Notice } from "../text/index.ts";
import type { StayLimits } from "./stay-limits.ts";

/** A range being chosen: nothing, a check-in, or both ends (DATE-12). */
export interface PickedRange {
  readonly checkin: CivilDate | null;
  readonly checkout: CivilDate | null;
}

/** What the calendar knows of single days. */
export interface DayFacts {
  /** Fewest nights when checking in on a day (DATE-07); 1 when nothing is said. */
  readonly minNightsOn?: ((date: CivilDate) => number) | undefined;
  /** Most nights when checking in on a day, where its rules say one. */
  readonly maxNightsOn?: ((date: CivilDate) => number | undefined) | undefined;
  /** True when the night that starts on this day cannot be sold (HOTEL-16). */
  readonly isSoldOut?: ((date: CivilDate) => boolean) | undefined;
  /** True when nobody may check out on this day. */
  readonly isNoDeparture?: ((date: CivilDate) => boolean) | undefined;
  /**
   * Whether a stay of so many nights from a day can be booked, where that is known for sure; undefined where
   * it is not.
   */
  readonly canStay?: ((checkin: CivilDate, nights: number) => boolean | undefined) | undefined;
}

export type DayProblem = Notice<
  | "past"
  | "too-far"
  | "sold-out"
  | "too-short"
  | "too-long"
  | "crosses-sold-out"
  | "no-departure"
  | "not-one-room"
>;

/**
 * Why a day cannot be chosen next, for its cell to say; null when it can (DATE-06, DATE-07, DATE-12). With a
 * check-in and no check-out the day is looked at as check-out if it is later; otherwise as a new check-in.
 */
export function dayProblem(
  date: CivilDate,
  range: PickedRange,
  limits: StayLimits,
  facts: DayFacts = {},
): DayProblem | null {
  if (date < limits.today) return problem("past", "dates.day-past");
  if (date > limits.lastDate) return problem("too-far", "dates.day-too-far", { months: limits.searchMonths });
  const checkin = openCheckin(range);
  return checkin !== null && date > checkin
    ? checkoutProblem(checkin, date, limits, facts)
    : checkinProblem(date, limits, facts);
}

/**
 * The range after a day is chosen (DATE-12): completes an open range when the day is a possible check-out,
 * else starts a new one. Days with a problem change nothing.
 */
export function pickDay(
  range: PickedRange,
  date: CivilDate,
  limits: StayLimits,
  facts: DayFacts = {},
): PickedRange {
  if (dayProblem(date, range, limits, facts)) return range;
  const checkin = openCheckin(range);
  return checkin !== null && date > checkin ? { checkin, checkout: date } : { checkin: date, checkout: null };
}

function openCheckin(range: PickedRange): CivilDate | null {
  return range.checkout === null ? range.checkin : null;
}

function checkinProblem(date: CivilDate, limits: StayLimits, facts: DayFacts): DayProblem | null {
  if (facts.isSoldOut?.(date)) return problem("sold-out", "dates.day-sold-out");
  const min = minNights(date, limits, facts);
  return addDays(date, min) > limits.lastDate
    ? problem("too-far", "dates.day-too-far", { months: limits.searchMonths })
    : null;
}

function checkoutProblem(
  checkin: CivilDate,
  date: CivilDate,
  limits: StayLimits,
  facts: DayFacts,
): DayProblem | null {
  const nights = daysBetween(checkin, date);
  const known = facts.canStay?.(checkin, nights);
  if (known) return null;
  const min = minNights(checkin, limits, facts);
  if (nights < min) return problem("too-short", "dates.day-too-short", { nights: min });
  const max = Math.min(limits.maxNights, facts.maxNightsOn?.(checkin) ?? limits.maxNights);
  if (nights > max) return problem("too-long", "dates.day-too-long", { nights: max });
  const crosses = facts.isSoldOut && datesFrom(checkin, date).some(facts.isSoldOut);
  if (crosses) return problem("crosses-sold-out", "dates.day-crosses-sold-out");
  if (facts.isNoDeparture?.(date)) return problem("no-departure", "dates.day-no-departure");
  // Each night is free, but not all of them in the same category.
  return known === false ? problem("not-one-room", "dates.day-not-one-room") : null;
}

function minNights(checkin: CivilDate, limits: StayLimits, facts: DayFacts): number {
  return Math.max(limits.minNights, facts.minNightsOn?.(checkin) ?? 1);
}

function problem(code: DayProblem["code"], messageId: string, values: DayProblem["values"] = {}): DayProblem {
  return { code, messageId, values };
}
