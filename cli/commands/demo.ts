import { resolve } from "node:path";
import { seedDemoSupply, startDatabase } from "#server";

interface DemoOptions {
  readonly root: string;
  readonly properties: number;
  /** Folder of the embedded database, relative to the project. */
  readonly data: string;
  readonly json: boolean;
}

/** `staywright demo --properties N`: fills an empty database with a supply of any size, for measuring. */
export async function demo({ root, properties, data, json }: DemoOptions): Promise<number> {
  const started = performance.now();
  const database = await startDatabase({
    url: process.env.DATABASE_URL || undefined,
    dataFolder: resolve(root, data),
  });
  try {
    const known = await database.db.selectFrom("property").select("property_id").limit(1).executeTakeFirst();
    if (known) throw new Error(`${data} holds a supply already: name an empty folder with --data.`);
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
  if (json) console.log(JSON.stringify({ properties, data, seconds }));
  else
    console.log(
      `\n${properties} properties in ${seconds.toFixed(1)} s. Serve them: DATA_FOLDER=${data} npm start`,
    );
  return 0;
}
