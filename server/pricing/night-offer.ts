import { weekdayOf } from "#domain/dates";
import { currencyDecimals, roundToStep } from "#domain/money";
import type { CategorySupply } from "../supply/category-supply.ts";

/**
 * One night of a category: tariffs in minor units, rooms left, and the rules of arriving and leaving that
 * day.
 */
export interface NightOffer {
  readonly date: string;
  readonly single: number;
  readonly double: number;
  readonly extra: number;
  /** Rooms that can still be sold; 0 when closed. */
  readonly available: number;
  readonly closed: boolean;
  /** Fewest and most nights of a stay that arrives this day. */
  readonly minStay: number;
  readonly maxStay: number | null;
  readonly noArrival: boolean;
  readonly noDeparture: boolean;
}

/**
 * Works out a night from base, rules and the night's own row: a price of the night itself wins over base ×
 * percentages (rounded half up to the currency's price step). Rules apply in order of id; the longest minimum
 * stay counts.
 */
export function nightOffer(supply: CategorySupply, date: string, currencyCode: string): NightOffer {
  const { category } = supply;
  const row = supply.nights.get(date);
  const weekday = 2 ** ((weekdayOf(date) + 6) % 7);
  let percentage = 1;
  let minStay = category.min_stay;
  let maxStay = category.max_stay;
  let closed = category.closed || (row?.closed ?? false);
  let noArrival = false;
  let noDeparture = false;
  for (const rule of supply.rules) {
    if (date < rule.from_date || date > rule.to_date || (rule.weekdays & weekday) === 0) continue;
    percentage *= rule.price_percentage / 100;
    minStay = Math.max(minStay, rule.min_stay ?? 1);
    if (rule.max_stay !== null) maxStay = Math.min(maxStay ?? rule.max_stay, rule.max_stay);
    closed ||= rule.closed;
    noArrival ||= rule.no_arrival;
    noDeparture ||= rule.no_departure;
  }
  const step = priceStep(currencyCode);
  const price = (own: number | null | undefined, base: number) =>
    own ?? (percentage === 1 ? base : roundToStep(base * percentage, step));
  const free = row
    ? row.capacity + row.overbook - row.sold - row.held
    : category.capacity + category.overbook;
  return {
    date,
    single: price(row?.single_price, category.single_price),
    double: price(row?.double_price, category.double_price),
    extra: price(row?.extra_price, category.extra_price),
    available: closed ? 0 : Math.max(0, free),
    closed,
    minStay: Math.max(minStay, row?.min_stay ?? 1),
    maxStay,
    noArrival,
    noDeparture,
  };
}

/**
 * Computed prices are whole units of currencies with two decimals, whole minor units without decimals, tenths
 * with three.
 */
export function priceStep(currencyCode: string): number {
  return 10 ** Math.min(2, currencyDecimals(currencyCode));
}
