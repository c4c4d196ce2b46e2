import { expect, it } from "vitest";
import { EMPTY_SEARCH, parseSearch } from "../search/index.ts";
import { checkoutUrl } from "./checkout-url.ts";
import { bookingUrl, homePath, hotelUrl, listingPath, listingUrl, myBookingsUrl } from "./paths.ts";

const rooms = [{ adults: 2, children: 0, infants: 0, pets: 0 }];
const stay = { checkin: "2026-12-24", checkout: "2026-12-26" };

it("[ROUTE-37] has home at the root, or under the country where that has a home page", () => {
  expect(homePath({ countryCode: "IN", hasHomePage: true })).toBe("/");
  expect(homePath({ countryCode: "NL", hasHomePage: true })).toBe("/nl/");
  expect(homePath({ countryCode: "AE", hasHomePage: false })).toBe("/");
});

it("[ROUTE-02] [ROUTE-03] has listings under the city's name, otherwise under search", () => {
  expect(listingPath("new-delhi")).toBe("/hotels-in-new-delhi");
  expect(listingPath("goa", "beach")).toBe("/hotels-in-goa/beach");
  expect(listingUrl({ search: { city: "Goa & more" }, listing: { page: 2 } })).toBe(
    "/search?city=Goa+%26+more&page=2",
  );
  expect(listingUrl({ citySlug: "goa", search: { ...EMPTY_SEARCH, ...stay } })).toBe(
    "/hotels-in-goa?checkin=24/12/2026&checkout=26/12/2026&rooms_config=1-2_0_0_0",
  );
  expect(listingUrl({ citySlug: "goa" })).toBe("/hotels-in-goa");
});

it("writes two guests where a country starts with one, and leaves out its own default", () => {
  const country = { defaultRoomGuestConfig: "1,0,0" };
  const { roomConfig } = EMPTY_SEARCH;
  const two = "?rooms_config=1-2_0_0_0";
  expect(listingUrl({ citySlug: "goa", search: { roomConfig }, country })).toBe(`/hotels-in-goa${two}`);
  expect(hotelUrl({ hotelId: 1, countryCode: "nl", search: { roomConfig }, country })).toBe(`/nl/1/${two}`);
  expect(listingUrl({ citySlug: "goa", search: parseSearch({}, country), country })).toBe("/hotels-in-goa");
});

it("[ROUTE-05] has hotels at the root in India and under the country elsewhere", () => {
  expect(hotelUrl({ hotelId: 1204, countryCode: "in" })).toBe("/1204/");
  expect(hotelUrl({ hotelId: "1204", countryCode: "NL" })).toBe("/nl/1204/");
});

it("[ROUTE-35] [SRCH-02] [ROOM-12] keeps dates, rooms, coupon and place on the way to a hotel", () => {
  const search = {
    ...EMPTY_SEARCH,
    ...stay,
    city: "Goa",
    cityId: "7",
    coupon: "SUN",
    roomConfig: [...rooms, ...rooms],
  };
  const url = hotelUrl({ hotelId: 1204, countryCode: "in", search });
  expect(url).toBe(
    "/1204/?city=Goa&cityId=7&checkin=24/12/2026&checkout=26/12/2026&coupon=SUN&rooms_config=2-2_0_0_0-2_0_0_0",
  );
  expect(parseSearch(new URL(url, "https://x.example").searchParams)).toMatchObject({
    ...stay,
    coupon: "SUN",
    roomConfig: search.roomConfig,
  });
});

it("[BOOK-02] [PRICE-04] sends ids, dates and rooms to the summary, never a price", () => {
  expect(checkoutUrl({ hotel_id: 1204, room_category_id: 3, stay, rooms })).toBe(
    "/checkout?hotel_id=1204&room_category_id=3&checkin=24/12/2026&checkout=26/12/2026&rooms_config=1-2_0_0_0",
  );
});

it("[ROUTE-07] [ROUTE-36] [ROUTE-10] has bookings under their upper-case id", () => {
  expect([bookingUrl("k7w2"), myBookingsUrl()]).toEqual(["/booking/K7W2", "/my-booking"]);
});
