import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CancellableStay, cancellationTimeline } from "./cancellation-policy.ts";

function buildBooking(changes: Partial<CancellableStay> = {}): CancellableStay {
  return {
    policy: [
      { daysBefore: 7, time: "18:00", refundPercent: 100 },
      { daysBefore: 1, time: "18:00", refundPercent: 50 },
    ],
    checkin: "2026-12-24",
    timeZone: "Europe/London",
    amount: 10001,
    ...changes,
  };
}

describe("the timeline of a cancellation policy", () => {
  it("[BCAN-05] runs from free to nothing", () => {
    expect(
      cancellationTimeline(buildBooking()).map(({ until, refund, charge, messageId }) => [
        until,
        refund,
        charge,
        messageId,
      ]),
    ).toEqual([
      ["2026-12-17T18:00", 10001, 0, "cancellation.free-until"],
      ["2026-12-23T18:00", 5000, 5001, "cancellation.partial-until"],
      [null, 0, 10001, "cancellation.none-after"],
    ]);
  });

  it("[BCAN-05] orders deadlines by time however the policy lists them, each with its moment at the property", () => {
    const policy = [
      { daysBefore: 1, time: "18:00", refundPercent: 20 },
      { daysBefore: 7, time: "18:00", refundPercent: 50 },
      { daysBefore: 7, time: "09:00", refundPercent: 100 },
      { daysBefore: 3, time: "00:00", refundPercent: 30 },
    ];
    const stages = cancellationTimeline(buildBooking({ policy, timeZone: "Asia/Kolkata" }));
    expect(
      stages.map(({ until, untilInstant, refundPercent }) => [until, untilInstant, refundPercent]),
    ).toEqual([
      ["2026-12-17T09:00", Date.parse("2026-12-17T03:30Z"), 100],
      ["2026-12-17T18:00", Date.parse("2026-12-17T12:30Z"), 50],
      ["2026-12-21T00:00", Date.parse("2026-12-20T18:30Z"), 30],
      ["2026-12-23T18:00", Date.parse("2026-12-23T12:30Z"), 20],
      [null, null, 0],
    ]);
  });

  it("[BCAN-05] gives back no more than was paid where a policy promises more than all", () => {
    const policy = [{ daysBefore: 2, time: "12:00", refundPercent: 120 }];
    expect(cancellationTimeline(buildBooking({ policy }))[0]).toMatchObject({ refund: 10001, charge: 0 });
  });

  it("[BCAN-05] is one sentence for a non-refundable rate", () => {
    const stages = cancellationTimeline(buildBooking({ policy: [] }));
    expect(stages).toMatchObject([{ until: null, refund: 0, messageId: "cancellation.non-refundable" }]);
  });

  it("[BCAN-05] never gives back more later, and refund and charge make the price", () => {
    const rule = fc.record({
      daysBefore: fc.nat(30),
      time: fc.constantFrom("00:00", "09:00", "18:00", "23:59"),
      refundPercent: fc.nat(100),
    });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), fc.nat(1e7), (policy, amount) => {
        const stages = cancellationTimeline(buildBooking({ policy, amount }));
        let last = amount;
        for (const { refund, charge } of stages) {
          expect(refund + charge).toBe(amount);
          expect(refund).toBeLessThanOrEqual(last);
          last = refund;
        }
        expect(last).toBe(0);
      }),
    );
  });
});
