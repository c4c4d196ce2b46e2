import { describe, expect, it } from "vitest";
import { BOOKING_STATUS } from "./booking-status.ts";
import { upgradeAccess } from "./booking-upgrade.ts";

const booking = {
  statusKey: BOOKING_STATUS.confirm,
  state: "confirmed",
  checkin: "2027-04-10",
  checkout: "2027-04-12",
  today: "2027-04-01",
  paid: 0,
} as const;

describe("upgradeAccess", () => {
  it("opens confirmed bookings until the day of arrival is over", () => {
    expect(upgradeAccess(booking)).toBe("open");
    expect(upgradeAccess({ ...booking, today: "2027-04-10" })).toBe("open");
    expect(upgradeAccess({ ...booking, today: "2027-04-11" })).toBe("started");
    expect(upgradeAccess({ ...booking, today: "2027-04-12" })).toBe("over");
  });

  it("says why any other stays as it is", () => {
    expect(upgradeAccess({ ...booking, paid: 1 })).toBe("paid");
    expect(upgradeAccess({ ...booking, state: "requested" })).toBe("closed");
    expect(upgradeAccess({ ...booking, statusKey: BOOKING_STATUS.checkedIn })).toBe("started");
    expect(
      upgradeAccess({ ...booking, statusKey: BOOKING_STATUS.cancelled, state: "cancelled", paid: 1 }),
    ).toBe("cancelled");
  });
});
