import type { Selectable } from "kysely";
import type { SessionTable } from "../../db/platform-tables.ts";
import type { Db } from "../../db/pool.ts";
import type { Clock } from "../clock.ts";
import { sha256 } from "../hash.ts";
import type { Ids } from "../ids.ts";
import type { RandomBytes } from "../random.ts";
import type { Session } from "./session.ts";

export interface SessionStore {
  /** The living session of a cookie's token, or null. */
  readonly find: (token: string) => Promise<Session | null>;
  /** Starts an anonymous session; the token goes into the cookie and nowhere else. */
  readonly start: () => Promise<{ readonly token: string; readonly session: Session }>;
}

/** Sessions in the database. Tokens are 256 random bits, kept as a hash (ASVS 7.2). */
export function createSessionStore(deps: {
  db: Db;
  clock: Clock;
  ids: Ids;
  random: RandomBytes;
}): SessionStore {
  const { db, clock, ids, random } = deps;
  return {
    async find(token) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
      const row = await db
        .selectFrom("session")
        .selectAll()
        .where("token_hash", "=", sha256(token))
        .executeTakeFirst();
      return row && !row.revoked_at && row.expires_at.getTime() > clock() ? toSession(row, token) : null;
    },
    async start() {
      const token = Buffer.from(random(32)).toString("base64url");
      const now = clock();
      const row = await db
        .insertInto("session")
        .values({
          session_id: ids.session(),
          token_hash: sha256(token),
          created_at: new Date(now),
          expires_at: new Date(now + SESSION_MS),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { token, session: toSession(row, token) };
    },
  };
}

function toSession(row: Selectable<SessionTable>, token: string): Session {
  return {
    id: row.session_id,
    userId: row.user_id,
    mode: row.mode,
    // The token is the only secret: what follows from it can be checked without keeping anything more.
    csrfToken: sha256(`csrf:${token}`),
    expiresAt: row.expires_at,
  };
}

/** Anonymous sessions last 30 days: a guest comes back to a booking made without an account. */
const SESSION_MS = 30 * 24 * 60 * 60_000;
