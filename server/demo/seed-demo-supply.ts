import { readFile } from "node:fs/promises";
import type { Db } from "../db/pool.ts";
import { markSearchFilled } from "../search/fill-search.ts";
import { insertWholeRows } from "../search/insert-rows.ts";
import { refreshSearch } from "../search/refresh-search.ts";
import { buildCities, buildPlaces, buildRegions } from "./build-places.ts";
import { buildProperty, type PropertyRows } from "./build-property.ts";
import { buildDocuments } from "./cms/build-documents.ts";
import { type CityRecord, type DemoCity, demoCities, type LocalityRecord } from "./demo-city.ts";
import { loadSamplePolicies } from "./load-sample-policies.ts";
import { multiplySupply } from "./multiply-supply.ts";
import { seedDemoCoupons } from "./seed-demo-coupons.ts";
import { seedDemoDeals } from "./seed-demo-deals.ts";
import { shareProperties } from "./share-properties.ts";

export interface DemoSupplyOptions {
  /** How many properties; 1800 when absent. */
  readonly properties?: number;
  /** First day of rates and exceptions, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** First property id of the demo; ids ascend without gaps. */
export const firstDemoPropertyId = 10_001;

/**
 * Fills an empty database with places and properties: the same options always give the same supply.
 * What is invented is written in one transaction. @throws when properties exist already (unique keys).
 */
export async function seedDemoSupply(
  db: Db,
  options: DemoSupplyOptions,
): Promise<{ readonly properties: number }> {
  const total = options.properties ?? 1800;
  const known = await loadCities();
  const policies = await loadSamplePolicies();
  const originals = total > mostInvented ? inventedOfMany : total;
  const shares = shareProperties(known, originals);
  await db.transaction().execute(async (trx) => {
    await insertWholeRows(trx, "country_region", buildRegions(known));
    await insertWholeRows(trx, "city", buildCities(known));
    await insertWholeRows(trx, "place", buildPlaces(known));
    await insertWholeRows(trx, "cms_document", buildDocuments(known, options.today, policies));
    const taken = new Set<string>();
    let batch: PropertyRows[] = [];
    let done = 0;
    for (const [index, city] of known.entries()) {
      for (let count = 0; count < (shares[index] ?? 0); count += 1) {
        batch.push(buildProperty(firstDemoPropertyId + done, city, options.today, taken));
        done += 1;
      }
      if (batch.length < batchSize && index < known.length - 1) continue;
      await insertProperties(trx, batch);
      await refreshSearch(
        trx,
        batch.map(({ property }) => Number(property.property_id)),
      );
      batch = [];
      options.onProgress?.({ done, total });
    }
    await markSearchFilled(trx, Date.parse(options.today));
  });
  await seedDemoCoupons(db, options.today);
  await seedDemoDeals(db, options.today);
  if (originals < total)
    await multiplySupply(db, {
      first: firstDemoPropertyId,
      originals,
      total,
      today: options.today,
      onProgress: options.onProgress,
    });
  return { properties: total };
}

async function insertProperties(db: Db, rows: readonly PropertyRows[]): Promise<void> {
  await insertWholeRows(
    db,
    "property",
    rows.map(({ property }) => property),
  );
  await insertWholeRows(
    db,
    "room_category",
    rows.flatMap(({ rooms }) => rooms),
  );
  await insertWholeRows(
    db,
    "property_image",
    rows.flatMap(({ pictures }) => pictures),
  );
  await insertWholeRows(
    db,
    "guest_image",
    rows.flatMap(({ guestImages }) => guestImages),
  );
  await insertWholeRows(
    db,
    "rate_rule",
    rows.flatMap(({ rates }) => rates),
  );
  await insertWholeRows(
    db,
    "review",
    rows.flatMap(({ reviews }) => reviews),
  );
  const nights = rows.flatMap((row) => row.nights);
  const none = {
    overbook: 0,
    sold: 0,
    held: 0,
    single_price: null,
    double_price: null,
    extra_price: null,
    closed: false,
    min_stay: null,
  };
  await insertWholeRows(
    db,
    "room_night",
    nights.map((night) => ({ ...none, ...night })),
  );
}

const batchSize = 400;
/** Beyond so many, properties are copies of the first `inventedOfMany` (`multiplySupply`). */
const mostInvented = 20_000;
const inventedOfMany = 2_500;

async function loadCities(): Promise<readonly DemoCity[]> {
  const [cities, routes] = await Promise.all(["cities.json", "routes.json"].map(readConfig));
  const { localities } = routes as { localities: Record<string, LocalityRecord & { citySlug: string }> };
  return demoCities(cities as CityRecord[], localities);
}

async function readConfig(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`../../config/${file}`, import.meta.url), "utf8"));
}
