import { parseCivilDate, toUrlDate } from "../dates/index.ts";
import { defaultRooms, formatRoomsConfig, roomsFromQuery, sameRooms } from "../rooms/index.ts";
import { type Query, queryFlag, queryList, queryNumber, queryText } from "../shell/index.ts";
import { PLACE_FILTERS, type SearchState } from "./search-state.ts";
import { searchTypeOf } from "./search-type.ts";

/**
 * The one reading of a search from a URL (SRCH-02, ROUTE-35). Unknown parameters are ignored and unreadable
 * ones become blank; dates are read, not corrected: give the raw `checkin` and `checkout` to `correctStay` to
 * learn what was wrong. Without rooms in the address they are those of `country`, or the product's default
 * where it is left out (ROOM-04).
 */
export function parseSearch(query: Query, country: CountryRooms = {}): SearchState {
  const text = (name: string) => queryText(query, name);
  const type = text("searchType");
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<TextField, string | null>),
    latitude: queryNumber(query, "latitude", -90, 90),
    longitude: queryNumber(query, "longitude", -180, 180),
    searchType: type === null ? null : searchTypeOf(type),
    checkin: parseCivilDate(text("checkin")),
    checkout: parseCivilDate(text("checkout")),
    flexibleDaysCount: Math.trunc(queryNumber(query, "flexibleDaysCount", 0, 30) ?? 0),
    isLatLngSearch: queryFlag(query, "isLatLngSearch"),
    isOpenSearch: queryFlag(query, "isOpenSearch"),
    isTravellingWithPets: queryFlag(query, "isTravellingWithPets"),
    is_quotation: queryFlag(query, "is_quotation"),
    quickFilters: queryList(query, "quickFilters"),
    filters: placeFilters(query),
    roomConfig: rooms(query) ?? defaultRooms(country.defaultRoomGuestConfig),
  };
}

/**
 * The one writing of a search into a URL, in a fixed order and without blanks, so that equal searches have
 * equal URLs. `parseSearch(formatSearch(s))` is `s`. Dates are written `DD/MM/YYYY` (DATE-02). The default
 * room, that of `country` where it is given to both, is written only together with something else.
 */
export function formatSearch(search: Partial<SearchState>, country: CountryRooms = {}): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | null | undefined) => {
    if (value) params.set(name, value);
  };
  for (const name of TEXTS.slice(0, 8)) put(name, search[name]);
  put("searchType", search.searchType);
  put("latitude", coordinate(search.latitude));
  put("longitude", coordinate(search.longitude));
  put("checkin", search.checkin ? toUrlDate(search.checkin) : null);
  put("checkout", search.checkout ? toUrlDate(search.checkout) : null);
  put("flexibleDaysCount", search.flexibleDaysCount ? String(search.flexibleDaysCount) : null);
  for (const name of FLAGS) put(name, search[name] ? "true" : null);
  put("quickFilters", search.quickFilters?.join(","));
  for (const name of PLACE_FILTERS) put(`filters[${name}]`, search.filters?.[name]?.join(","));
  for (const name of TEXTS.slice(8)) put(name, search[name]);
  if (
    search.roomConfig &&
    (params.toString() !== "" || !sameRooms(search.roomConfig, defaultRooms(country.defaultRoomGuestConfig)))
  ) {
    params.set("rooms_config", formatRoomsConfig(search.roomConfig));
  }
  return params;
}

/** A deal, and the days of its link, as an address has them. */
interface DealOfAddress {
  readonly deal_id?: string;
  readonly start_time?: string;
  readonly end_time?: string;
}

/** What the address of a page says of a deal, as calls take it; empty without a deal (DEAL-02). */
export function dealRequest(query: Query): DealOfAddress {
  const read = (name: keyof DealOfAddress) => queryText(query, name, MOST_CHARACTERS) ?? undefined;
  const deal_id = read("deal_id");
  if (!deal_id) return {};
  const start_time = read("start_time");
  const end_time = read("end_time");
  return { deal_id, ...(start_time && { start_time }), ...(end_time && { end_time }) };
}

/** Longest value of an address that a call takes. */
const MOST_CHARACTERS = 40;

/** What a country says of rooms that nobody chose (ROOM-04). */
export interface CountryRooms {
  readonly defaultRoomGuestConfig?: string | undefined;
}

const TEXTS = [
  "location",
  "city",
  "cityId",
  "countryId",
  "countryName",
  "locationId",
  "localityId",
  "tag",
  "coupon",
  "selected_rcid",
  "hotelId",
  "utm_source",
  "deal_id",
  "start_time",
  "end_time",
] as const;
type TextField = (typeof TEXTS)[number];

const FLAGS = ["isLatLngSearch", "isOpenSearch", "isTravellingWithPets", "is_quotation"] as const;

function rooms(query: Query) {
  const text = (name: string) => queryText(query, name, 1000);
  return roomsFromQuery({
    rooms_config: text("rooms_config"),
    rooms: text("rooms"),
    guests: text("guests"),
    adults: text("adults"),
    children: text("children"),
  });
}

function placeFilters(query: Query): SearchState["filters"] {
  const found = PLACE_FILTERS.map((name) => [name, queryList(query, `filters[${name}]`)] as const);
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}

/** At most six decimals (a tenth of a metre), so that equal places make equal URLs. */
function coordinate(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(Number(value.toFixed(6)));
}
