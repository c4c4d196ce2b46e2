import type { ColumnType } from "kysely";

/**
 * A `jsonb` column: read as a value, written as `JSON.stringify(value)` (a plain array would become an SQL
 * array).
 */
export type Json<T> = ColumnType<T, string, string>;

/** A `jsonb` column with a default. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

/** A `timestamptz` column. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** A nullable `timestamptz` column. */
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A `date` column: always `YYYY-MM-DD`, never a `Date` (the time zone of the process would move it). */
export type CivilDateColumn = string;
