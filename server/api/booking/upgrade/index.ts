import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { shiftBooking } from "./shift-booking.ts";
import { upgradeInfo } from "./upgrade-info.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "upgradeInfo", handle: upgradeInfo }),
  defineOperation({ id: "shiftBooking", pool: "bookings", handle: shiftBooking }),
];
