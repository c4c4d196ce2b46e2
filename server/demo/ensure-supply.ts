import type { Db } from "../db/pool.ts";
import { systemClock } from "../platform/clock.ts";
import { firstPropertyId } from "./first-property.ts";
import { seedDemoCoupons } from "./seed-demo-coupons.ts";
import { seedDemoDeals } from "./seed-demo-deals.ts";
import { firstDemoPropertyId, seedDemoSupply } from "./seed-demo-supply.ts";

/** Fills an empty database with so many demo properties; 0 for none. */
export async function ensureSupply(
  db: Db,
  properties: number,
  onProgress: (step: string, done?: number) => void,
): Promise<void> {
  if (properties === 0) return;
  const today = new Date(systemClock()).toISOString().slice(0, 10);
  const first = await firstPropertyId(db);
  // A demo that was filled before there were coupons, or deals, gets them too.
  if (first === firstDemoPropertyId) {
    await seedDemoCoupons(db, today);
    await seedDemoDeals(db, today);
  }
  if (first !== undefined) return;
  onProgress("Filling the database", 0);
  await seedDemoSupply(db, {
    properties,
    today,
    onProgress: ({ done, total }) => onProgress("Filling the database", done / total),
  });
}
