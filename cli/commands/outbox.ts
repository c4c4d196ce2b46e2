import colours from "picocolors";
import { listOutbox, type OutboxRow, retryOutbox, startDatabase } from "#server";
import { databasePlace } from "../database-place.ts";

interface OutboxOptions {
  readonly root: string;
  readonly json: boolean;
  /** Folder of the embedded database, as `databasePlace` takes it. */
  readonly data?: string;
  readonly kind?: string;
}

/**
 * `staywright outbox list`: what was given up, or waits, oldest first. Returns 1 where something was given
 * up.
 */
export function listOutboxRows({
  state = "failed",
  ...options
}: OutboxOptions & { readonly state?: OutboxRow["state"] }): Promise<number> {
  return withDatabase(options, async ({ db }) => {
    const rows = await listOutbox(db, { kind: options.kind, state, most: MOST_LISTED });
    if (options.json) console.log(JSON.stringify(rows, null, 2));
    else if (rows.length === 0) console.log(`Nothing is ${state}.`);
    else for (const row of rows) console.log(lineOf(row));
    if (!options.json && state === "failed" && rows.length > 0)
      console.log(colours.dim("staywright outbox retry <id> | --all"));
    return state === "failed" && rows.length > 0 ? 1 : 0;
  });
}

/**
 * `staywright outbox retry <id> | --all`: a running server takes them up within seconds. Returns 1 where
 * there was nothing to try again.
 */
export function retryOutboxRows({
  id,
  all = false,
  ...options
}: OutboxOptions & { readonly id?: string; readonly all?: boolean }): Promise<number> {
  if ((id === undefined) === !all) throw new Error("outbox retry takes the id of a message, or --all.");
  return withDatabase(options, async ({ db }) => {
    const filter = { kind: options.kind, ids: id === undefined ? undefined : [id] };
    const retried = await retryOutbox(db, filter, new Date());
    if (options.json) console.log(JSON.stringify({ retried }));
    else console.log(retried === 1 ? "1 message is tried again." : `${retried} messages are tried again.`);
    return retried > 0 ? 0 : 1;
  });
}

async function withDatabase(
  { root, data }: OutboxOptions,
  work: (database: Awaited<ReturnType<typeof startDatabase>>) => Promise<number>,
): Promise<number> {
  const database = await startDatabase({ ...databasePlace(root, data), maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

function lineOf({ outbox_id, kind, attempts, created_at, last_error }: OutboxRow): string {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  const at = created_at.toISOString().slice(0, 16).replace("T", " ");
  return [outbox_id, kind.padEnd(10), at, tries, last_error ?? ""].join("  ").trimEnd();
}

const MOST_LISTED = 500;
