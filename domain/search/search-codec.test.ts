import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/index.ts";
import { guestsOf, RESET_ROOMS } from "../rooms/index.ts";
import { ROOM_CEILING } from "../rooms/room-guests.ts";
import { formatSearch, parseSearch } from "./search-codec.ts";
import {
  changeListing,
  formatListingQuery,
  hasActiveFilters,
  parseListingQuery,
  SORT_KEYS,
} from "./search-filters.ts";
import { EMPTY_SEARCH, PLACE_FILTERS, roomCount, type SearchState } from "./search-state.ts";
import { SEARCH_TYPES, searchTypeOf } from "./search-type.ts";

const text = fc.option(fc.stringMatching(/^[\p{L}\p{N}&=?#%+/'-][\p{L}\p{N} &=?#%+/'-]{0,20}[\p{L}\p{N}]$/u));
const id = fc.option(fc.stringMatching(/^[a-z0-9]{1,12}$/));
const list = fc.uniqueArray(fc.stringMatching(/^[a-z0-9_]{1,12}$/), { maxLength: 4 });
const date = fc.option(fc.nat(3000).map((days) => addDays("2026-01-01", days)));
const coordinate = (limit: number) =>
  fc.option(fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((micro) => micro / 1e6 + 0));
const search: fc.Arbitrary<SearchState> = fc.record({
  location: text,
  latitude: coordinate(90),
  longitude: coordinate(180),
  city: text,
  cityId: id,
  countryId: id,
  countryName: text,
  locationId: id,
  localityId: id,
  searchType: fc.option(fc.constantFrom(...SEARCH_TYPES)),
  tag: id,
  coupon: id,
  checkin: date,
  checkout: date,
  flexibleDaysCount: fc.nat(30),
  isLatLngSearch: fc.boolean(),
  isOpenSearch: fc.boolean(),
  quickFilters: list,
  filters: fc
    .tuple(...PLACE_FILTERS.map((name) => fc.tuple(fc.constant(name), list)))
    .map((entries) => Object.fromEntries(entries.filter(([, values]) => values.length > 0))),
  roomConfig: fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: ROOM_CEILING.adults }),
      children: fc.nat(9),
      infants: fc.nat(9),
      pets: fc.nat(9),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  isTravellingWithPets: fc.boolean(),
  selected_rcid: id,
  hotelId: id,
  is_quotation: fc.boolean(),
  utm_source: id,
  deal_id: id,
  start_time: id,
  end_time: id,
});

describe("the search in a URL", () => {
  it("[SRCH-02] [ROUTE-35] [ROOM-12] is read as it was written", () => {
    fc.assert(
      fc.property(search, (state) => {
        expect(parseSearch(formatSearch(state))).toEqual(state);
        expect(parseSearch(new URLSearchParams(formatSearch(state).toString()))).toEqual(state);
        expect(parseSearch(Object.fromEntries(formatSearch(state)))).toEqual(state);
      }),
    );
  });

  it("[SRCH-02] is empty for an empty search", () => {
    expect(formatSearch(EMPTY_SEARCH).toString()).toBe("");
    expect(parseSearch({})).toEqual(EMPTY_SEARCH);
    const alone = { defaultRoomGuestConfig: "1,0,0" };
    expect(parseSearch({}, alone).roomConfig).toEqual(RESET_ROOMS);
    expect(formatSearch(parseSearch({}, alone), alone).toString()).toBe("");
    const two = formatSearch(EMPTY_SEARCH, alone);
    expect(parseSearch(two, alone)).toEqual(EMPTY_SEARCH);
  });

  it("[DATE-02] [ROOM-05] carries dates as DD/MM/YYYY and rooms as rooms_config", () => {
    const params = formatSearch({
      ...EMPTY_SEARCH,
      city: "Pune",
      checkin: "2026-12-24",
      checkout: "2026-12-26",
    });
    expect(Object.fromEntries(params)).toEqual({
      city: "Pune",
      checkin: "24/12/2026",
      checkout: "26/12/2026",
      rooms_config: "1-2_0_0_0",
    });
  });

  it("[ROUTE-35] survives whatever a query holds", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...Object.keys(EMPTY_SEARCH), "rooms_config", "guests", "x"),
          fc.string(),
        ),
        (query) => {
          const state = parseSearch(query);
          expect(parseSearch(formatSearch(state))).toEqual(state);
        },
      ),
    );
  });

  it("[ROUTE-35] takes the last of repeated parameters and ignores unknown ones", () => {
    expect(parseSearch(new URLSearchParams("city=Pune&city=Agra&foo=1")).city).toBe("Agra");
  });
});

it("[SRCH-03] reads an unknown search type as a city", () => {
  expect([searchTypeOf("silverkey"), searchTypeOf("planet"), searchTypeOf(null)]).toEqual([
    "silverkey",
    "city",
    "city",
  ]);
  expect(parseSearch({ searchType: "planet" }).searchType).toBe("city");
});

it("[SRCH-02] counts rooms and guests of a search", () => {
  const state = { roomConfig: [{ adults: 2, children: 1, infants: 1, pets: 0 }] };
  expect([roomCount(state), guestsOf(state.roomConfig)]).toEqual([1, 3]);
});

it("[ROOM-12] [ROUTE-35] reads rooms, guests, adults and children where the rooms are not written out", () => {
  const rooms = (query: string) => parseSearch(new URLSearchParams(query)).roomConfig;
  const room = { adults: 1, children: 0, infants: 0, pets: 0 };
  expect(rooms("rooms=2&guests=3")).toEqual([{ ...room, adults: 2 }, room]);
  expect(rooms("rooms=1&adults=3&children=1")).toEqual([{ ...room, adults: 3, children: 1 }]);
});

it("[SRCH-02] writes the id of a property and what follows it behind the filters, each once", () => {
  const search = { ...EMPTY_SEARCH, city: "Ede", tag: "beach", hotelId: "5", filters: { city_id: ["7"] } };
  expect([...formatSearch(search).keys()]).toEqual([
    "city",
    "tag",
    "filters[city_id]",
    "hotelId",
    "rooms_config",
  ]);
});

describe("filters and order in a URL", () => {
  const price = fc.option(fc.nat(1e9));
  const listing = fc.record({
    priceMin: price,
    priceMax: price,
    ratingMin: fc.option(fc.constantFrom(3, 3.5, 4, 5)),
    propertyTypes: list,
    amenities: fc.uniqueArray(fc.nat(500).map(String), { maxLength: 5 }),
    tags: list,
    petsAllowed: fc.boolean(),
    sort: fc.constantFrom(...SORT_KEYS),
    ascending: fc.boolean(),
    page: fc.integer({ min: 1, max: 1000 }),
    after: fc.option(fc.stringMatching(/^[\w-]{20,200}$/)),
    showMap: fc.boolean(),
  });

  it("[LIST-06] [LIST-07] [LIST-08] are read as they were written", () => {
    fc.assert(
      fc.property(listing, (state) => {
        const read = { ...state, after: state.page > 1 ? state.after : null };
        expect(parseListingQuery(formatListingQuery(state))).toEqual(read);
      }),
    );
  });

  it("[LIST-06] ignore what nobody knows", () => {
    expect(
      formatListingQuery(
        parseListingQuery({ sort: "luck", page: "-3", rating: "9", amenities: "wifi", x: "1" }),
      ).toString(),
    ).toBe("");
  });

  it("[LIST-05] go back to page 1 when they change", () => {
    const third = parseListingQuery({ page: "3" });
    expect(changeListing(third, { petsAllowed: true })).toMatchObject({ page: 1, petsAllowed: true });
    expect(changeListing(third, { page: 4 }).page).toBe(4);
  });

  it("[LIST-02] go on behind what was seen on later pages alone, and forget it when they change", () => {
    const after = "a".repeat(30);
    const seen = parseListingQuery({ page: "2", after });
    expect(seen.after).toBe(after);
    expect(changeListing(seen, { sort: "price" })).toMatchObject({ page: 1, after: null });
    expect(changeListing(seen, { page: 3 }).after).toBeNull();
    for (const unread of ["short", "a'b".repeat(20), "a".repeat(1401)])
      expect(parseListingQuery({ page: "2", after: unread })).toMatchObject({ page: 2, after: null });
    expect(parseListingQuery({ after }).after).toBeNull();
  });

  it("[LIST-06] take amenities by number alone, and leave the default order out of the address", () => {
    expect(parseListingQuery(new URLSearchParams("amenities=1,a2,3b,44")).amenities).toEqual(["1", "44"]);
    expect(formatListingQuery({ ascending: false }).toString()).toBe("");
    expect(formatListingQuery({ ascending: true }).toString()).toBe("ascending=true");
  });

  it.each([
    ["price_min=100"],
    ["price_max=100"],
    ["rating=4"],
    ["pets_allowed=true"],
    ["tags=beach"],
    ["amenities=1"],
    ["property_type=villa"],
  ])("[SEO-02] are on with %s alone", (query) => {
    expect(hasActiveFilters(parseListingQuery(new URLSearchParams(query)))).toBe(true);
  });

  it("[SEO-02] tell a narrowed listing from a sorted one", () => {
    expect(hasActiveFilters(parseListingQuery({ sort: "price", page: "2" }))).toBe(false);
    expect(hasActiveFilters(parseListingQuery({ amenities: "3" }))).toBe(true);
  });
});
