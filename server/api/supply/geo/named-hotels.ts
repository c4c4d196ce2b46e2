import { type RawBuilder, sql } from "kysely";
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
 * of its words, whole names first, or by names alike it. As many as a list of suggestions can ever need.
 */
export async function loadNamedHotels(
  { db, site }: OperationContext,
  text: string,
  by: "start" | "likeness",
): Promise<readonly NamedHotel[]> {
  const { brand } = site;
  const found = by === "start" ? startSql(text, brand) : likenessSql(text, brand);
  const { rows } =
    await sql<NamedHotel>`SELECT p.property_id, p.property_type, p.category, p.name, p.city_id, p.locality,
      p.locality_names, p.latitude, p.longitude, p.rating_value, p.tags
    FROM (SELECT DISTINCT property_id FROM (${found}) each) found JOIN property p USING (property_id)
    WHERE p.status = 'active' ORDER BY p.property_id ${everyShard("a guest types a name of any property")}`.execute(
      db,
    );
  return rows;
}

type Seller = OperationContext["site"]["brand"];

/** Names, or tails of them, that start with the text; of several words, with the longest of them. */
function startSql(text: string, brand: Seller): RawBuilder<unknown> {
  const words = text.split(" ");
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const starts = [{ start: text }, ...(words.length > 1 ? [{ start: longest, all: words }] : [])];
  const parts = brand.propertyTypes.flatMap((type) =>
    starts.map(({ start, all }: { start: string; all?: readonly string[] }) => {
      const whole = all ? sql` AND ${everyWord(all)}` : sql``;
      return sql`(SELECT n.property_id FROM search_name n WHERE n.property_type = ${type}
        AND n.tail >= ${start} AND n.tail < ${`${start}\u{10ffff}`} AND ${ownedBy(brand)}${whole}
        ORDER BY n.tail, n.property_id LIMIT ${sql.lit(most)})`;
    }),
  );
  return sql.join(parts, sql` UNION ALL `);
}

/** Each word begins one of the words of the whole name. */
function everyWord(words: readonly string[]): RawBuilder<boolean> {
  const conditions = words.map((word) => sql`strpos(' ' || w.tail, ${` ${word}`}) > 0`);
  return sql`EXISTS (SELECT FROM search_name w WHERE w.property_id = n.property_id AND w.position = 0
    AND ${sql.join(conditions, sql` AND `)})`;
}

function likenessSql(text: string, brand: Seller): RawBuilder<unknown> {
  return sql`SELECT n.property_id FROM search_name n
    WHERE n.position = 0 AND n.tail %> ${text} AND n.property_type = ANY (${[...brand.propertyTypes]}::text[])
      AND ${ownedBy(brand)}
    ORDER BY n.tail <->> ${text}, n.property_id LIMIT ${sql.lit(most)}`;
}

function ownedBy({ id }: Seller): RawBuilder<boolean> {
  return sql`(n.brand_id IS NULL OR n.brand_id = ${id})`;
}

const most = 40;
