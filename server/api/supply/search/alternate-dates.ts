import { sql } from "kysely";
import { addDays } from "#domain/dates";
import { nightsOf, type Stay, type StayLimits } from "#domain/stay";
import type { AlternateDates } from "#schemas/generated/api/search.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type SearchArea, soldOn } from "./hotel-query.ts";
import { loadLocated } from "./load-located.ts";
import { loadSupplyOf, priceHotels } from "./price-hotels.ts";
import type { ReadStay } from "./read-stay.ts";
import type { SelectedHotel } from "./select-hotels.ts";

/** Days either way that are tried, nearest first, and longer stays from the same day. */
const shifts = [1, -1, 2, -2, 3, -3, 5, -5, 7, -7, 14, 21];
const most = 3;

/**
 * The nearest dates with something free: same length moved, then a longer stay where one is too short. With a
 * `range` only dates in it (DATE-11).
 */
export async function alternateDates(
  context: OperationContext,
  area: SearchArea,
  asked: ReadStay,
  limits: StayLimits,
  range: Stay = { checkin: limits.today, checkout: limits.lastDate },
): Promise<AlternateDates[]> {
  const { checkin } = asked.stay;
  const nights = nightsOf(asked.stay);
  const moved = shifts.map((days) => ({ checkin: addDays(checkin, days), nights }));
  const longer = [nights + 1, nights + 2, 4, 7]
    .filter((length) => length > nights && length <= limits.maxNights)
    .map((length) => ({ checkin, nights: length }));
  const tries = [...moved.slice(0, 4), ...longer.slice(0, 2), ...moved.slice(4), ...longer.slice(2)];
  const stays = tries
    .map((each) => ({ checkin: each.checkin, checkout: addDays(each.checkin, each.nights) }))
    .filter((stay) => stay.checkin >= limits.today && stay.checkout <= limits.lastDate)
    .filter((stay) => stay.checkin >= range.checkin && stay.checkout <= range.checkout);
  if (stays.length === 0) return [];
  const sample = await loadSample(context, area);
  const supply = await loadSupplyOf(context, sample, spanOf(stays));
  const found: AlternateDates[] = [];
  for (const stay of stays) {
    if (found.length === most) break;
    const priced = await priceHotels(context, sample, { ...asked, stay }, supply);
    const totals = priced.flatMap(({ available, total }) => (available && total !== null ? [total] : []));
    if (totals.length > 0) found.push({ ...stay, count: totals.length, price_from: Math.min(...totals) });
  }
  return found;
}

/** The first properties of a place: enough to tell when something is free. */
async function loadSample(context: OperationContext, { within }: SearchArea) {
  const { rows } = await sql<SelectedHotel>`
    SELECT s.property_id, s.revision, NULL::double precision AS distance FROM search_property s
    WHERE ${sql.join([within, ...soldOn(context.site)], sql` AND `)} ORDER BY s.property_id LIMIT ${sampleSize} ${everyShard("a place has properties anywhere")}`.execute(
    context.db,
  );
  return loadLocated(context, rows);
}

/** From the first day of any of the stays to the last. */
function spanOf(stays: readonly Stay[]): Stay {
  const sorted = (days: readonly string[]) => [...days].sort();
  return {
    checkin: sorted(stays.map(({ checkin }) => checkin))[0] ?? "",
    checkout: sorted(stays.map(({ checkout }) => checkout)).at(-1) ?? "",
  };
}

const sampleSize = 60;
