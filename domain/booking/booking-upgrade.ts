import { type CancellationAccess, cancellationAccess } from "./booking-cancellation.ts";

/** Whether a booking can be moved to another room; after the first, why not. */
export type UpgradeAccess = CancellationAccess | "paid";

type MovableBooking = Parameters<typeof cancellationAccess>[0] & {
  /** Minor units. */
  readonly paid: number;
};

/**
 * Whether a booking can be moved to another room (UPG-01): one that is confirmed, can be cancelled and is not
 * paid yet, until the day of arrival is over at the property or its guest has checked in.
 */
export function upgradeAccess({ paid, ...booking }: MovableBooking): UpgradeAccess {
  const access = cancellationAccess(booking);
  if (access !== "open") return access;
  if (booking.state !== "confirmed") return "closed";
  return paid > 0 ? "paid" : "open";
}
