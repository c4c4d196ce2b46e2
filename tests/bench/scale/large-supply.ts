import { join } from "node:path";
import type { Site } from "#renderer";
import type { Host } from "../../../server/host.ts";
import { firstPropertyId, seedDemoSupply, startDatabase } from "../../../server/index.ts";
import type { RunningProduct } from "../memory.ts";
import { type BenchRow, wallMs } from "../table.ts";
import { benchScale } from "./scale-rows.ts";

export const SCALE_TITLE = "A large supply";
export const SCALE_PROPERTIES: number = Number(process.env.SCALE_PROPERTIES ?? 1_000_000);

export interface LargeSupplyOptions {
  readonly root: string;
  readonly site: Site;
  /** Backend and pages in this process, over the embedded database of a folder. */
  readonly openHost: (dataFolder: string) => Promise<Host>;
  /** Starts the product over the database of a host. */
  readonly start: (host: Host) => Promise<RunningProduct>;
  readonly say: (step: string) => void;
}

/** A large supply in a folder of its own, made where it is not there yet. */
export async function benchLargeSupply({
  root,
  site,
  openHost,
  start,
  say,
}: LargeSupplyOptions): Promise<BenchRow[]> {
  const folder = join(root, `.data/bench-scale-${SCALE_PROPERTIES}`);
  const filledInSeconds = await fillSupply(folder, say);
  say("Searches of a large supply");
  const host = await openHost(folder);
  try {
    return await benchScale({
      host,
      site,
      properties: SCALE_PROPERTIES,
      filledInSeconds,
      start: () => start(host),
    });
  } finally {
    await host.stop();
  }
}

/** Seconds it took to fill the folder's database; null where it holds a supply. */
async function fillSupply(dataFolder: string, say: (step: string) => void): Promise<number | null> {
  const database = await startDatabase({ dataFolder });
  try {
    if ((await firstPropertyId(database.db)) !== undefined) return null;
    const ms = await wallMs(() =>
      seedDemoSupply(database.db, {
        properties: SCALE_PROPERTIES,
        today: new Date().toISOString().slice(0, 10),
        onProgress: ({ done, total }) => say(`${Math.round((done / total) * 100)} % of the supply`),
      }),
    );
    return ms / 1000;
  } finally {
    await database.stop();
  }
}
