import { addMonths, type CivilDate, calendarMonths } from "#domain/dates";

/**
 * Months of the next request, at most `size` of them (DATE-09), for the months `first` to `last`, or null
 * when all are known. The end of the range comes first: it is what a guest has paged or jumped to. No month
 * that is known is among them. All dates are first days of months.
 */
export function nextWindow(
  [first, last]: readonly [CivilDate, CivilDate],
  known: readonly CivilDate[],
  size: number,
): readonly CivilDate[] | null {
  let end = last;
  while (end >= first && known.includes(end)) end = addMonths(end, -1);
  if (end < first) return null;
  let start = end;
  for (let count = 1; count < size; count += 1) {
    const before = addMonths(start, -1);
    if (before < first || known.includes(before)) break;
    start = before;
  }
  const months = calendarMonths(start, size);
  const behind = months.findIndex((month) => known.includes(month));
  return behind < 0 ? months : months.slice(0, behind);
}
