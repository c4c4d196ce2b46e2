export {
  type CancellationAccess,
  type CancellationSettlement,
  cancellationAccess,
  cancelledStatus,
  settleCancellation,
} from "./booking-cancellation.ts";
export { bookingIdFrom, isBookingId, normalizeBookingId } from "./booking-id.ts";
export { BOOKING_TABS, type BookingTab, bookingTabStatuses } from "./booking-list-filter.ts";
export { type BookingLookup, bookingLookupProblems } from "./booking-lookup.ts";
export { type MealChange, type MealOffer, mealAmount, mealChange, totalWithMeals } from "./booking-meals.ts";
export {
  type BookingAccess,
  type BookingVisitor,
  bookingAccess,
  isCancellable,
  isPayable,
  type PayableSource,
} from "./booking-permissions.ts";
export {
  BOOKING_STATUS,
  type BookingState,
  type BookingStatusSource,
  type DisplayStatus,
  displayStatus,
  isOnHold,
  isStayOver,
  PAYMENT_STATUS,
  shownPaymentStatus,
  statusMessageId,
} from "./booking-status.ts";
export { type UpgradeAccess, upgradeAccess } from "./booking-upgrade.ts";
export { holdExpiry, isHoldExpired } from "./hold.ts";
export {
  missingAcknowledgements,
  type RestrictionCode,
  restrictionAgainst,
  restrictionsToAcknowledge,
} from "./restrictions.ts";
