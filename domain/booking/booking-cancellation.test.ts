import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancellationAccess, cancelledStatus, settleCancellation } from "./booking-cancellation.ts";
import { BOOKING_STATUS, displayStatus } from "./booking-status.ts";

describe("cancelling a booking", () => {
  const booking = { checkin: "2027-04-02", checkout: "2027-04-05", today: "2027-04-01", statusKey: 0 };
  const access = (values: Partial<Parameters<typeof cancellationAccess>[0]>) =>
    cancellationAccess({ ...booking, ...values });

  it("is possible until the day of arrival has ended at the property", () => {
    const days = ["2027-04-01", "2027-04-02", "2027-04-03", "2027-04-04", "2027-04-05", "2028-01-01"];
    expect(days.map((today) => access({ today }))).toEqual([
      "open",
      "open",
      "started",
      "started",
      "over",
      "over",
    ]);
  });

  it("is refused for what the status says first, whatever the day", () => {
    const said = (statusKey: number, state?: string) => access({ statusKey, state });
    expect(said(BOOKING_STATUS.checkedIn)).toBe("started");
    expect([said(BOOKING_STATUS.checkedOut), said(BOOKING_STATUS.completed)]).toEqual(["over", "over"]);
    expect(said(BOOKING_STATUS.confirm, "completed")).toBe("over");
    for (const code of [3, 4, 13, 16, 21]) expect(said(code), `${code}`).toBe("cancelled");
    expect(said(BOOKING_STATUS.unprocessed)).toBe("closed");
    expect(access({ state: "cancelled", today: "2028-01-01" })).toBe("cancelled");
  });

  it("is shown as cancelled afterwards, in the tab of its kind", () => {
    const hotel = cancelledStatus("hotel");
    const home = cancelledStatus("home");
    expect([hotel.status_key, home.status_key]).toEqual([3, 21]);
    for (const { status_key, state } of [hotel, home])
      expect(displayStatus({ statusKey: status_key, state })).toBe("cancelled");
  });

  it("loses no money: what was paid and is still to be paid is the charge and what comes back", () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, (charge, paid) => {
        const { refund, due } = settleCancellation({ charge, paid });
        expect(paid + due).toBe(charge + refund);
        expect(Math.min(refund, due)).toBe(0);
        expect(refund).toBeLessThanOrEqual(paid);
      }),
    );
  });
});
