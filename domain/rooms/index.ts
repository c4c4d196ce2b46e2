export { type LowStockLimits, lowStockNotice } from "./low-stock.ts";
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
export { type PickerLimits, pickerLimits } from "./picker-limits.ts";
export {
  hasValidRates,
  type NightlyRates,
  nightlyTotals,
  type RoomCategory,
  roomsLeft,
} from "./room-category.ts";
export { DEFAULT_ROOMS, defaultRooms, parseRooms, RESET_ROOMS, sameRooms } from "./room-config.ts";
export { formatRoomsConfig, parseRoomsConfig } from "./room-config-query.ts";
export { type RoomQuery, roomsFromQuery } from "./room-counts.ts";
export { ROOM_CEILING, type RoomConfig, type RoomGuests } from "./room-guests.ts";
export {
  clampRooms,
  hasTriple,
  NO_TRIPLE_GUESTS,
  type RoomLimits,
  type RoomNotice,
  type RoomNoticeCode,
  roomBounds,
  roomProblems,
} from "./room-limits.ts";
export { roomsChanged } from "./rooms-changed.ts";
export { type RoomRequest, type SoldOutReason, soldOutReason } from "./sold-out.ts";
export { countsRoomsAs, roomsAsSold } from "./whole-unit.ts";
