import type { Transaction } from "kysely";
import type { Db } from "../../db/pool.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../api-error.ts";
import type { Clock } from "../clock.ts";
import { sha256 } from "../hash.ts";
import type { Ids } from "../ids.ts";

/** One change asked for under a key. */
export interface OnceRequest {
  /** Who and what, such as `createBooking:<session id>`; keys of different scopes never meet. */
  readonly scope: string;
  readonly key: string;
  /** Everything the caller sent; the same key with anything else is refused. */
  readonly request: unknown;
}

/**
 * Keeps the answer inside the transaction that has the effect: both are there or neither. @throws when the
 * lock was lost.
 */
export type KeepAnswer = (trx: Transaction<Database>, answer: unknown) => Promise<void>;

export interface OnceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Runs `work` once per scope and key (BOOK-06). A repeat gets the kept answer, byte for byte; the same key
 * with another body is refused with 422, while the first is still running with 409. `work` must call `keep`
 * in the transaction of its effect. When it throws instead, the key is free again: nothing happened, so
 * nothing needs remembering.
 * @throws ApiError `duplicate_request`, `validation_failed`.
 */
export async function runOnce<Answer>(
  deps: OnceDeps,
  request: OnceRequest,
  work: (keep: KeepAnswer) => Promise<Answer>,
): Promise<Answer> {
  const hash = sha256(stable(request.request));
  const begun = await begin(deps, request, hash);
  if ("answer" in begun) return JSON.parse(begun.answer) as Answer;
  const { token } = begun;
  try {
    return await work((trx, answer) => keepAnswer(deps, trx, request, token, answer));
  } catch (error) {
    // A key that cannot be freed now is free when its lock runs out.
    await free(deps, request, token).catch(() => undefined);
    throw error;
  }
}

type Begun = { readonly token: string } | { readonly answer: string };

async function begin(
  { db, clock, ids }: OnceDeps,
  { scope, key }: OnceRequest,
  hash: string,
): Promise<Begun> {
  const token = ids.lock();
  const now = clock();
  const lock = { lock_token: token, locked_until: new Date(now + LOCK_MS) };
  const inserted = await db
    .insertInto("idempotency")
    .values({
      scope,
      key,
      request_hash: hash,
      state: "in_progress",
      ...lock,
      created_at: new Date(now),
      expires_at: new Date(now + KEEP_MS),
    })
    .onConflict((conflict) => conflict.columns(["scope", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 1n) return { token };
  const row = await db
    .selectFrom("idempotency")
    .selectAll()
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row) throw new ApiError("duplicate_request", { details: { retry_after: 1 } });
  if (row.request_hash !== hash) {
    throw new ApiError("validation_failed", {
      fields: [
        { field: "idempotency_key", code: "reused", message: "This key was used for something else." },
      ],
    });
  }
  if (row.state === "done") return { answer: row.response ?? "" };
  // Whoever worked on it is gone when the lock has run out: exactly one other takes over.
  const taken = await db
    .updateTable("idempotency")
    .set(lock)
    .where("scope", "=", scope)
    .where("key", "=", key)
    .where("state", "=", "in_progress")
    .where("lock_token", "=", row.lock_token)
    .where("locked_until", "<=", new Date(now))
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 1n) return { token };
  // The first is answered in moments; its lock only says when it is given up for dead.
  const wait = Math.max(1, Math.ceil((row.locked_until.getTime() - now) / 1000));
  throw new ApiError("duplicate_request", { details: { retry_after: Math.min(USUAL_WAIT_S, wait) } });
}

async function keepAnswer(
  { clock }: OnceDeps,
  trx: Transaction<Database>,
  { scope, key }: OnceRequest,
  token: string,
  answer: unknown,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("idempotency")
    .set({
      state: "done",
      status_code: 200,
      response: JSON.stringify(answer),
      expires_at: new Date(clock() + KEEP_MS),
    })
    .where("scope", "=", scope)
    .where("key", "=", key)
    .where("state", "=", "in_progress")
    .where("lock_token", "=", token)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new ApiError("duplicate_request");
}

async function free({ db }: OnceDeps, { scope, key }: OnceRequest, token: string): Promise<void> {
  await db
    .deleteFrom("idempotency")
    .where("scope", "=", scope)
    .where("key", "=", key)
    .where("state", "=", "in_progress")
    .where("lock_token", "=", token)
    .execute();
}

/** JSON with sorted keys: the same request whatever the order its fields were sent in. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${stable(item)}`)
    .join(",")}}`;
}

const LOCK_MS = 60_000;
const USUAL_WAIT_S = 2;
const KEEP_MS = 72 * 60 * 60_000;
