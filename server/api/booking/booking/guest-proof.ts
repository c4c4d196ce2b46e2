import type { UnprovenBounds } from "../../../inventory/unproven-demand.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

/** Whether more is known of a guest than an address anybody can have: signed in, or a booking opened by the link of a mail, within a day. */
export async function hasProof({
  db,
  clock,
  session,
}: Pick<OperationContext, "db" | "clock" | "session">): Promise<boolean> {
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

/** How much of a room category the guests without proof may take together, by the site's limits. */
export function unprovenBounds({
  site,
  limitScale = 1,
}: Pick<OperationContext, "site" | "limitScale">): UnprovenBounds {
  const { bookingMinutes, unprovenShare, unprovenRooms, unprovenNightsPerRoom, unprovenNights } =
    site.limits.protection;
  return {
    windowMs: bookingMinutes * 60_000,
    roomsShare: unprovenShare,
    rooms: unprovenRooms * limitScale,
    nightsPerRoom: unprovenNightsPerRoom,
    nights: unprovenNights * limitScale,
  };
}
