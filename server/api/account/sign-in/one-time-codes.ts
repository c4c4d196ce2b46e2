import type { Selectable, Transaction } from "kysely";
import type { OneTimeCodeTable } from "../../../db/account-tables.ts";
import type { Db } from "../../../db/pool.ts";
import type { Database } from "../../../db/schema.ts";
import { sameSecret, sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { LoginMode, Session } from "../../../platform/session/session.ts";
import type { Contact } from "../accounts.ts";

export type OneTimeCode = Selectable<OneTimeCodeTable>;

/** Whose code it is: a code of another browser, for another purpose or of another brand is none. */
export interface CodeOwner {
  readonly session: Pick<Session, "id">;
  /**
   * To sign in with, to show once more who sits there, to take another number or address as one's own, or to
   * book with.
   */
  readonly purpose: "sign_in" | "prove" | "change" | "book";
  readonly brandId: string;
}

export type Tried =
  | { readonly ok: true; readonly contact: Contact }
  /** `wrong`: the try is spent; `ended`: there is no code that could be right. */
  | { readonly ok: false; readonly reason: "wrong" | "ended" };

/** Keeps a new code, which burns the one before it. The code itself is nowhere but in the message. */
export async function keepCode(
  trx: Transaction<Database>,
  { session, purpose, brandId }: CodeOwner,
  {
    code,
    contact,
    now,
    minutes,
    tries,
  }: {
    readonly code: string;
    readonly contact: Contact;
    readonly now: number;
    readonly minutes: number;
    readonly tries: number;
  },
): Promise<void> {
  const row = {
    brand_id: brandId,
    kind: contact.kind,
    contact: contact.value,
    code_hash: hashOf(session, purpose, code),
    tries_left: tries,
    created_at: new Date(now),
    expires_at: new Date(now + minutes * MINUTE_MS),
    used_at: null,
    proven_by: null,
  };
  await trx
    .insertInto("one_time_code")
    .values({ session_id: session.id, purpose, ...row })
    .onConflict((conflict) => conflict.columns(["session_id", "purpose"]).doUpdateSet(row))
    .execute();
}

/** The code of a browser, whatever has become of it. */
export async function findCode(
  db: Db,
  { session, purpose, brandId }: CodeOwner,
): Promise<OneTimeCode | undefined> {
  return db
    .selectFrom("one_time_code")
    .selectAll()
    .where("session_id", "=", session.id)
    .where("purpose", "=", purpose)
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
}

/**
 * Tries a code. The try is spent before anything is compared (ASVS 6.6), so that many at once are no more
 * tries than one after the other; of two that are right at once one is. What was right proves the number for
 * a quarter of an hour, and is no code any more.
 */
export async function tryCode(
  { db, clock }: Pick<OperationContext, "db" | "clock">,
  owner: CodeOwner,
  code: string,
): Promise<Tried> {
  const { session, purpose, brandId } = owner;
  const now = clock();
  const living = () =>
    db
      .updateTable("one_time_code")
      .where("session_id", "=", session.id)
      .where("purpose", "=", purpose)
      .where("brand_id", "=", brandId)
      .where("used_at", "is", null)
      .where("expires_at", ">", new Date(now));
  const spent = await living()
    .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("tries_left", ">", 0)
    .returning("code_hash")
    .executeTakeFirst();
  if (!spent) return { ok: false, reason: "ended" };
  if (!sameSecret(spent.code_hash, hashOf(session, purpose, code))) return { ok: false, reason: "wrong" };
  const used = await living()
    .set({ used_at: new Date(now), expires_at: new Date(now + PROOF_MINUTES * MINUTE_MS) })
    .where("code_hash", "=", spent.code_hash)
    .returning(["kind", "contact"])
    .executeTakeFirst();
  return used ? { ok: true, contact: contactOf(used) } : { ok: false, reason: "ended" };
}

/** Where a code went. */
export function contactOf({ kind, contact }: Pick<OneTimeCode, "kind" | "contact">): Contact {
  return { kind, value: contact };
}

/** Keeps that a browser has proven a contact without a code, as a right code would; `mode` says how. */
export async function keepProof(
  { db, clock }: Pick<OperationContext, "db" | "clock">,
  { session, purpose, brandId }: CodeOwner,
  { kind, value }: Contact,
  mode: LoginMode | null = null,
): Promise<void> {
  const now = clock();
  const row = {
    brand_id: brandId,
    kind,
    contact: value,
    code_hash: "",
    tries_left: 0,
    created_at: new Date(now),
    expires_at: new Date(now + PROOF_MINUTES * MINUTE_MS),
    used_at: new Date(now),
    proven_by: mode,
  };
  await db
    .insertInto("one_time_code")
    .values({ session_id: session.id, purpose, ...row })
    .onConflict((conflict) => conflict.columns(["session_id", "purpose"]).doUpdateSet(row))
    .execute();
}

/** Whether a code, or what it has proven, still holds. */
export function holds(code: OneTimeCode | undefined, now: number): code is OneTimeCode {
  return code !== undefined && code.expires_at.getTime() > now;
}

/** Ends a code and what it has proven. */
export async function endCode(db: Db, { session, purpose }: CodeOwner): Promise<void> {
  await db
    .deleteFrom("one_time_code")
    .where("session_id", "=", session.id)
    .where("purpose", "=", purpose)
    .execute();
}

/** Bound to browser and purpose: a code that was sent for something else is not right here. */
function hashOf({ id }: Pick<Session, "id">, purpose: string, code: string): string {
  return sha256(`code:${purpose}:${id}:${code}`);
}

const MINUTE_MS = 60_000;
/** Minutes in which a new guest fills in the form after the code was right. */
const PROOF_MINUTES = 15;
