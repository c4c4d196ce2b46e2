import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { cancellationCharge } from "./charge.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "cancellationCharge", handle: cancellationCharge }),
  defineOperation({ id: "bookingCancellation", pool: "bookings", handle: cancelBooking }),
];
