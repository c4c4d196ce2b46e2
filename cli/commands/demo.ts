import { relative } from "node:path";
import { firstPropertyId, seedDemoSupply, startDatabase } from "#server";
import { databasePlace } from "../database-place.ts";

interface DemoOptions {
  readonly root: string;
  readonly properties: number;
  /** Folder of the embedded database, as `databasePlace` takes it. */
  readonly data?: string;
  readonly json: boolean;
}

/** `staywright demo --properties N`: fills an empty database with a supply of any size, for measuring. */
export async function demo({ root, properties, data, json }: DemoOptions): Promise<number> {
  const started = performance.now();
  const place = databasePlace(root, data);
  const folder = place.url ? undefined : relative(root, place.dataFolder) || ".";
  const database = await startDatabase(place);
  try {
    if ((await firstPropertyId(database.db)) !== undefined)
      throw new Error(
        folder === undefined
          ? "The database at DATABASE_URL holds a supply already: name an empty one."
          : `${folder} holds a supply already: name an empty folder with --data.`,
      );
    await seedDemoSupply(database.db, {
      properties,
      today: new Date().toISOString().slice(0, 10),
      onProgress: ({ done, total }) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} properties`);
      },
    });
  } finally {
    await database.stop();
  }
  const seconds = (performance.now() - started) / 1000;
  const serve = folder === undefined ? "npm start" : `DATA_FOLDER=${folder} npm start`;
  if (json) console.log(JSON.stringify({ properties, data: folder ?? null, seconds }));
  else console.log(`\n${properties} properties in ${seconds.toFixed(1)} s. Serve them: ${serve}`);
  return 0;
}
