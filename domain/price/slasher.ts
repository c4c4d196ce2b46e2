import { percentageOf } from "../money/index.ts";

/**
 * The reference price to strike through, or null when it must not show (PRICE-02). It shows only when it is a
 * real, higher price and the drop to `final` is not above `maxDropPercent` (`slasher_percentage`; equal is
 * allowed). Amounts in minor units.
 */
export function shownSlasher(
  final: number,
  slasher: number | null | undefined,
  maxDropPercent: number,
): number | null {
  if (
    slasher === null ||
    slasher === undefined ||
    !Number.isSafeInteger(slasher) ||
    slasher <= final ||
    final < 0
  )
    return null;
  return (slasher - final) * 100 <= maxDropPercent * slasher ? slasher : null;
}

/** The drop from a reference price in whole percent, half up (PRICE-01); 0 without one. */
export function discountPercentage(final: number, slasher: number | null): number {
  return slasher === null ? 0 : percentageOf(slasher - final, slasher);
}
