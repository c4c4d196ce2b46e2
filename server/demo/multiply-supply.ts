import { type RawBuilder, sql, type Transaction } from "kysely";
import { addDays } from "#domain/dates";
import type { Db } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";
import { refreshSearch } from "../search/refresh-search.ts";

export interface MultiplyOptions {
  /** Properties that are there, with ids from `first` on without gaps. */
  readonly first: number;
  readonly originals: number;
  /** How many there shall be. */
  readonly total: number;
  /** Day from which copies have nights of their own, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
}

/**
 * Copies properties inside the database until there are so many: for measuring. A copy stands a little beside
 * its original, and has the rates and single nights of the next `daysOfNights` alone, two pictures, and no
 * reviews. The first copies get their search rows from the price functions like any property; the others are
 * copies of these.
 */
export async function multiplySupply(db: Db, options: MultiplyOptions): Promise<void> {
  const { first, originals, total, today, onProgress } = options;
  const last = first + total - 1;
  const copy = (from: number, times: readonly [number, number], tables: readonly CopiedTable[]) =>
    db.transaction().execute(async (trx) => {
      await skipReferences(trx);
      const originalsOf = { first: from, last: from + originals - 1 };
      for (const table of tables)
        await copyRows(trx, table, { ...originalsOf, by: originals, times, upTo: last });
    });
  await copy(first, [1, 1], suppliedTables(today));
  const ids = Array.from(
    { length: Math.min(originals, total - originals) },
    (_, index) => first + originals + index,
  );
  await db.transaction().execute((trx) => refreshSearch(trx, ids));
  const copies = Math.ceil(total / originals) - 2;
  for (let done = 0; done < copies; done += copiesAtOnce) {
    onProgress?.({ done: (done + 2) * originals, total });
    const times = [done + 1, Math.min(done + copiesAtOnce, copies)] as const;
    await copy(first + originals, times, [...suppliedTables(today), ...searchTables]);
  }
  await db.transaction().execute(async (trx) => {
    await skipReferences(trx);
    for (const { name } of [...suppliedTables(today), ...searchTables])
      await sql`ANALYZE ${sql.table(name)}`.execute(trx);
  });
  onProgress?.({ done: total, total });
}

interface CopiedTable {
  readonly name: keyof Database & string;
  /** Columns that a copy `k` of the row `o` has otherwise; `id` is its property. */
  readonly changes: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows are copied; all when absent. */
  readonly where?: RawBuilder<boolean>;
}

const roomId = sql`o.room_category_id + k * ${sql.ref("by")} * 10`;
/** Up to two kilometres beside the original. */
const aside = (factor: number) =>
  sql`((id.value::bigint * ${sql.lit(factor)}) % 2001 - 1000) / 1000.0 * 0.02`;
const position = {
  latitude: sql`LEAST(90, GREATEST(-90, o.latitude + ${aside(7919)}))`,
  longitude: sql`LEAST(180, GREATEST(-180, o.longitude + ${aside(6133)}))`,
};

function suppliedTables(today: string): readonly CopiedTable[] {
  const end = addDays(today, daysOfNights);
  return [
    {
      name: "property",
      changes: {
        name: sql`o.name || ' ' || k`,
        provider_hotel_id: sql`'D' || id.value`,
        ...position,
      },
    },
    { name: "room_category", changes: { room_category_id: roomId } },
    { name: "rate_rule", changes: { room_category_id: roomId }, where: sql`o.from_date <= ${end}::date` },
    { name: "room_night", changes: { room_category_id: roomId }, where: sql`o.night <= ${end}::date` },
    {
      name: "property_image",
      changes: {},
      where: sql`o.room_category_id IS NULL AND o.position < ${sql.lit(picturesOfCopies)}`,
    },
  ];
}

const searchTables: readonly CopiedTable[] = [
  { name: "search_property", changes: position },
  { name: "search_name", changes: { tail: sql`o.tail || ' ' || k` } },
  { name: "search_tariff", changes: { room_category_id: roomId } },
];

interface Copying {
  /** First and last property that is copied. */
  readonly first: number;
  readonly last: number;
  /** How far the ids of one copy are from those of the one before. */
  readonly by: number;
  readonly times: readonly [number, number];
  /** The last id there shall be. */
  readonly upTo: number;
}

async function copyRows(
  trx: Transaction<Database>,
  { name, changes, where }: CopiedTable,
  { first, last, by, times, upTo }: Copying,
): Promise<void> {
  const { rows: columns } = await sql<{ column: string }>`
    SELECT attname AS "column" FROM pg_attribute
    WHERE attrelid = ${name}::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`.execute(trx);
  const all: Readonly<Record<string, RawBuilder<unknown>>> = { property_id: sql`id.value`, ...changes };
  const names = columns.map(({ column }) => sql.ref(column));
  const values = columns.map(({ column }) => all[column] ?? sql`o.${sql.ref(column)}`);
  await sql`INSERT INTO ${sql.table(name)} (${sql.join(names)})
    SELECT ${sql.join(values)}
    FROM generate_series(${times[0]}::int, ${times[1]}::int) AS k, (VALUES (${by}::int)) AS step ("by"),
      ${sql.table(name)} o, LATERAL (SELECT o.property_id + k * "by" AS value) AS id
    WHERE o.property_id BETWEEN ${first} AND ${last} AND id.value <= ${upTo}
    ${where ? sql`AND ${where}` : sql``} ORDER BY id.value`.execute(trx);
}

/** Copies refer to what their originals do: where the account may, the database does not look again. */
async function skipReferences(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{
    may: boolean;
  }>`SELECT rolsuper AS may FROM pg_roles WHERE rolname = current_user`.execute(trx);
  if (rows[0]?.may) await sql`SET LOCAL session_replication_role = replica`.execute(trx);
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  await sql`SET LOCAL synchronous_commit = off`.execute(trx);
}

/** Days ahead that copies have rates and single nights for. */
const daysOfNights = 60;
const picturesOfCopies = 2;
const copiesAtOnce = 8;
