import type { Db } from "../../db/pool.ts";
import type { Clock } from "../clock.ts";
import type { Session } from "./session.ts";

/**
 * Whether more is known of a guest than an address anybody can have: signed in, or a secret shown that was
 * sent to them, within a day.
 */
export async function hasProof({
  db,
  clock,
  session,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly session: Session | null;
}): Promise<boolean> {
  if (!session) return false;
  if (session.userId !== null) return true;
  const grant = await db
    .selectFrom("session_grant")
    .select("booking_id")
    .where("session_id", "=", session.id)
    .where("access", "=", "token")
    .where("expires_at", ">", new Date(clock()))
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}
