import { addDays, addMonths, type CivilDate, daysBetween, instantOf } from "../dates/index.ts";

/** Days of a membership, both of them its own. */
export interface MembershipTerm {
  readonly start: CivilDate;
  readonly end: CivilDate;
  /** When the last day is over in its time zone, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** The term of so many months from a day on: its last day is the one before the day's next turn. */
export function membershipTerm(start: CivilDate, months: number, timeZone: string): MembershipTerm {
  const after = addMonths(start, months);
  return { start, end: addDays(after, -1), endsAt: instantOf(`${after}T00:00`, timeZone) };
}

/** Whether a membership is near enough to its last day to be renewed. */
export function isRenewable(end: CivilDate, today: CivilDate): boolean {
  return daysBetween(today, end) <= RENEWABLE_DAYS;
}

/** Days before its last one in which a membership may be renewed. */
export const RENEWABLE_DAYS = 30;
