/**
 * A calendar date `YYYY-MM-DD`, years 1000 to 9999, with no time and no zone. Plain string comparison is date
 * order.
 */
export type CivilDate = string;

/**
 * True for a date that exists, written `YYYY-MM-DD`. `2026-02-30` is false: dates never roll over (DATE-02).
 */
export function isCivilDate(text: unknown): text is CivilDate {
  if (typeof text !== "string" || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(Number(text.slice(0, 4)), month);
}

/**
 * `date` plus whole days, at most the last date there is. @throws RangeError when `date` is not a civil date.
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Nights from `from` to `to`: the civil date difference, never from milliseconds of local time (DATE-03). */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** -1, 0 or 1. */
export function compareDates(a: CivilDate, b: CivilDate): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(date: CivilDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** The dates from `from` up to but not including `to`: the nights of a stay. */
export function datesFrom(from: CivilDate, to: CivilDate): readonly CivilDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1 January 1970. */
function dayNumber(date: CivilDate): number {
  if (!isCivilDate(date)) throw new RangeError(`${date} is not a civil date`);
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / DAY_MS;
}

/** The date of a day since 1 January 1970; the first or the last date there is for a day beyond them. */
export function fromDayNumber(day: number): CivilDate {
  return new Date(Math.min(LAST_DAY, Math.max(FIRST_DAY, day)) * DAY_MS).toISOString().slice(0, 10);
}

export const DAY_MS = 86_400_000;
const FIRST_DAY = dayNumber("1000-01-01");
const LAST_DAY = dayNumber("9999-12-31");
