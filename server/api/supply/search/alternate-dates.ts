import { addDays } from "#domain/dates";
import { nightsOf, type Stay, type StayLimits } from "#domain/stay";
import type { AlternateDates } from "#schemas/generated/api/search.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { SupplySnapshot } from "../../../supply/supply-snapshot.ts";
import { type Located, priceHotels } from "./price-hotels.ts";
import type { ReadStay } from "./read-stay.ts";

/** Days either way that are tried, nearest first, and longer stays from the same day. */
const shifts = [1, -1, 2, -2, 3, -3, 5, -5, 7, -7, 14, 21];
const most = 3;

/**
 * The nearest dates with something free: same length moved, then a longer stay where one is too short. With a
 * `range` only dates in it (DATE-11).
 */
export async function alternateDates(
  context: OperationContext,
  snapshot: SupplySnapshot,
  candidates: readonly Located[],
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
  const found: AlternateDates[] = [];
  const sample = candidates.slice(0, sampleSize);
  for (const attempt of tries) {
    if (found.length === most) break;
    const stay = { checkin: attempt.checkin, checkout: addDays(attempt.checkin, attempt.nights) };
    if (stay.checkin < limits.today || stay.checkout > limits.lastDate) continue;
    if (stay.checkin < range.checkin || stay.checkout > range.checkout) continue;
    const priced = await priceHotels(context, snapshot, sample, { ...asked, stay });
    const totals = priced.flatMap(({ available, total }) => (available && total !== null ? [total] : []));
    if (totals.length > 0) found.push({ ...stay, count: totals.length, price_from: Math.min(...totals) });
  }
  return found;
}

const sampleSize = 60;
