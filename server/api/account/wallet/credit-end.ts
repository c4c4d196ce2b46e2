import { addDays, instantOf, todayIn } from "#domain/dates";
import type { Country } from "#schemas";

/**
 * When the last day is over, where the site is, on which a credit of today is good; undefined where it stays
 * good. `now` in milliseconds.
 */
export function creditEnd(
  { wallet, timeZone }: Pick<Country, "wallet" | "timeZone">,
  now: number,
): Date | undefined {
  if (wallet?.expiryDays === undefined) return undefined;
  return new Date(instantOf(`${addDays(todayIn(timeZone, now), wallet.expiryDays + 1)}T00:00`, timeZone));
}
