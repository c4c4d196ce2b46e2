import type { Db } from "../../db/pool.ts";
import type { SessionMembership } from "./session.ts";

/**
 * Memberships that hold now, by their guest: what makes a session that of a member. Null where they cannot be
 * read in a second: guests go on, and are told that it is not known whether they are members (PRICE-03).
 */
export async function membershipsOf(
  db: Db,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, SessionMembership> | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  const read = readMemberships(db, userIds, now).catch(() => null);
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

async function readMemberships(
  db: Db,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, SessionMembership>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("membership")
    .select(["user_id", "brand_id", "plan_id", "ends_at"])
    .where("user_id", "in", userIds)
    .where("state", "in", ["active", "cancelled"])
    .where("ends_at", ">", new Date(now))
    .execute();
  return new Map(
    rows.map(({ user_id, brand_id: brandId, plan_id: planId, ends_at: endsAt }) => [
      user_id,
      { brandId, planId, endsAt },
    ]),
  );
}

const WAIT_MS = 1000;
