import { addDays, type CivilDate } from "./civil-date.ts";
import { addMonths, startOfMonth } from "./civil-month.ts";

/** First days of the `count` months that start with the month of `from` (DATE-09). */
export function calendarMonths(from: CivilDate, count: number): readonly CivilDate[] {
  const first = startOfMonth(from);
  return Array.from({ length: count }, (_, index) => addMonths(first, index));
}

/** Last day of the `count` months that start with the month of `from` (DATE-09, CONST-03). */
export function calendarEnd(from: CivilDate, count: number): CivilDate {
  return addDays(addMonths(startOfMonth(from), count), -1);
}
