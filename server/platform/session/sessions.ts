import type { Selectable } from "kysely";
import type { SessionTable } from "../../db/platform-tables.ts";
import type { Db } from "../../db/pool.ts";
import { batchLookups } from "../batch-lookups.ts";
import type { Clock } from "../clock.ts";
import { sha256 } from "../hash.ts";
import type { Ids } from "../ids.ts";
import type { RandomBytes } from "../random.ts";
import type { Session, SessionChange, SessionClaims, SessionMembership } from "./session.ts";
import { membershipsOf } from "./session-memberships.ts";

/** A session and the secret that goes into its cookie and nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly session: Session;
}

export interface SessionStore {
  /** The living session of a cookie's token, or null. */
  readonly find: (token: string) => Promise<Session | null>;
  /** Starts a session: an anonymous one, or that of a guest who has just proven who they are. */
  readonly start: (claims?: SessionClaims | null, device?: string) => Promise<OpenedSession>;
  /**
   * Ends a secret and gives another one (ASVS 7.2.4). The session stays the same where a stranger becomes a
   * guest, or a guest gets another role: what they looked at and booked stays theirs. It ends where a guest
   * leaves or another one comes. Of two at once, one session goes on. With `same` a stranger's session, or a
   * guest's, goes on as it is, under the new secret; with `proven` that of a guest who has just shown again
   * who they are.
   */
  readonly rotate: (token: string, claims: SessionChange, device?: string) => Promise<OpenedSession>;
}

/**
 * Whether a secret can be that of a guest who is known: a stranger's never is, since each new claim comes
 * with a new secret. It proves nothing, and spares strangers a look into the database.
 */
export function mayBeKnown(token: string | null): boolean {
  return token?.startsWith(KNOWN) ?? false;
}

/** Sessions in the database. Tokens are 256 random bits, kept as a hash (ASVS 7.2). */
export function createSessionStore(deps: {
  db: Db;
  clock: Clock;
  ids: Ids;
  random: RandomBytes;
}): SessionStore {
  const { db, clock, ids, random } = deps;

  const secretFor = (claims: SessionClaims | null) =>
    (claims ? KNOWN : "") + Buffer.from(random(32)).toString("base64url");

  const valuesOf = (token: string, claims: SessionClaims | null, device: string) => ({
    token_hash: sha256(token),
    user_id: claims?.userId ?? null,
    user_name: claims?.name ?? null,
    audience: claims?.audience ?? ("anonymous" as const),
    authenticated_at: claims ? new Date(clock()) : null,
    proven_at: claims ? new Date(clock()) : null,
    login_mode: claims?.mode ?? null,
    device: claims ? device : "",
    country: claims?.country ?? null,
    expires_at: new Date(clock() + SESSION_MS),
  });

  async function start(claims: SessionClaims | null = null, device = ""): Promise<OpenedSession> {
    const token = secretFor(claims);
    const row = await db
      .insertInto("session")
      .values({
        session_id: ids.session(),
        created_at: new Date(clock()),
        ...valuesOf(token, claims, device),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { token, session: await sessionOf(row, token) };
  }

  /** A session as it is now: a guest is a member while a membership of theirs holds, and no longer. */
  async function sessionOf(row: SessionRow, token: string): Promise<Session> {
    const ids = row.user_id === null ? [] : [row.user_id];
    return toSession(row, token, await membershipsOf(db, ids, clock()));
  }

  // Each page of a guest who is known asks for one of these.
  const rowOf = batchLookups(async (hashes: readonly string[]) => {
    const rows = await db.selectFrom("session").selectAll().where("token_hash", "in", hashes).execute();
    const userIds = new Set(rows.flatMap(({ user_id }) => user_id ?? []));
    const memberships = await membershipsOf(db, [...userIds], clock());
    return new Map(rows.map((row) => [row.token_hash, { row, memberships }]));
  });

  return {
    async find(token) {
      if (!TOKEN.test(token)) return null;
      const { row, memberships = null } = (await rowOf(sha256(token))) ?? {};
      return row && !row.revoked_at && row.expires_at.getTime() > clock()
        ? toSession(row, token, memberships)
        : null;
    },
    start,
    async rotate(old, claims, device = "") {
      const now = new Date(clock());
      const living = db
        .updateTable("session")
        .where("token_hash", "=", sha256(old))
        .where("revoked_at", "is", null)
        .where("expires_at", ">", now);
      if (typeof claims === "string") {
        const token = (old.startsWith(KNOWN) ? KNOWN : "") + secretFor(null);
        const row = await living
          .set({ token_hash: sha256(token), ...(claims === "proven" ? { proven_at: now } : {}) })
          .returningAll()
          .executeTakeFirst();
        return row ? { token, session: await sessionOf(row, token) } : start();
      }
      if (claims) {
        const token = secretFor(claims);
        const row = await living
          .set(valuesOf(token, claims, device))
          .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", claims.userId)]))
          .returningAll()
          .executeTakeFirst();
        if (row) return { token, session: await sessionOf(row, token) };
      }
      await living.set({ revoked_at: now }).execute();
      return start(claims, device);
    },
  };
}

type SessionRow = Selectable<SessionTable>;

function toSession(
  row: SessionRow,
  token: string,
  memberships: ReadonlyMap<string, SessionMembership> | null,
): Session {
  const membership = memberships?.get(row.user_id ?? "") ?? null;
  const isUnread = memberships === null && row.audience === "signed_in";
  return {
    id: row.session_id,
    userId: row.user_id,
    name: row.user_name,
    audience: membership && row.audience === "signed_in" ? "member" : row.audience,
    membership,
    ...(isUnread && { membershipUnread: true }),
    authenticatedAt: row.authenticated_at,
    provenAt: row.proven_at,
    mode: row.login_mode as Session["mode"],
    // The token is the only secret: what follows from it can be checked without keeping anything more.
    csrfToken: sha256(`csrf:${token}`),
    expiresAt: row.expires_at,
  };
}

/** First letters of the secret of a guest who is known. */
const KNOWN = "k.";
const TOKEN = /^(?:k\.)?[A-Za-z0-9_-]{43}$/;

/** Sessions last 30 days: a guest comes back to a booking made without an account. */
const SESSION_MS = 30 * 24 * 60 * 60_000;
