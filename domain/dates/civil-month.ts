import { type CivilDate, DAY_MS, fromDayNumber, isCivilDate } from "./civil-date.ts";

/**
 * `date` plus whole months; a day the month does not have becomes its last one (31 January + 1 month = 28
 * February), and after the last month there is none comes. @throws RangeError when `date` is not a civil
 * date.
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  if (!isCivilDate(date)) throw new RangeError(`${date} is not a civil date`);
  const first = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1);
  const month = fromDayNumber(first / DAY_MS).slice(0, 8);
  return `${month}${String(Math.min(Number(date.slice(8)), daysInMonth(`${month}01`))).padStart(2, "0")}`;
}

/** First day of the date's month. */
export function startOfMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 8)}01`;
}

/** Number of days in the date's month. */
export function daysInMonth(date: CivilDate): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
