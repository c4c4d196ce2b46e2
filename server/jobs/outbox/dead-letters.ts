import type { Db } from "../../db/pool.ts";
import { everyShard } from "../../db/shards/every-shard.ts";

/** A row of the outbox without what it says, which is personal. */
export interface OutboxRow {
  readonly property_id: number;
  readonly outbox_id: string;
  readonly kind: string;
  readonly state: "pending" | "sent" | "failed";
  readonly attempts: number;
  readonly available_at: Date;
  readonly created_at: Date;
  /** Kind and code of the last failure. */
  readonly last_error: string | null;
}

export interface OutboxFilter {
  readonly kind?: string | undefined;
  /** Ids of rows; all when absent. */
  readonly ids?: readonly string[] | undefined;
}

/** Rows in a state, oldest first. */
export async function listOutbox(
  db: Db,
  { kind, state, most }: OutboxFilter & { readonly state: OutboxRow["state"]; readonly most: number },
): Promise<readonly OutboxRow[]> {
  let rows = db
    .selectFrom("outbox")
    .select([
      "property_id",
      "outbox_id",
      "kind",
      "state",
      "attempts",
      "available_at",
      "created_at",
      "last_error",
    ])
    .where("state", "=", state)
    .orderBy("created_at")
    .limit(most);
  if (kind) rows = rows.where("kind", "=", kind);
  rows = rows.modifyEnd(everyShard("an operator looks through all of it"));
  return rows.execute();
}

/** Has rows that were given up tried again, from the first try on; returns how many. */
export async function retryOutbox(db: Db, { kind, ids }: OutboxFilter, now: Date): Promise<number> {
  let update = db
    .updateTable("outbox")
    .set({ state: "pending", attempts: 0, available_at: now, last_error: null })
    .where("state", "=", "failed");
  if (kind) update = update.where("kind", "=", kind);
  if (ids) update = update.where("outbox_id", "in", [...ids]);
  update = update.modifyEnd(everyShard("an operator has all of it tried again"));
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
