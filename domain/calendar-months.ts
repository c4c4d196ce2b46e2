import type { CivilDate } from "./civil-date.ts";
import { addMonths, startOfMonth } from "./civil-month.ts";

/** Months the calendar shows and asks for at once: the current one plus two (DATE-09, CONST-03). */
export const CALENDAR_MONTHS = 3;

/** First days of the months shown from `from` on, up to the month of the last date that can be chosen (DATE-09). */
export function calendarMonths(
  from: CivilDate,
  lastDate: CivilDate,
  count: number = CALENDAR_MONTHS,
): readonly CivilDate[] {
  const first = startOfMonth(from);
  return Array.from({ length: count }, (_, index) => addMonths(first, index)).filter(
    (month) => month <= startOfMonth(lastDate),
  );
}
