import { addDays, type CivilDate, daysInMonth, startOfMonth, weekdayOf } from "#domain/dates";

/**
 * The weeks of a month as rows of seven; null where a day belongs to another month. `weekStart` is 0 Sunday
 * to 6 Saturday.
 */
export function monthGrid(month: CivilDate, weekStart: number): readonly (readonly (CivilDate | null)[])[] {
  const first = startOfMonth(month);
  const lead = (weekdayOf(first) - weekStart + 7) % 7;
  const length = daysInMonth(first);
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const offset = week * 7 + day - lead;
      return offset < 0 || offset >= length ? null : addDays(first, offset);
    }),
  );
}
