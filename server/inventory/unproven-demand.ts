import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { RoomClaim } from "./hold-rooms.ts";

/** What guests who have proved nothing may take of one room category in a while, all of them together. */
export interface UnprovenBounds {
  /** Length of the while, milliseconds. */
  readonly windowMs: number;
  /** Share of the category's rooms that may go on one night, and the rooms that may go in any case. */
  readonly roomsShare: number;
  readonly rooms: number;
  /**
   * Room nights that may go over all nights, for each room of the category, and those that may go in any
   * case.
   */
  readonly nightsPerRoom: number;
  readonly nights: number;
}

/**
 * Milliseconds until a claim fits under the bounds again; 0 when it fits now. Rooms count from their hold on,
 * booked or not, and no longer once they were given back. A first claim always fits, however large. Counted
 * before the rooms are locked: bookings of the very same moment may pass together, as many as there are
 * connections for them.
 */
export async function unprovenWait(
  db: Kysely<Database>,
  { propertyId, categoryId, nights, rooms }: RoomClaim,
  bounds: UnprovenBounds,
  now: number,
): Promise<number> {
  const { rows } = await sql<Taken>`
    WITH taken AS (
      SELECT n.night, n.rooms, h.created_at FROM hold h JOIN hold_night n USING (property_id, hold_id)
      WHERE h.property_id = ${propertyId} AND h.created_at > ${new Date(now - bounds.windowMs)}
        AND h.state IN ('active', 'consumed') AND NOT h.proven AND n.room_category_id = ${categoryId}
    )
    SELECT
      (SELECT capacity + overbook FROM room_category WHERE property_id = ${propertyId} AND room_category_id = ${categoryId}) AS capacity,
      (SELECT coalesce(sum(rooms), 0)::int FROM taken) AS all_nights,
      (SELECT coalesce(max(rooms), 0)::int FROM (
        SELECT sum(rooms) AS rooms FROM taken WHERE night = ANY (${nights}::date[]) GROUP BY night) AS by_night) AS one_night,
      (SELECT min(created_at) FROM taken) AS first_at`.execute(db);
  const [taken] = rows;
  if (!taken?.first_at) return 0;
  const { capacity, all_nights, one_night, first_at } = taken;
  const mostOfNight = Math.max(bounds.rooms, Math.ceil(capacity * bounds.roomsShare));
  const mostOfAll = Math.max(bounds.nights, capacity * bounds.nightsPerRoom);
  const fits =
    (one_night === 0 || one_night + rooms <= mostOfNight) && all_nights + rooms * nights.length <= mostOfAll;
  return fits ? 0 : Math.max(1000, first_at.getTime() + bounds.windowMs - now);
}

interface Taken {
  readonly capacity: number;
  readonly all_nights: number;
  readonly one_night: number;
  readonly first_at: Date | null;
}
