import fc from "fast-check";
import { describe, expect, it } from "vitest";
import limits from "../config/limits.json" with { type: "json" };
import { payAtHotelDecision } from "./pay-at-hotel.ts";
import {
  amountProblem,
  minimumDue,
  offeredPaymentModes,
  type PayableAmounts,
  partialAdvance,
  prepaidAmount,
  prepaidDiscount,
} from "./payment-amount.ts";
import { paymentKind } from "./payment-kind.ts";

function buildAmounts(changes: Partial<PayableAmounts> = {}): PayableAmounts {
  return {
    payable: 10000,
    payablePrepaid: null,
    minimumPrepay: 2000,
    paylater: 3000,
    paylaterCardChargeAttempted: false,
    paid: 0,
    ...changes,
  };
}

describe("pay at hotel", () => {
  const maxRooms = limits.rooms.payAtHotelMax;
  const codes = (booking: Parameters<typeof payAtHotelDecision>[0]) => {
    const decision = payAtHotelDecision(booking);
    return decision.allowed ? [] : decision.reasons.map(({ code }) => code);
  };

  it("[PAY-01] [CONST-02] is allowed for up to three rooms", () => {
    expect(codes({ rooms: 3, noPostpaid: false, maxRooms })).toEqual([]);
    expect(codes({ rooms: 4, noPostpaid: false, maxRooms })).toEqual(["too-many-rooms"]);
  });

  it("[PAY-01] is allowed for as many rooms as the site says, none included", () => {
    expect(codes({ rooms: 4, noPostpaid: false, maxRooms: 4 })).toEqual([]);
    expect(codes({ rooms: 2, noPostpaid: false, maxRooms: 1 })).toEqual(["too-many-rooms"]);
    expect(codes({ rooms: 1, noPostpaid: false, maxRooms: 0 })).toEqual(["too-many-rooms", "minimum-rooms"]);
  });

  it("[PAY-01] [HOTEL-04] is off where the property takes no postpaid or sells more rooms together", () => {
    expect(codes({ rooms: 1, noPostpaid: true, maxRooms })).toEqual(["no-postpaid"]);
    expect(codes({ rooms: 1, noPostpaid: false, minRooms: 4, maxRooms })).toEqual(["minimum-rooms"]);
    expect(codes({ rooms: 5, noPostpaid: true, minRooms: 4, maxRooms })).toEqual([
      "too-many-rooms",
      "no-postpaid",
      "minimum-rooms",
    ]);
  });
});

describe("amounts", () => {
  it("[PAY-02] prepays the payable amount, or the prepaid payable with a discount", () => {
    expect(prepaidAmount(buildAmounts())).toBe(10000);
    expect(prepaidAmount(buildAmounts({ payablePrepaid: 9000 }))).toBe(9000);
    expect(prepaidAmount(buildAmounts({ payablePrepaid: 11000 }))).toBe(10000);
  });

  it("[PAY-03] floors the advance, between 1 and 99 percent included", () => {
    const inr = { amount: 99999, currency: "INR" };
    expect(partialAdvance(inr, 25)).toBe(24999);
    expect(partialAdvance(inr, 25, true)).toBe(24900);
    expect(partialAdvance({ amount: 999, currency: "JPY" }, 50, true)).toBe(499);
    expect([0, 0.5, 100, Number.NaN].map((percent) => partialAdvance(inr, percent))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([partialAdvance(inr, 1), partialAdvance(inr, 99)]).toEqual([999, 98999]);
  });

  it("[PAY-07] takes the pay-later amount once its card charge was tried, less what is paid, never below 0", () => {
    expect(minimumDue(buildAmounts())).toBe(2000);
    expect(minimumDue(buildAmounts({ paylaterCardChargeAttempted: true, paid: 500 }))).toBe(2500);
    expect(minimumDue(buildAmounts({ paid: 9000 }))).toBe(0);
  });

  it("[PAY-09] has a prepaid discount with a whole percentage, and drops ITZC with it", () => {
    expect(prepaidDiscount(buildAmounts({ payablePrepaid: 9250 }))).toEqual({ amount: 750, percentage: 8 });
    expect(prepaidDiscount(buildAmounts())).toEqual({ amount: 0, percentage: 0 });
    const modes = [{ mode: "CC" }, { mode: "ITZC" }];
    expect(offeredPaymentModes(modes, 750)).toEqual([{ mode: "CC" }]);
    expect(offeredPaymentModes(modes, 0)).toEqual(modes);
  });
});

describe("an amount a guest wants to pay", () => {
  const euro = { currency: "EUR", symbol: "€" };
  const problem = (wanted: number | null, amounts = buildAmounts()) => amountProblem(wanted, amounts, euro);

  it("[PAY-08] has to be a number", () => {
    expect([problem(null), problem(Number.NaN)].map((each) => each?.messageId)).toEqual([
      "pay.amount-invalid",
      "pay.amount-invalid",
    ]);
  });

  it("[PAY-08] may be the minimum, not less, and not zero when the minimum is zero", () => {
    expect(problem(2000)).toBeNull();
    expect(problem(1999)).toMatchObject({ code: "below-minimum", values: { symbol: "€", minimum: "20.00" } });
    expect(problem(0, buildAmounts({ minimumPrepay: 0 }))).toMatchObject({
      code: "below-minimum",
      values: { minimum: "0.00" },
    });
  });

  it("[PAY-08] may be the payable or prepaid payable amount, not more", () => {
    expect(problem(10000)).toBeNull();
    expect(problem(10001)).toMatchObject({ code: "above-maximum", values: { symbol: "€", max: "100.00" } });
    expect(problem(9001, buildAmounts({ payablePrepaid: 9000 }))).toMatchObject({
      code: "above-maximum",
      values: { max: "90.00" },
    });
  });

  it("[PAY-08] is fine exactly between the two", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20000 }),
        (wanted) => (problem(wanted) === null) === (wanted >= 2000 && wanted <= 10000),
      ),
    );
  });
});

it("[PAY-10] is Partial when partly paid, Prepay when completely, otherwise Postpay", () => {
  expect([0, 1, 2, 3, null, undefined].map(paymentKind)).toEqual([
    "Postpay",
    "Partial",
    "Prepay",
    "Postpay",
    "Postpay",
    "Postpay",
  ]);
});
