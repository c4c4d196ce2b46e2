import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/pool.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

/** What a suggestion says of a property. */
export interface NamedHotel {
  readonly property_id: number;
  readonly property_type: "hotel" | "home";
  readonly category: string;
  readonly name: string;
  readonly city_id: number;
  readonly locality: string;
  readonly locality_names: Readonly<Record<string, string>>;
  readonly latitude: number;
  readonly longitude: number;
  readonly rating_value: number;
  readonly tags: readonly string[];
}

/**
 * Properties of the site whose names may be meant by a text (`normalise`): by the start of a name or of one
 * of its words, whole names first. As many as a list of suggestions can ever need.
 */
export async function loadNamedHotels(
  { db, site }: OperationContext,
  text: string,
): Promise<readonly NamedHotel[]> {
  const { brand } = site;
  const words = text.includes(" ") ? await countNames(db, text, brand) : [];
  const [rarest] = words.toSorted((a, b) => a.names - b.names);
  const starts = [
    startSql(text, brand),
    // Half of all names go on with "hotel": to look through those takes a hundred times as long.
    ...(rarest ? [wordsSql(rarest.word, text, brand)] : []),
  ];
  return await named(db, sql.join(starts, sql` UNION ALL `));
}

/**
 * The same by names alike a text, where none starts so. How much alike they have to be hangs on what is
 * common in the text: that alone would find every other hotel.
 */
export async function loadAlikeHotels(
  { db, site }: OperationContext,
  text: string,
): Promise<readonly NamedHotel[]> {
  const words = await countNames(db, text, site.brand);
  const trigrams = (of: typeof words) => of.reduce((sum, { word }) => sum + word.length + 1, 0);
  const common = trigrams(words.filter(({ names }) => names >= manyNames)) / trigrams(words);
  if (common === 1) return [];
  return await db.transaction().execute(async (trx) => {
    const least = String(Math.max(leastAlike, common + 0.01));
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${least}, true)`.execute(trx);
    return named(trx, alikeSql(text, site.brand));
  });
}

type Seller = OperationContext["site"]["brand"];

async function named(db: Db, found: RawBuilder<unknown>): Promise<readonly NamedHotel[]> {
  const { rows } =
    await sql<NamedHotel>`SELECT p.property_id, p.property_type, p.category, p.name, p.city_id, p.locality,
      p.locality_names, p.latitude, p.longitude, p.rating_value, p.tags
    FROM (SELECT DISTINCT property_id FROM (${found}) each) found JOIN property p USING (property_id)
    WHERE p.status = 'active' ORDER BY p.property_id ${everyShard(WHY)}`.execute(db);
  return rows;
}

/** Each word of a text, and how many names have one that starts so; as much as `mostCounted` is told. */
async function countNames(
  db: Db,
  text: string,
  { propertyTypes }: Seller,
): Promise<readonly { word: string; names: number }[]> {
  const words = [...new Set(text.split(" "))];
  const { rows } = await sql<{ word: string; names: number }>`SELECT word.start AS word, (
      SELECT count(*)::int FROM (SELECT FROM search_name n WHERE n.property_type = ANY (${[...propertyTypes]}::text[])
        AND n.tail >= word.start AND n.tail < word.until LIMIT ${sql.lit(mostCounted)}) each) AS names
    FROM unnest(${words}::text[], ${words.map(endOf)}::text[]) AS word(start, until) ${everyShard(WHY)}`.execute(
    db,
  );
  return rows;
}

/** Names, or tails of them, that start with the text. */
function startSql(start: string, brand: Seller): RawBuilder<unknown> {
  const parts = brand.propertyTypes.map((type) => sql`(${tailsSql(start, type, brand, most)})`);
  return sql`SELECT property_id FROM (${sql.join(parts, sql` UNION ALL `)}) started`;
}

/** Names of which a word starts with the rarest word of a text, and others with its other words. */
function wordsSql(rarest: string, text: string, brand: Seller): RawBuilder<unknown> {
  const parts = brand.propertyTypes.map(
    (type) => sql`(SELECT n.property_id FROM (${tailsSql(rarest, type, brand, mostCompared)}) n
      WHERE ${everyWord(text)} ORDER BY n.tail, n.property_id LIMIT ${sql.lit(most)})`,
  );
  return sql.join(parts, sql` UNION ALL `);
}

/** Tails of names from the first that starts so, no more than `limit`. */
function tailsSql(start: string, type: string, brand: Seller, limit: number): RawBuilder<unknown> {
  return sql`SELECT n.property_id, n.tail FROM search_name n WHERE n.property_type = ${type}
    AND n.tail >= ${start} AND n.tail < ${endOf(start)} AND ${ownedBy(brand)}
    ORDER BY n.tail, n.property_id LIMIT ${sql.lit(limit)}`;
}

/** Each word of the text begins one of the words of the whole name. */
function everyWord(text: string): RawBuilder<boolean> {
  const conditions = text.split(" ").map((word) => sql`strpos(' ' || w.tail, ${` ${word}`}) > 0`);
  return sql`EXISTS (SELECT FROM search_name w WHERE w.property_id = n.property_id AND w.position = 0
    AND ${sql.join(conditions, sql` AND `)})`;
}

/** Those alike, the most alike of so many first. */
function alikeSql(text: string, brand: Seller): RawBuilder<unknown> {
  return sql`SELECT property_id FROM (SELECT n.property_id, n.tail FROM search_name n
    WHERE n.position = 0 AND n.tail %> ${text} AND n.property_type = ANY (${[...brand.propertyTypes]}::text[])
      AND ${ownedBy(brand)} LIMIT ${sql.lit(mostCompared)}) alike
    ORDER BY tail <->> ${text}, property_id LIMIT ${sql.lit(most)}`;
}

function ownedBy({ id }: Seller): RawBuilder<boolean> {
  return sql`(n.brand_id IS NULL OR n.brand_id = ${id})`;
}

/** Behind everything that starts with a text. */
function endOf(start: string): string {
  return `${start}\u{10ffff}`;
}

const WHY = "a guest types a name of any property";
const most = 40;
/** A word of so many names says nothing of which is meant. */
const manyNames = 1000;
/** Of two words that more names have, either may be looked for. */
const mostCounted = 5000;
const mostCompared = 2000;
/** The usual of `pg_trgm`: three in five of the trigrams of a text. */
const leastAlike = 0.6;
