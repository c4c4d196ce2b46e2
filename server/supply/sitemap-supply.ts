import { type RawBuilder, sql } from "kysely";
import { hotelUrl } from "#domain/addresses";
import type { Site } from "#renderer";
import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";

/** What of a supply a site's sitemaps list. Nothing here reads more of a large supply than it lists. */
export interface SitemapSupply {
  /** Numbers of the parts that properties are listed in, in their order. */
  readonly parts: (site: Site) => Promise<readonly number[]>;
  /** Paths of the properties of a part, by their ids. */
  readonly hotels: (site: Site, part: number) => Promise<readonly string[]>;
  /** Slugs of the cities it sells something in; null where nobody here knows. */
  readonly cities: (site: Site) => Promise<ReadonlySet<string> | null>;
}

/**
 * Sitemaps of the supply of a database. A part is a range of ids, so that it stays as it is when properties
 * are added, and none has more addresses than a sitemap may.
 */
export function sitemapSupply(
  read: <Value>(work: (db: Db) => Promise<Value>) => Promise<Value>,
): SitemapSupply {
  return {
    parts: (site) => read((db) => soldParts(db, site)),
    hotels: (site, part) => read((db) => soldHotels(db, site, part)),
    cities: (site) => read((db) => soldCities(db, site)),
  };
}

/** From one part that has something straight to the next, along the index of ids. */
async function soldParts(db: Db, site: Site): Promise<readonly number[]> {
  const firstFrom = (id: RawBuilder<unknown>) => sql`(SELECT s.property_id / ${sql.lit(idsOfPart)}
    FROM search_property s WHERE s.property_id >= ${id} AND ${soldOn(site)} ORDER BY s.property_id LIMIT 1)`;
  const { rows } = await sql<{ part: number }>`WITH RECURSIVE parts (part) AS (
      SELECT ${firstFrom(sql.lit(0))}
      UNION ALL
      SELECT ${firstFrom(sql`(parts.part + 1) * ${sql.lit(idsOfPart)}`)} FROM parts WHERE parts.part IS NOT NULL
    ) SELECT part FROM parts WHERE part IS NOT NULL ${everyShard(WHY)}`.execute(db);
  return rows.map(({ part }) => part);
}

async function soldHotels(db: Db, site: Site, part: number): Promise<readonly string[]> {
  const first = part * idsOfPart;
  if (first > largestId) return [];
  const { rows } = await sql<{ id: number }>`SELECT s.property_id AS id FROM search_property s
    WHERE s.property_id BETWEEN ${first} AND ${Math.min(first + idsOfPart - 1, largestId)} AND ${soldOn(site)}
    ORDER BY s.property_id ${everyShard(WHY)}`.execute(db);
  return rows.map(({ id }) => hotelUrl({ hotelId: id, countryCode: site.domain.pageCountryCode }));
}

async function soldCities(db: Db, site: Site): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`SELECT c.slug FROM city c
    WHERE EXISTS (SELECT FROM search_property s WHERE s.city_id = c.city_id AND ${soldOn(site)})
    ${everyShard(WHY)}`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

function soldOn({ brand }: Site): RawBuilder<boolean> {
  return sql`s.property_type = ANY (${[...brand.propertyTypes]}::text[])
    AND (s.brand_id IS NULL OR s.brand_id = ${brand.id})`;
}

const WHY = "a site sells properties anywhere; asked for sitemaps and lists of places";
const idsOfPart = 5000;
const largestId = 2 ** 31 - 1;
