import { type RawBuilder, sql } from "kysely";
import type { Seen } from "./page-token.ts";

/** The part of a list that is wanted. */
export interface Slice {
  readonly offset: number;
  readonly size: number;
  /** A page past the end is the last one; otherwise it is empty. */
  readonly isPage: boolean;
  /** What was seen of the list, for a part that goes on behind it; null for one that starts at `offset`. */
  readonly seen: Seen | null;
}

/**
 * Whether hotel `h` follows what was seen of its list, ordered by `key` as `orderSql` orders: behind the last
 * one as that stood when it was shown, and not one of those that were seen, wherever it is now. Always true
 * where nothing was seen.
 */
export function followsSql(
  seen: Seen | null,
  key: RawBuilder<number>,
  ascending: boolean,
): RawBuilder<boolean> {
  if (!seen) return sql`true`;
  const { last, ids } = seen;
  const later = sql`h.property_id > ${last.property_id}::int`;
  const further = ascending ? sql`>` : sql`<`;
  const value = sql`${last.key}::double precision`;
  const behind =
    last.key === null
      ? sql`${key} IS NULL AND ${later}`
      : sql`${key} IS NULL OR ${key} ${further} ${value} OR ${key} = ${value} AND ${later}`;
  const place = last.available ? sql`NOT h.available OR (${behind})` : sql`NOT h.available AND (${behind})`;
  return sql`((${place}) AND h.property_id <> ALL(${sql.val([...ids])}::int[]))`;
}

/**
 * Columns of the part of a list of `count` hotels, `behind` of which follow what was seen: `goes_on` (whether
 * only these are shown), `skipped` (how many of those that may be shown come before it) and `first` (how many
 * of the whole list). A page past the end is the last one.
 */
export function partColumns({ offset, size, isPage, seen }: Slice): RawBuilder<unknown> {
  const wanted = sql`${offset}::bigint`;
  const start = isPage
    ? sql`CASE WHEN ${wanted} < count THEN ${wanted} ELSE GREATEST(0, (count - 1) / ${size}::int) * ${size}::int END`
    : wanted;
  if (!seen) return sql`false AS goes_on, ${start} AS skipped, ${start} AS first`;
  const goesOn = isPage ? sql`behind > 0` : sql`true`;
  return sql`${goesOn} AS goes_on, CASE WHEN ${goesOn} THEN 0 ELSE ${start} END AS skipped,
    CASE WHEN ${goesOn} THEN count - behind ELSE ${start} END AS first`;
}
