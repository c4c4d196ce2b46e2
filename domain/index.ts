// Money

// Guests
export { cityProblems, postalCodeProblems, streetProblems } from "./address-fields.ts";
export { allocate } from "./allocate.ts";
// Bookings
export { bookingIdFrom, isBookingId, normalizeBookingId } from "./booking-id.ts";
export { BOOKING_TABS, type BookingTab, bookingTabStatuses } from "./booking-list-filter.ts";
export { type BookingLookup, bookingLookupProblems } from "./booking-lookup.ts";
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
// Languages, dates and times
export {
  addDays,
  addMonths,
  type CivilDate,
  compareDates,
  datesFrom,
  daysBetween,
  daysInMonth,
  isCivilDate,
  startOfMonth,
  weekdayOf,
} from "./civil-date.ts";
export { type DateFormat, formatCivilDate, weekdayNames } from "./civil-date-format.ts";
export { parseCivilDate, toUrlDate } from "./civil-date-parse.ts";
export { latinDigits } from "./digits.ts";
export { cleanEmail, emailProblems } from "./email.ts";
export { type FieldProblem, fieldProblem } from "./field-problem.ts";
export { type GuestInput, type GuestRules, guestProblems } from "./guest-fields.ts";
export { cleanName, type GuestNameInput, guestNameProblems, splitName } from "./guest-name.ts";
export { intlLocale, languageTag } from "./locale-tag.ts";
// Rooms
export { lowStockNotice } from "./low-stock.ts";
export { currencyDecimals, fromDecimalText, type Money, money, sumMoney, toDecimalText } from "./money.ts";
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
export { PAGE_SIZES, pageCount, pageOffset } from "./paging.ts";
// Addresses of pages
export {
  bookingUrl,
  checkoutUrl,
  homePath,
  hotelUrl,
  listingPath,
  listingUrl,
  myBookingsUrl,
} from "./paths.ts";
export {
  callingCode,
  nationalDigits,
  type PhoneRules,
  phoneEntry,
  phoneKey,
  phoneProblems,
} from "./phone.ts";
export { type Query, queryFlag, queryList, queryNumber, queryText } from "./query.ts";
export { DEFAULT_ROOMS, defaultRooms, parseRooms, RESET_ROOMS, sameRooms } from "./room-config.ts";
export {
  DEFAULT_COMMA_ROOMS,
  formatCommaRooms,
  parseCommaRooms,
  WIZARD_COMMA_ROOMS,
} from "./room-config-comma.ts";
export { formatRoomsConfig, formatShortRoomsConfig, parseRoomsConfig } from "./room-config-query.ts";
export { type RoomQuery, roomsFromQuery } from "./room-counts.ts";
export { ROOM_CEILING, type RoomConfig, type RoomGuests, roomOf } from "./room-guests.ts";
export {
  clampRooms,
  DEFAULT_ALLOWED_ROOMS,
  type RoomLimits,
  type RoomNotice,
  type RoomNoticeCode,
  roomProblems,
} from "./room-limits.ts";
export { floorToStep, percentageOf, percentOf, roundHalfUp, roundToStep } from "./rounding.ts";
export { formatSearch, parseSearch } from "./search-codec.ts";
export {
  changeListing,
  formatListingQuery,
  hasActiveFilters,
  type ListingQuery,
  parseListingQuery,
  SORT_KEYS,
  type SortKey,
} from "./search-filters.ts";
export {
  destinationProblem,
  hasDestination,
  hasPosition,
  type PlaceFilterEntry,
  placeFilterOf,
  reachedOpenSearchThreshold,
  sentHotelSearchType,
  sentSearchType,
} from "./search-request.ts";
export {
  EMPTY_SEARCH,
  guestCount,
  PLACE_FILTERS,
  type PlaceFilter,
  resetLocation,
  resetSearch,
  roomCount,
  type SearchState,
} from "./search-state.ts";
export { isCollection, SEARCH_TYPES, type SearchType, searchTypeOf } from "./search-type.ts";
// Stays
export { nightDates, nightsOf, type Stay } from "./stay.ts";
export {
  type CorrectedStay,
  correctStay,
  defaultStay,
  type StayNotice,
  type StayNoticeCode,
  stayProblems,
  type WantedStay,
} from "./stay-dates.ts";
export { type StayLimitConfig, type StayLimits, stayLimits } from "./stay-limits.ts";
export { TEXT_LENGTHS } from "./text-lengths.ts";
export { instantOf, type LocalDateTime, localDateTimeIn, todayIn } from "./zoned-time.ts";
