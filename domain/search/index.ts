export { FLAG_FILTERS, type FlagFilter, flagFilters, MORE_FILTERS, type MoreFilter } from "./flag-filters.ts";
export { keptSearch } from "./kept-search.ts";
export { reachedOpenSearchThreshold } from "./open-searches.ts";
export { withQuickFilters } from "./quick-filters.ts";
export { addRecentHotel, type RecentHotel } from "./recent-hotels.ts";
export { type CountryRooms, dealRequest, formatSearch, parseSearch } from "./search-codec.ts";
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
  hasDestination,
  hasPosition,
  type PlaceFilterEntry,
  placeFilterOf,
  sentSearchType,
} from "./search-request.ts";
export { EMPTY_SEARCH, type PlaceFilter, roomCount, type SearchState } from "./search-state.ts";
export { searchTags, withSearchTags } from "./search-tags.ts";
export { isCollection, type SearchType, searchTypeOf } from "./search-type.ts";
export {
  toldUnknownFilters,
  type UnknownFilter,
  unknownFilters,
  withUnknownFiltersTold,
} from "./unknown-filters.ts";
