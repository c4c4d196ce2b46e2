import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookingTabStatuses } from "./booking-list-filter.ts";
import { bookingAccess, isCancellable, isPayable } from "./booking-permissions.ts";
import {
  BOOKING_STATUS,
  displayStatus,
  isOnHold,
  isStayOver,
  PAYMENT_STATUS,
  shownPaymentStatus,
  statusMessageId,
} from "./booking-status.ts";

const STATES = [undefined, "confirmed", "completed", "cancelled", "requested", "saved"];

it("[BSTAT-01] names the codes, 17 and 18 being unused", () => {
  expect(Object.values(BOOKING_STATUS)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21,
  ]);
});

describe("the status shown", () => {
  it.each([
    [13, "cancelled"],
    [4, "cancelled"],
    [3, "cancelled"],
    [2, "checked-out"],
    [1, "checked-in"],
    [12, "saved"],
    [0, "confirmed"],
    [7, "confirmed"],
    [8, "unprocessed"],
  ])("[BSTAT-03] of code %i is %s", (statusKey, shown) => {
    expect(displayStatus({ statusKey })).toBe(shown);
  });

  it.each([
    ["cancelled", "cancelled"],
    ["completed", "checked-out"],
    ["saved", "saved"],
    ["confirmed", "confirmed"],
    ["requested", "requested"],
  ])("[BSTAT-03] of state %s is %s", (state, shown) => {
    expect(displayStatus({ state })).toBe(shown);
  });

  it("[BSTAT-03] follows the order of the rule", () => {
    expect(displayStatus({ statusKey: 1, state: "cancelled" })).toBe("cancelled");
    expect(displayStatus({ statusKey: 1, state: "completed" })).toBe("checked-out");
    expect(displayStatus({ statusKey: 19, state: "completed" })).toBe("checked-out");
    expect(displayStatus({ statusKey: 8, state: "confirmed" })).toBe("confirmed");
    expect(displayStatus({ statusKey: 0, state: "saved" })).toBe("saved");
  });

  it("[BSTAT-03] never calls a code the rule misses confirmed", () => {
    expect([16, 21].map((statusKey) => displayStatus({ statusKey }))).toEqual(["cancelled", "cancelled"]);
    expect([20, 19].map((statusKey) => displayStatus({ statusKey }))).toEqual(["completed", "upcoming"]);
    for (const statusKey of [5, 6, 9, 10, 11, 14, 15, 17, 18, 99, -1]) {
      expect(displayStatus({ statusKey, state: "confirmed" }), String(statusKey)).toBe("being-confirmed");
    }
    expect(displayStatus({})).toBe("being-confirmed");
  });

  it("[BSTAT-03] names the end of a hold", () => {
    expect([
      isOnHold({ statusKey: 7 }),
      isOnHold({ statusKey: 7, state: "cancelled" }),
      isOnHold({ statusKey: 0 }),
    ]).toEqual([true, false, false]);
    expect(statusMessageId("checked-in")).toBe("booking-status.checked-in");
  });
});

it("[BSTAT-02] shows payment status 3 for a cancelled booking", () => {
  expect(shownPaymentStatus({ statusKey: 3 }, PAYMENT_STATUS.completed)).toBe(3);
  expect(shownPaymentStatus({ statusKey: 0 }, PAYMENT_STATUS.partial)).toBe(1);
});

describe("cancelling", () => {
  it("[BSTAT-04] is over for finished and unprocessed bookings", () => {
    const open = Object.values(BOOKING_STATUS).filter((statusKey) => isCancellable({ statusKey }));
    expect(open).toEqual([0, 5, 6, 7, 9, 10, 11, 12, 14, 15, 19]);
    expect(isCancellable({ statusKey: 0, state: "completed" })).toBe(false);
    expect(isCancellable({ statusKey: 0, state: "cancelled" })).toBe(false);
  });

  it("[BSTAT-04] is never offered for a booking shown as cancelled, completed, checked out or checked in", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 25 }), fc.constantFrom(...STATES), (statusKey, state) => {
        const over = ["cancelled", "completed", "checked-out", "checked-in"].includes(
          displayStatus({ statusKey, state }),
        );
        expect(over && isCancellable({ statusKey, state })).toBe(false);
      }),
    );
  });
});

describe("paying", () => {
  const booking = { statusKey: 0, paymentStatus: 0, availablePaymentModes: ["CC"], dueAmount: 100 };

  it("[PAY-06] is open while pending or partial", () => {
    expect([0, 1, 2, 3].map((paymentStatus) => isPayable({ ...booking, paymentStatus }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("[PAY-06] is closed when neither cancellable nor checked in, without modes, or with nothing due", () => {
    expect(isPayable({ ...booking, statusKey: 3 })).toBe(false);
    expect(isPayable({ ...booking, statusKey: 1 })).toBe(true);
    expect(isPayable({ ...booking, availablePaymentModes: [] })).toBe(false);
    expect([0, -1].map((dueAmount) => isPayable({ ...booking, dueAmount }))).toEqual([false, false]);
  });
});

describe("the booking page", () => {
  const nobody = { ownsBooking: false, hasToken: false, phoneMatches: false, phoneConfirmed: false };

  it("[MODE-08] shows its owner and the holder of a token everything", () => {
    expect(bookingAccess({ ...nobody, ownsBooking: true })).toEqual({ see: "everything", change: true });
    expect(bookingAccess({ ...nobody, hasToken: true })).toEqual({ see: "everything", change: true });
  });

  it("[MODE-08] [BDET-02] shows the phone alone a masked view without changes until a code confirms it", () => {
    expect(bookingAccess({ ...nobody, phoneMatches: true })).toEqual({ see: "masked", change: false });
    expect(bookingAccess({ ...nobody, phoneMatches: true, phoneConfirmed: true })).toEqual({
      see: "everything",
      change: true,
    });
  });

  it("[MODE-08] shows anybody else nothing, a confirmed phone of someone else included", () => {
    expect(bookingAccess(nobody)).toEqual({ see: "nothing", change: false });
    expect(bookingAccess({ ...nobody, phoneConfirmed: true })).toEqual({ see: "nothing", change: false });
  });
});

it("[BSTAT-05] filters the list by tab, cancelled by property type", () => {
  expect(bookingTabStatuses("checked-in", "hotel")).toEqual([1]);
  expect(bookingTabStatuses("confirmed", "hotel")).toEqual([0]);
  expect(bookingTabStatuses("checked-out", "hotel")).toEqual([2]);
  expect(bookingTabStatuses("upcoming", "home")).toEqual([19]);
  expect(bookingTabStatuses("completed", "home")).toEqual([20]);
  expect(bookingTabStatuses("cancelled", "hotel")).toEqual([3, 4, 13, 16]);
  expect(bookingTabStatuses("cancelled", "home")).toEqual([21, 16]);
});

it("[BDET-05] has nothing of a stay ahead once it is cancelled, completed or checked out", () => {
  const over = (["cancelled", "completed", "checked-out"] as const).map(isStayOver);
  const ahead = (
    ["upcoming", "checked-in", "confirmed", "being-confirmed", "requested", "saved"] as const
  ).map(isStayOver);
  expect(new Set(over)).toEqual(new Set([true]));
  expect(new Set(ahead)).toEqual(new Set([false]));
});

it("[BSTAT-03] [BSTAT-04] knows a booking without a code by its state alone", () => {
  for (const statusKey of [null, undefined]) {
    expect([isCancellable({ statusKey }), isCancellable({ statusKey, state: "cancelled" })]).toEqual([
      true,
      false,
    ]);
    expect(displayStatus({ statusKey, state: "confirmed" })).toBe("confirmed");
  }
  expect(isOnHold({ statusKey: 7, state: "completed" })).toBe(false);
});
