import type { Db } from "../db/pool.ts";
import { systemClock } from "../platform/clock.ts";
import { seedDemoCoupons } from "./seed-demo-coupons.ts";
import { firstDemoPropertyId, seedDemoSupply } from "./seed-demo-supply.ts";

/** Fills an empty database with so many demo properties; 0 for none. */
export async function ensureSupply(
  db: Db,
  properties: number,
  onProgress: (step: string, done?: number) => void,
): Promise<void> {
  if (properties === 0) return;
  const today = new Date(systemClock()).toISOString().slice(0, 10);
  const first = await db
    .selectFrom("property")
    .select("property_id")
    .orderBy("property_id")
    .limit(1)
    .executeTakeFirst();
  // A demo that was filled before there were coupons gets them too.
  if (first?.property_id === firstDemoPropertyId) await seedDemoCoupons(db, today);
  if (first) return;
  onProgress("Filling the database", 0);
  await seedDemoSupply(db, {
    properties,
    today,
    onProgress: ({ done, total }) => onProgress("Filling the database", done / total),
  });
}
