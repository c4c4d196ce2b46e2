// Money

export { bookingIdFrom, isBookingId, normalizeBookingId } from "./booking-id.ts";
export { BOOKING_TABS, type BookingTab, bookingTabStatuses } from "./booking-list-filter.ts";
export { type BookingLookup, bookingLookupProblems } from "./booking-lookup.ts";
export { type MealChange, type MealOffer, mealAmount, mealChange, totalWithMeals } from "./booking-meals.ts";
// Bookings
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
  PAYMENT_STATUS,
  shownPaymentStatus,
  statusMessageId,
} from "./booking-status.ts";
// Shell
export { MOBILE_BREAKPOINT_PX } from "./breakpoint.ts";
export { calendarEnd, calendarMonths } from "./calendar-months.ts";
// Prices
export {
  type CancellableStay,
  type CancellationPolicy,
  type CancellationRule,
  type CancellationStage,
  cancellationTimeline,
} from "./cancellation-policy.ts";
export { checkTimes, formatTimeOfDay, withTimesOfDay } from "./check-times.ts";
// Checkout
export { type CheckoutStay, checkoutMeals, checkoutStay } from "./checkout-stay.ts";
export { checkoutUrl } from "./checkout-url.ts";
// Hotels and room categories
// Languages, dates and times
export { addDays, type CivilDate, compareDates, datesFrom, daysBetween, weekdayOf } from "./civil-date.ts";
export { type DateFormat, formatCivilDate } from "./civil-date-format.ts";
export { parseCivilDate, toUrlDate } from "./civil-date-parse.ts";
export { addMonths, daysInMonth, startOfMonth } from "./civil-month.ts";
// Guests
export { COOKIES, type CookieRule } from "./cookies.ts";
// Coupons
export {
  type CouponRate,
  type CouponRequest,
  type CouponScope,
  type CouponStay,
  couponCode,
  couponRequest,
  couponSuits,
  NO_COUPON,
} from "./coupon.ts";
export { latinDigits } from "./digits.ts";
export { cleanEmail } from "./email.ts";
export {
  bookedFrom,
  type Engagement,
  engagementsOf,
  roomChoiceOf,
} from "./engagement.ts";
export {
  classifyStatus,
  ERROR_CODES,
  ERROR_STATUS,
  type ErrorCode,
  errorMessageId,
  isErrorCode,
  trackedBookingFailure,
} from "./error-codes.ts";
export { experimentArm, type WeightedArms } from "./experiment-arm.ts";
export type { FieldProblem } from "./field-problem.ts";
export { type FlexibleStay, flexibleDays, flexibleRange } from "./flexible-days.ts";
export { type GuestInput, type GuestRules, guestProblems } from "./guest-fields.ts";
export { cleanName, type GuestNameInput, splitName } from "./guest-name.ts";
export { holdExpiry, isHoldExpired } from "./hold.ts";
export { indexLetter } from "./index-letter.ts";
export { keptSearch } from "./kept-search.ts";
export { type SwitcherEntry, switcherEntries } from "./language-switcher.ts";
export { dayFirstLocale, intlLocale, languageTag } from "./locale-tag.ts";
// Rooms
export { type LowStockLimits, lowStockNotice } from "./low-stock.ts";
export { maskEmail, maskName, maskPhone } from "./masking.ts";
export { modalsFromQuery } from "./modal-state.ts";
export { currencyDecimals, type Money, toDecimalText } from "./money.ts";
export { formatMoney, type MoneyFormat } from "./money-format.ts";
// Notices
export type { MessageValues, Notice } from "./notice.ts";
export {
  adultsOf,
  guestsOf,
  largestAdults,
  largestGuests,
  type OccupancySplit,
  occupancySplit,
  partySize,
  petsOf,
} from "./occupancy.ts";
// Search
export { pageCount, pageOffset } from "./paging.ts";
// Payment
export { LONGEST_INQUIRY, type PartnerInquiry, partnerInquiryProblems } from "./partner-inquiry.ts";
// Addresses of pages
export {
  bookingUrl,
  homePath,
  hotelUrl,
  listingPath,
  listingUrl,
  loginUrl,
  myBookingsUrl,
  ordersUrl,
} from "./paths.ts";
export { type PayAtHotelDecision, type PayAtHotelRefusal, payAtHotelDecision } from "./pay-at-hotel.ts";
export { type PaymentKind, paymentKind } from "./payment-kind.ts";
export {
  callingCode,
  longestPhone,
  nationalDigits,
  type PhoneLengths,
  phoneEntry,
  phoneKey,
} from "./phone.ts";
export { type PickerLimits, pickerLimits } from "./picker-limits.ts";
export {
  type Bill,
  hasEarlyCheckin,
  mergeFoodAndBeverage,
  type PriceLine,
  type PriceLineKind,
} from "./price-lines.ts";
export { type Query, queryFlag, queryList, queryNumber, queryText } from "./query.ts";
export { withQuickFilters } from "./quick-filters.ts";
export {
  type Fee,
  isQuoteExpired,
  type PriceableStay,
  type PricedStay,
  priceStay,
  quoteExpiry,
  taxAmounts,
} from "./quote.ts";
export { addRecentHotel, type RecentHotel } from "./recent-hotels.ts";
export {
  missingAcknowledgements,
  type RestrictionCode,
  restrictionAgainst,
  restrictionsToAcknowledge,
} from "./restrictions.ts";
export { type NightlyRates, type RoomCategory, roomsLeft } from "./room-category.ts";
export { defaultRooms, parseRooms, RESET_ROOMS, sameRooms } from "./room-config.ts";
export { formatRoomsConfig, parseRoomsConfig } from "./room-config-query.ts";
export type { RoomQuery } from "./room-counts.ts";
export type { RoomConfig, RoomGuests } from "./room-guests.ts";
export {
  clampRooms,
  type RoomLimits,
  type RoomNotice,
  type RoomNoticeCode,
  roomBounds,
  roomProblems,
} from "./room-limits.ts";
export { roomsChanged } from "./rooms-changed.ts";
export { percentageOf, roundHalfUp, roundToStep } from "./rounding.ts";
export { formatSearch, parseSearch } from "./search-codec.ts";
export {
  changeListing,
  formatListingQuery,
  hasActiveFilters,
  type ListingQuery,
  parseListingQuery,
  type SortKey,
} from "./search-filters.ts";
export {
  destinationProblem,
  type PlaceFilterEntry,
  placeFilterOf,
  reachedOpenSearchThreshold,
  sentSearchType,
} from "./search-request.ts";
export { EMPTY_SEARCH, type PlaceFilter, roomCount, type SearchState } from "./search-state.ts";
export { isCollection, type SearchType, searchTypeOf } from "./search-type.ts";
export { discountPercentage, shownSlasher } from "./slasher.ts";
export { slugOf } from "./slug.ts";
export { type RoomRequest, type SoldOutReason, soldOutReason } from "./sold-out.ts";
// Stays
export { nightDates, nightsOf, type Stay } from "./stay.ts";
export {
  type CorrectedStay,
  correctStay,
  type StayNotice,
  type StayNoticeCode,
  stayProblems,
  type WantedStay,
} from "./stay-dates.ts";
export {
  extraUnitPrice,
  formatMeals,
  type MealChoice,
  mergeMeals,
  type StayExtra,
} from "./stay-extras.ts";
export { type StayLimitConfig, type StayLimits, type StayRules, stayLimits } from "./stay-limits.ts";
export { type DayFacts, type DayProblem, dayProblem, type PickedRange, pickDay } from "./stay-picker.ts";
export type { Tax } from "./tax.ts";
export { type TaxClusivity, taxClusivity } from "./tax-display.ts";
export { type DistanceUnit, shownDistance } from "./units.ts";
export {
  toldUnknownFilters,
  type UnknownFilter,
  unknownFilters,
  withUnknownFiltersTold,
} from "./unknown-filters.ts";
export { visitorDraw } from "./visitor-draw.ts";
export { countsRoomsAs, roomsAsSold } from "./whole-unit.ts";
export { instantOf, type LocalDateTime, localDateTimeIn, todayIn } from "./zoned-time.ts";
