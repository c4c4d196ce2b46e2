import { type RawBuilder, sql } from "kysely";
import { weekdayOf } from "#domain/dates";
import { nightDates, type Stay } from "#domain/stay";

/** Nights of a stay on one day of the week. */
export interface WeekdayNights {
  /** Place in the lists of a tariff, Monday 1. */
  readonly place: number;
  /** Bit of the weekday, Monday 1, Tuesday 2, Wednesday 4. */
  readonly bit: number;
  /** How many of them a stretch of nights `t` has (`t.from_date` to `t.to_date`). */
  readonly count: RawBuilder<number>;
}

/** Groups the nights of a stay by weekday: within a stretch of nights those of one weekday are alike. */
export function weekdayNights(stay: Stay): readonly WeekdayNights[] {
  const groups = new Map<number, string[]>();
  for (const date of nightDates(stay)) {
    const day = mondayFirst(date);
    groups.set(day, [...(groups.get(day) ?? []), date]);
  }
  return [...groups].map(([day, dates]) => ({ place: day + 1, bit: 2 ** day, count: countWithin(dates) }));
}

/** Place of a date's weekday in the lists of a tariff. */
export function placeOf(date: string): number {
  return mondayFirst(date) + 1;
}

function mondayFirst(date: string): number {
  return (weekdayOf(date) + 6) % 7;
}

/** Dates a week apart: counted one by one while they are few, else from the first and the last of them. */
function countWithin(dates: readonly string[]): RawBuilder<number> {
  const [first = ""] = dates;
  if (dates.length === 1)
    return sql`(CASE WHEN ${first}::date BETWEEN t.from_date AND t.to_date THEN 1 ELSE 0 END)`;
  const last = sql.lit(dates.length - 1);
  // Integers are divided towards zero; a whole number of weeks added before makes that downwards.
  const upTo = sql`LEAST(${last}, (t.to_date - ${first}::date + 700000) / 7 - 100000)`;
  const from = sql`GREATEST(0, (t.from_date - ${first}::date + 6 + 700000) / 7 - 100000)`;
  return sql`GREATEST(0, ${upTo} - ${from} + 1)`;
}
