import type { Db } from "../db/pool.ts";
import type { Clock } from "../platform/clock.ts";
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import type { SessionClaims } from "../platform/session/session.ts";
import { createSessionStore, type OpenedSession } from "../platform/session/sessions.ts";

/**
 * The session of a guest who has proven who they are, made in the database: the secret goes into the cookie
 * `sid` (`__Host-sid` behind https). No call of the server can make one.
 */
export function openKnownSession(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  claims: Partial<SessionClaims> = {},
): Promise<OpenedSession> {
  const store = createSessionStore({ db, clock, ids: createIds(systemRandom), random: systemRandom });
  return store.start({ userId: "u1", audience: "signed_in", ...claims });
}
