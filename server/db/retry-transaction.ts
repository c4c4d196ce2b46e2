import type { Transaction } from "kysely";
import type { Db } from "./pool.ts";
import type { Database } from "./schema.ts";

/**
 * Runs `work` in a READ COMMITTED transaction and again, after a short random wait, when the database broke a
 * deadlock or a serialisation conflict. No network call may happen inside.
 */
export async function retryTransaction<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
  attempts = 5,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel("read committed").execute(work);
    } catch (error) {
      if (attempt >= attempts || !RETRIABLE.has((error as { code?: string }).code ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/** Serialisation failure and deadlock: nothing of the transaction happened. */
const RETRIABLE: ReadonlySet<string> = new Set(["40001", "40P01"]);
