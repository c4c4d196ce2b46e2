import type { CivilDate } from "#domain/dates";
import { type DayFacts, dayProblem, type PickedRange, pickDay, type StayLimits } from "#domain/stay";
import type { Notice } from "#domain/text";

/** What availability says of one day. Everything is optional: an unknown day can be chosen. */
export interface CalendarDay {
  /** False when the night that starts on this day cannot be sold. */
  readonly available?: boolean;
  /** Fewest and most nights when checking in on this day (DATE-07). */
  readonly min_stay?: number;
  readonly max_stay?: number | undefined;
  /** False when nobody may check in, or out, on this day. */
  readonly arrival_allowed?: boolean;
  readonly departure_allowed?: boolean;
  /** Nights a stay from this day may have, as ranges; what is said here is sure. */
  readonly stay_lengths?: readonly { readonly fewest: number; readonly most: number }[];
  /** Why it cannot be chosen as check-in, where there is more to say than that it is sold out. */
  readonly reason?: string | undefined;
  /** Price of the night, minor units. */
  readonly price?: number | undefined;
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
    maxNightsOn: (date) => days[date]?.max_stay,
    isSoldOut: (date) => days[date]?.available === false,
    isNoDeparture: (date) => days[date]?.departure_allowed === false,
    canStay: (checkin, nights) =>
      days[checkin]?.stay_lengths?.some(({ fewest, most }) => fewest <= nights && nights <= most),
  };
  const minNights = (checkin: CivilDate) => Math.max(limits.minNights, days[checkin]?.min_stay ?? 1);

  function problem(date: CivilDate, range: PickedRange): Notice | null {
    const found = dayProblem(date, range, limits, facts);
    if (isCheckout(date, range)) return found;
    const { reason = "", arrival_allowed: arrival } = days[date] ?? {};
    if (found) {
      const messageId = found.code === "sold-out" ? SOLD_OUT[reason] : undefined;
      return messageId ? { ...found, messageId } : found;
    }
    if (arrival !== false) return null;
    return reason === "gap"
      ? { code: "gap", messageId: "calendar.gap", values: { nights: minNights(date) } }
      : { code: "no-arrival", messageId: "calendar.no-arrival", values: {} };
  }
  return {
    problem,
    minNights,
    pick: (range, date) => (problem(date, range) ? range : pickDay(range, date, limits, facts)),
  };
}

/** Nights that cannot be sold, for another reason than that they are taken. */
const SOLD_OUT: Readonly<Record<string, string>> = { closed: "calendar.closed", party: "calendar.party" };

/** True when the day would complete the range. */
export function isCheckout(date: CivilDate, range: PickedRange): boolean {
  return range.checkin !== null && range.checkout === null && date > range.checkin;
}
