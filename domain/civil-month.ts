import { type CivilDate, isCivilDate } from "./civil-date.ts";
import dayjs from "./dayjs.ts";

/**
 * `date` plus whole months; a day the month does not have becomes its last one (31 January + 1 month = 28 February).
 * @throws RangeError when `date` is not a civil date.
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  if (!isCivilDate(date)) throw new RangeError(`${date} is not a civil date`);
  return dayjs.utc(date).add(months, "month").format("YYYY-MM-DD");
}

/** First day of the date's month. */
export function startOfMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 8)}01`;
}

/** Number of days in the date's month. */
export function daysInMonth(date: CivilDate): number {
  return dayjs.utc(date).daysInMonth();
}
