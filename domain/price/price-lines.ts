import type { MessageValues } from "../text/index.ts";

/** Kinds of price lines, in the order they are shown. */
export const PRICE_LINE_KINDS = [
  "rooms",
  "extra-beds",
  "discount",
  "wizard",
  "coupon",
  "meals",
  "charge",
  "tax",
  "fee",
] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** One line of a price. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  /** Minor units; discounts are negative. */
  readonly amount: number;
  readonly messageId: string;
  readonly values: MessageValues;
  /** The supply's own name of the line (`City tax`); shown instead of the message when present. */
  readonly name?: string | undefined;
  /** True for what is paid to the property, not to us. */
  readonly atProperty?: boolean | undefined;
}

/** The total: always the sum of its lines (PRICE-04). */
export function linesTotal(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

/** A bill of a booking (`bills_hash`, PRICE-06). Minor units. */
export interface Bill {
  readonly bill_type: string;
  readonly name: string;
  readonly amount: number;
}

/**
 * Bills with all food and beverage ones summed into one line, at the place of the first (PRICE-06). The total
 * stays the same.
 */
export function mergeFoodAndBeverage<Line extends Bill>(bills: readonly Line[]): readonly Line[] {
  const first = bills.find(isFoodAndBeverage);
  if (!first) return bills;
  const amount = bills.filter(isFoodAndBeverage).reduce((sum, bill) => sum + bill.amount, 0);
  const merged: Line = { ...first, bill_type: FOOD_AND_BEVERAGE, name: "Food and beverage", amount };
  return bills.flatMap((bill) => (bill === first ? [merged] : isFoodAndBeverage(bill) ? [] : [bill]));
}

/** True when a booking contains an early check-in (BDET-08). */
export function hasEarlyCheckin(bills: readonly Bill[]): boolean {
  return bills.some((bill) => bill.bill_type === "early_checkin");
}

/** Bill type of the merged line. */
export const FOOD_AND_BEVERAGE = "food_and_beverage";

function isFoodAndBeverage({ bill_type }: Bill): boolean {
  return FOOD_TYPES.has(bill_type.toLowerCase());
}

const FOOD_TYPES: ReadonlySet<string> = new Set([
  FOOD_AND_BEVERAGE,
  "fnb",
  "food",
  "beverage",
  "meal",
  "breakfast",
  "lunch",
  "dinner",
]);
