import type { Selectable } from "kysely";
import type { Db } from "../../../db/pool.ts";
import type { ReviewTable } from "../../../db/property-tables.ts";

export interface LoadedReviews {
  /** In the order asked for. */
  readonly rows: readonly Selectable<ReviewTable>[];
  /** Reviews of the asked type in all. */
  readonly count: number;
}

/** Review types of the wire: 1 all, 2 google, 0 own (HOTEL-15). */
const sources: Readonly<Record<number, "own" | "google">> = { 0: "own", 2: "google" };

export interface ReviewsRequest {
  readonly propertyId: number;
  /** 1 when absent. */
  readonly type?: number;
  readonly offset?: number;
  /** 10 when absent. */
  readonly count?: number;
  /** By rating, the newest first among equals; by day alone when absent. */
  readonly sort?: "newest" | "highest" | "lowest";
}

/** Reads reviews of a property, of one type or all (HOTEL-15). */
export async function loadReviews(
  db: Db,
  { propertyId, type = 1, offset = 0, count = 10, sort = "newest" }: ReviewsRequest,
): Promise<LoadedReviews> {
  const source = sources[type];
  let query = db.selectFrom("review").where("property_id", "=", propertyId);
  if (source) query = query.where("source", "=", source);
  const ordered =
    sort === "newest"
      ? query.selectAll()
      : query.selectAll().orderBy("rating", sort === "highest" ? "desc" : "asc");
  const [rows, total] = await Promise.all([
    ordered.orderBy("written_on", "desc").orderBy("review_id").offset(offset).limit(count).execute(),
    query.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirst(),
  ]);
  return { rows, count: Number(total?.count ?? 0) };
}
