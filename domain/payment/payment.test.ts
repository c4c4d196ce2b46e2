import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { payAtHotelDecision } from "./pay-at-hotel.ts";
import { paymentKind } from "./payment-kind.ts";

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
