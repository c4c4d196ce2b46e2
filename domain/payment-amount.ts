import { currencyDecimals, toDecimalText } from "./money.ts";
import type { Notice } from "./notice.ts";
import { floorPercentOf, floorToStep, percentageOf } from "./rounding.ts";

/** Amounts of a booking that decide a payment; all in minor units (BDET-03, BDET-04). */
export interface PayableAmounts {
  readonly payable: number;
  /** What is payable when everything is paid now; null without a prepaid discount. */
  readonly payablePrepaid: number | null;
  readonly minimumPrepay: number;
  readonly paylater: number;
  readonly paylaterCardChargeAttempted: boolean;
  readonly paid: number;
}

/** Prepaid discount and its whole percentage, half up (PAY-09): payable minus prepaid payable, never below 0. */
export function prepaidDiscount({
  payable,
  payablePrepaid,
}: Pick<PayableAmounts, "payable" | "payablePrepaid">): {
  readonly amount: number;
  readonly percentage: number;
} {
  const amount = payablePrepaid === null ? 0 : Math.max(0, payable - payablePrepaid);
  return { amount, percentage: percentageOf(amount, payable) };
}

/** Payment modes that can be offered: ITZC goes when there is a prepaid discount (PAY-09). */
export function offeredPaymentModes<Mode extends { readonly mode: string }>(
  modes: readonly Mode[],
  discount: number,
): readonly Mode[] {
  return discount > 0 ? modes.filter(({ mode }) => mode !== "ITZC") : modes;
}

/** What prepaid pays: the prepaid payable when a prepaid discount exists, else the payable amount (PAY-02). Also the most that can be paid (PAY-08). */
export function prepaidAmount(amounts: Pick<PayableAmounts, "payable" | "payablePrepaid">): number {
  return amounts.payable - prepaidDiscount(amounts).amount;
}

/**
 * The advance of a partial prepayment (PAY-03): `percent` of the amount, floored to the currency's smallest step, or to whole units
 * where `wholeUnits` says so. Null when the percentage is not between 1 and 99, both included: then no partial payment is offered.
 */
export function partialAdvance(
  { amount, currency }: { readonly amount: number; readonly currency: string },
  percent: number,
  wholeUnits = false,
): number | null {
  if (!(percent >= 1 && percent <= 99)) return null;
  return floorToStep(floorPercentOf(amount, percent), wholeUnits ? 10 ** currencyDecimals(currency) : 1);
}

/** The least that must be paid now (PAY-07): the pay-later amount once its card charge was tried, else the minimum prepayment, less what is paid; never below 0. */
export function minimumDue(amounts: PayableAmounts): number {
  const minimum = amounts.paylaterCardChargeAttempted ? amounts.paylater : amounts.minimumPrepay;
  return Math.max(0, minimum - amounts.paid);
}

export type AmountProblem = Notice<"not-a-number" | "below-minimum" | "above-maximum">;

/**
 * What is wrong with an amount a guest wants to pay (PAY-08), in minor units; null when it is fine. `wanted` is null when it was no
 * number. The sentences name the limit as a plain decimal after the currency symbol.
 */
export function amountProblem(
  wanted: number | null,
  amounts: PayableAmounts,
  { currency, symbol }: { readonly currency: string; readonly symbol: string },
): AmountProblem | null {
  if (wanted === null || !Number.isSafeInteger(wanted))
    return { code: "not-a-number", messageId: "pay.amount-invalid", values: {} };
  const decimal = (amount: number) => toDecimalText({ amount, currency });
  const minimum = minimumDue(amounts);
  if (wanted <= 0 || wanted < minimum) {
    return {
      code: "below-minimum",
      messageId: "pay.amount-below-minimum",
      values: { symbol, minimum: decimal(minimum) },
    };
  }
  const max = prepaidAmount(amounts);
  if (wanted <= max) return null;
  return {
    code: "above-maximum",
    messageId: "pay.amount-above-maximum",
    values: { symbol, max: decimal(max) },
  };
}
