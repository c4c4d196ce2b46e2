import { useEffect, useState } from "react";
import { addMonths, type CivilDate, daysBetween, startOfMonth } from "#domain/dates";
import type { StayLimits } from "#domain/stay";

export interface ShownMonths {
  /** First days of the months on screen. */
  readonly months: readonly CivilDate[];
  /** First days of all months that can be shown, from this month to the last date. */
  readonly all: readonly CivilDate[];
  /** Shows the month of a date, with as little change as possible. */
  readonly show: (date: CivilDate) => void;
  /** Puts a month at a place among those shown, counted from 0. */
  readonly put: (month: CivilDate, place: number) => void;
  readonly turn: (step: -1 | 1) => void;
  /** Adds months to the end of the list. */
  readonly more: () => void;
}

/**
 * Which months the calendar shows: a window of two that moves (`grid`), or a list from this month on that
 * grows by the months of the limits (`scroll`, DATE-09).
 */
export function useShownMonths(
  { today, lastDate, calendarMonths: step }: StayLimits,
  layout: "grid" | "scroll",
  start: CivilDate,
  onMonthsShown: ((first: CivilDate, last: CivilDate) => void) | undefined,
): ShownMonths {
  const total = monthsBetween(today, lastDate) + 1;
  const all = Array.from({ length: total }, (_, index) => addMonths(startOfMonth(today), index));
  const size = Math.min(PAIR, total);
  // Places in `all`: of the first month shown, and behind the last one.
  const [first, setFirst] = useState(() => (layout === "grid" ? inWindow(monthsBetween(today, start)) : 0));
  const [end, setEnd] = useState(() => monthsBetween(today, start) + step);
  const months = layout === "grid" ? all.slice(first, first + size) : all.slice(0, end);
  const shownFirst = months[0] ?? startOfMonth(today);
  const shownLast = months.at(-1) ?? shownFirst;

  useEffect(() => {
    onMonthsShown?.(shownFirst, shownLast);
  }, [onMonthsShown, shownFirst, shownLast]);

  function inWindow(wanted: number): number {
    return Math.max(0, Math.min(wanted, total - size));
  }
  function show(date: CivilDate) {
    const index = monthsBetween(today, date);
    // Months behind it, so that it can come to the top of the list.
    setEnd((now) => Math.max(now, index + step));
    setFirst((now) => inWindow(index < now ? index : Math.max(now, index - size + 1)));
  }
  return {
    months,
    all,
    show,
    put: (month, place) => setFirst(inWindow(monthsBetween(today, month) - place)),
    turn: (step) => setFirst((now) => inWindow(now + step)),
    more: () => setEnd((now) => now + step),
  };
}

const PAIR = 2;

function monthsBetween(from: CivilDate, to: CivilDate): number {
  return Math.round(daysBetween(startOfMonth(from), startOfMonth(to)) / 30.44);
}
