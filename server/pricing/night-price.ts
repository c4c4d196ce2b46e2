import { addDays } from "#domain/dates";
import { priceStay } from "#domain/price";
import type { RoomConfig } from "#domain/rooms";
import type { FeeRule } from "../db/property-tables.ts";
import { feesOf, taxesOf } from "./fee-amounts.ts";
import type { NightOffer } from "./night-offer.ts";

/**
 * What one more night costs the rooms, in minor units: tariffs, taxes and the fees that come every night.
 * What is paid once a stay is in `stayCharges`: nights and charges add up to the total of a stay, but for the
 * rounding of taxes and of a member price. Null when the tariffs do not cover the rooms.
 */
export function nightPrice(
  fees: readonly FeeRule[],
  night: NightOffer,
  rooms: RoomConfig,
  memberPercent?: number,
): number | null {
  const priced = priceStay({
    stay: { checkin: night.date, checkout: addDays(night.date, 1) },
    rooms,
    rates: { single: [night.single], double: [night.double], extra: [night.extra] },
    memberPercent,
    taxes: taxesOf(fees),
    fees: feesOf(
      fees.filter((rule) => !isOnce(rule)),
      rooms,
      1,
    ),
  });
  return priced?.total ?? null;
}

/** Mandatory charges that a stay pays once whatever its nights, such as cleaning, in minor units. */
export function stayCharges(fees: readonly FeeRule[], rooms: RoomConfig): number {
  return feesOf(fees.filter(isOnce), rooms, 1).reduce((sum, { amount }) => sum + amount, 0);
}

function isOnce({ basis }: FeeRule): boolean {
  return basis === "per_stay" || basis === "per_pet_stay";
}
