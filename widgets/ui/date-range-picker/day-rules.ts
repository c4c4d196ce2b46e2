import {
  addDays,
  type CivilDate,
  type DayFacts,
  dayProblem,
  type Notice,
  type PickedRange,
  pickDay,
  type StayLimits,
} from "#domain";

/** What availability says of one day. Everything is optional: an unknown day can be chosen. */
export interface CalendarDay {
  /** False when the night that starts on this day cannot be sold. */
  readonly available?: boolean;
  /** Fewest nights when checking in on this day (DATE-07). */
  readonly min_stay?: number;
  /** False when nobody may check in on this day. */
  readonly arrival_allowed?: boolean;
  /** Lowest price of the night, minor units. */
  readonly price?: number;
}

export type CalendarDays = Readonly<Record<CivilDate, CalendarDay>>;

/** The rules of one calendar: why a day cannot be chosen, and what choosing it makes of the range. */
export interface DayRules {
  readonly problem: (date: CivilDate, range: PickedRange) => Notice | null;
  readonly pick: (range: PickedRange, date: CivilDate) => PickedRange;
  /** Fewest nights from a check-in. */
  readonly minNights: (checkin: CivilDate) => number;
}

/** Joins the stay rules of the domain with what is known of each day (DATE-03, DATE-06, DATE-07). */
export function dayRules(limits: StayLimits, days: CalendarDays): DayRules {
  const facts: DayFacts = {
    minNightsOn: (date) => days[date]?.min_stay ?? 1,
    isSoldOut: (date) => days[date]?.available === false,
  };
  const minNights = (checkin: CivilDate) => Math.max(limits.minNights, days[checkin]?.min_stay ?? 1);

  function problem(date: CivilDate, range: PickedRange): Notice | null {
    const found = dayProblem(date, range, limits, facts);
    if (found || isCheckout(date, range)) return found;
    if (days[date]?.arrival_allowed === false)
      return { code: "no-arrival", messageId: "calendar.no-arrival", values: {} };
    return cannotStay(date)
      ? { code: "gap", messageId: "calendar.gap", values: { nights: minNights(date) } }
      : null;
  }
  /** True when a night of the shortest stay from this day is sold out. */
  function cannotStay(date: CivilDate): boolean {
    for (let night = 1; night < minNights(date); night += 1) {
      if (days[addDays(date, night)]?.available === false) return true;
    }
    return false;
  }
  return {
    problem,
    minNights,
    pick: (range, date) => (problem(date, range) ? range : pickDay(range, date, limits, facts)),
  };
}

/** True when the day would complete the range. */
export function isCheckout(date: CivilDate, range: PickedRange): boolean {
  return range.checkin !== null && range.checkout === null && date > range.checkin;
}
