import { type RawBuilder, sql } from "kysely";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { areaAround } from "./area.ts";
import { distanceSql, type Position, soldOn } from "./hotel-query.ts";
import { loadLocated } from "./load-located.ts";
import { type PricedHotel, priceHotels } from "./price-hotels.ts";
import type { ReadStay } from "./read-stay.ts";
import type { SelectedHotel } from "./select-hotels.ts";

export interface NeighbourRequest {
  readonly centre: Position;
  /** Head of a statement whose `sifted` holds the result that these are no part of. */
  readonly result: RawBuilder<unknown>;
  readonly asked: ReadStay;
}

/** The nearest free hotels around a point that are not in the result, as many as the site says (LIST-10). */
export async function alternateHotels(
  context: OperationContext,
  { centre, result, asked }: NeighbourRequest,
): Promise<readonly PricedHotel[]> {
  const count = context.site.limits.search.alternateBatch;
  const near = [areaAround(centre, farthestKm).within, ...soldOn(context.site)];
  const { rows } = await sql<SelectedHotel>`${result}
    SELECT s.property_id, s.revision, ${distanceSql(centre)} AS distance FROM search_property s
    WHERE ${sql.join(near, sql` AND `)}
      AND s.property_id NOT IN (SELECT h.property_id FROM sifted h WHERE h.misses IS NULL)
    ORDER BY distance, s.property_id LIMIT ${count * 8} ${everyShard("a place has properties anywhere")}`.execute(
    context.db,
  );
  const priced = await priceHotels(context, await loadLocated(context, rows), asked);
  return priced.filter(({ available }) => available).slice(0, count);
}

const farthestKm = 200;
