import { resolve } from "node:path";
import { databaseAddress } from "#server";

/** Where the database of a project is, as `startDatabase` and `databaseStatus` take it. */
export interface DatabasePlace {
  /** A PostgreSQL that runs already; undefined for the embedded one. */
  readonly url: string | undefined;
  /** Absolute path of the folder for generated data; the embedded database lives in `pg` below it. */
  readonly dataFolder: string;
}

/**
 * Where commands look for the database: at `DATABASE_URL`, else in the folder of `--data`, else in
 * `DATA_FOLDER`, else in `.data`. Relative folders are the project's; an empty variable or option counts as
 * absent.
 * @throws an error that names `DATABASE_URL` when that is no address of a database
 */
export function databasePlace(
  root: string,
  data?: string,
  { DATABASE_URL, DATA_FOLDER }: NodeJS.ProcessEnv = process.env,
): DatabasePlace {
  return {
    url: DATABASE_URL ? databaseAddress(DATABASE_URL) : undefined,
    dataFolder: resolve(root, data || DATA_FOLDER || ".data"),
  };
}
