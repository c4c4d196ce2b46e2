import type { Selectable } from "kysely";
import type { Db } from "../db/pool.ts";
import type { MysteryDealTable } from "../db/property-tables.ts";
import { everyShard } from "../db/shards/every-shard.ts";

export type MysteryDeal = Selectable<MysteryDealTable>;

/** A moment, milliseconds since 1970, and the stay that is asked for. */
export interface DealTime {
  readonly now: number;
  readonly stay: { readonly checkin: string; readonly checkout: string };
}

/** Deals of a city that can be booked now for a stay; at most `MOST`, always in the same order. */
export async function dealsOfCity(db: Db, cityId: number, time: DealTime): Promise<readonly MysteryDeal[]> {
  return liveDeals(db, time)
    .innerJoin("property", "property.property_id", "mystery_deal.property_id")
    .where("property.city_id", "=", cityId)
    .where("property.status", "=", "active")
    .orderBy("mystery_deal.property_id")
    .orderBy("deal_id")
    .limit(MOST)
    .modifyEnd(everyShard("a city has properties anywhere"))
    .execute();
}

/** One deal, where it can be booked now for a stay; undefined once it is over or withdrawn. */
export async function findDeal(
  db: Db,
  key: Pick<MysteryDeal, "property_id" | "deal_id">,
  time: DealTime,
): Promise<MysteryDeal | undefined> {
  return liveDeals(db, time)
    .where("mystery_deal.property_id", "=", key.property_id)
    .where("deal_id", "=", key.deal_id)
    .executeTakeFirst();
}

function liveDeals(db: Db, { now, stay }: DealTime) {
  return db
    .selectFrom("mystery_deal")
    .selectAll("mystery_deal")
    .where("book_from", "<=", new Date(now))
    .where("book_until", ">", new Date(now))
    .where((eb) => eb.or([eb("stay_from", "is", null), eb("stay_from", "<=", stay.checkin)]))
    .where((eb) => eb.or([eb("stay_until", "is", null), eb("stay_until", ">=", stay.checkout)]));
}

const MOST = 60;
