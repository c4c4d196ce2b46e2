import { relative, resolve } from "node:path";
import colours from "picocolors";
import { brokenInvariants, RestoreRefused, restoreBackup, startDatabase, writeBackup } from "#server";
import { databasePlace } from "../database-place.ts";
import { createProgress } from "../output/progress.ts";

interface BackupOptions {
  readonly root: string;
  readonly json: boolean;
  /** File to write or read; relative to where the command is run. */
  readonly file: string;
  /** Folder of the embedded database, as `databasePlace` takes it. */
  readonly data?: string;
}

interface RestoreOptions extends BackupOptions {
  /** Give up what the database holds. */
  readonly replace?: boolean;
}

/**
 * `staywright backup <file>`: every row as of one moment, while guests book on. Joins the embedded database
 * of a running server.
 */
export async function backup({ root, json, file, data }: BackupOptions): Promise<number> {
  const progress = createProgress();
  progress.say("Copying the database …");
  const database = await startDatabase({ ...databasePlace(root, data), maxConnections: 1 });
  try {
    const { rows, bytes } = await writeBackup(database.db, resolve(file), new Date());
    progress.end();
    const { booking = 0, property = 0 } = rows;
    if (json) console.log(JSON.stringify({ file: resolve(file), bytes, rows }));
    else
      console.log(
        `${relative(process.cwd(), resolve(file))}: ${booking} bookings, ${property} properties, ${megabytes(bytes)} MB. It holds personal data: keep it as safe as the database.`,
      );
    return 0;
  } finally {
    progress.end();
    await database.stop();
  }
}

/**
 * `staywright restore <file>`: brings a backup into an empty database, or with `--replace` over what it
 * holds, and checks that no rule of booking is broken. Returns 1 when one is.
 */
export async function restore({ root, json, file, data, replace = false }: RestoreOptions): Promise<number> {
  const progress = createProgress();
  progress.say("Restoring the database …");
  const database = await startDatabase({ ...databasePlace(root, data), maxConnections: 1 });
  try {
    const { madeAt, rows } = await restoreBackup(database.db, resolve(file), { replace });
    progress.say("Checking the bookings …");
    const broken = await brokenInvariants(database.db);
    progress.end();
    const { booking = 0, property = 0 } = rows;
    if (json) console.log(JSON.stringify({ file: resolve(file), madeAt, rows, broken }));
    else {
      console.log(`${booking} bookings and ${property} properties as of ${madeAt}.`);
      for (const rule of broken) console.log(`${colours.red("broken")}  ${rule}`);
    }
    return broken.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof RestoreRefused)) throw error;
    progress.end();
    console.error(error.message);
    return 2;
  } finally {
    progress.end();
    await database.stop();
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
