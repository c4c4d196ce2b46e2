import { todayIn } from "#domain/dates";
import type { OpenStay } from "#schemas/generated/api/security.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { loadPropertySummaries } from "../../../supply/property-summary.ts";

/** Stays of a guest that are still to come, or go on, by nearness. */
export async function openStays(
  userId: string,
  { db, clock, site }: Pick<OperationContext, "db" | "clock" | "site">,
): Promise<readonly OpenStay[]> {
  const rows = await db
    .selectFrom("booking")
    .select(["booking_id", "property_id", "checkin", "checkout"])
    .where("user_id", "=", userId)
    .where("brand_id", "=", site.brand.id)
    .where("state", "in", ["confirmed", "requested"])
    .where("checkout", ">=", todayIn(site.country.timeZone, clock()))
    .orderBy("checkin")
    .limit(MOST)
    .modifyEnd(everyShard("a guest books properties anywhere"))
    .execute();
  const summaries = await loadPropertySummaries(
    db,
    rows.map(({ property_id }) => property_id),
  );
  return rows.map(({ property_id, ...stay }) => ({
    ...stay,
    hotel_name: summaries.get(property_id)?.property.name ?? "",
  }));
}

/** A page lists no more. */
const MOST = 20;
