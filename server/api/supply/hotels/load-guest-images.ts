import type { Selectable } from "kysely";
import type { Db } from "../../../db/pool.ts";
import type { GuestImageTable } from "../../../db/property-tables.ts";

/**
 * Pictures that guests took of a property, newest first, those of an unknown day last; `most` of them
 * (HOTEL-14).
 */
export function loadGuestImages(
  db: Db,
  propertyId: number,
  most: number,
): Promise<readonly Selectable<GuestImageTable>[]> {
  return db
    .selectFrom("guest_image")
    .selectAll()
    .where("property_id", "=", propertyId)
    .orderBy("taken_on", (order) => order.desc().nullsLast())
    .orderBy("name")
    .limit(most)
    .execute();
}
