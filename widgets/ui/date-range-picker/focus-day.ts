import { addDays, addMonths, type CivilDate, weekdayOf } from "#domain/dates";
import { inlineStep } from "../screen/reading-direction.ts";

export interface FocusKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * The day a key moves to (DATE-12): arrows follow the line of reading, so they turn around in right-to-left
 * pages; Home and End go to the ends of the week, PageUp and PageDown by a month, with Shift by a year. Null
 * for any other key.
 */
export function focusDay(
  date: CivilDate,
  { key, shiftKey }: FocusKey,
  weekStart: number,
  element: Element | null,
): CivilDate | null {
  const step = inlineStep(key, element);
  if (step !== 0) return addDays(date, step);
  const intoWeek = (weekdayOf(date) - weekStart + 7) % 7;
  switch (key) {
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return addDays(date, -intoWeek);
    case "End":
      return addDays(date, 6 - intoWeek);
    case "PageUp":
      return addMonths(date, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
