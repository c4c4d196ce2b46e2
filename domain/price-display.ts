import { occupancySplit } from "./occupancy.ts";
import { hasValidRates, type NightlyRates, nightlyTotals } from "./room-category.ts";
import type { RoomConfig } from "./room-guests.ts";
import { percentOf, roundHalfUp } from "./rounding.ts";
import { discountPercentage, shownSlasher } from "./slasher.ts";

/** Prices of a category as they are shown (PRICE-01). Minor units; `reduced_price` and `slasher_price` are per room and night. */
export interface PriceDisplay {
  readonly summed_final_price: number;
  /** Null when no reference price may be shown (PRICE-02). */
  readonly summed_slasher_price: number | null;
  readonly reduced_price: number;
  readonly slasher_price: number | null;
  readonly discount_percentage: number;
  readonly wizard_discount_percentage: number;
  readonly wizard_discount_amount: number;
}

export interface PriceDisplayInput {
  readonly rooms: RoomConfig;
  readonly nights: number;
  readonly rates: NightlyRates;
  /** What the same nights cost before; absent when there is no real reference price. */
  readonly referenceRates?: NightlyRates | null | undefined;
  /** Greatest drop at which the reference price is shown, in percent. */
  readonly slasherPercentage: number;
  /** Members' discount in percent; 0 when there is none. */
  readonly wizardPercentage?: number | undefined;
}

/**
 * Sums a category's prices over all rooms and nights by single, double and extra bed (PRICE-01, PRICE-02); percentages and averages
 * round half up. Null when the rates do not cover the stay (HOTEL-07).
 */
export function priceDisplay(input: PriceDisplayInput): PriceDisplay | null {
  const { rooms, nights, rates, referenceRates, slasherPercentage, wizardPercentage = 0 } = input;
  const split = occupancySplit(rooms);
  if (!hasValidRates(rates, split, nights)) return null;
  const total = (from: NightlyRates) =>
    nightlyTotals(from, split, nights).reduce((sum, night) => sum + night, 0);
  const final = total(rates);
  const known = referenceRates && hasValidRates(referenceRates, split, nights) ? total(referenceRates) : null;
  const slasher = shownSlasher(final, known, slasherPercentage);
  const roomNights = rooms.length * nights;
  return {
    summed_final_price: final,
    summed_slasher_price: slasher,
    reduced_price: roundHalfUp(final / roomNights),
    slasher_price: slasher === null ? null : roundHalfUp(slasher / roomNights),
    discount_percentage: discountPercentage(final, slasher),
    wizard_discount_percentage: wizardPercentage,
    wizard_discount_amount: percentOf(final, wizardPercentage),
  };
}
