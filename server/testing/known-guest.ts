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

/** The session of a guest whose membership of a brand holds for a day; each time that of another guest. */
export async function openMemberSession(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  brandId: string,
): Promise<OpenedSession> {
  const ids = createIds(systemRandom);
  const userId = `u-${ids.booking()}`;
  const now = clock();
  await db
    .insertInto("membership")
    .values({
      user_id: userId,
      membership_id: ids.booking(),
      brand_id: brandId,
      plan_id: "yearly",
      state: "active",
      start_date: "2026-01-01",
      end_date: "2028-12-31",
      ends_at: new Date(now + 24 * 60 * 60_000),
      price: 0,
      currency_code: "EUR",
      terms_release: "",
      created_at: new Date(now),
    })
    .execute();
  return openKnownSession({ db, clock }, { userId });
}
