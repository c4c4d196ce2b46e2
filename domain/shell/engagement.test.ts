import { describe, expect, it } from "vitest";
import { bookedFrom, engagementsOf, roomChoiceOf } from "./engagement.ts";

const show = (page: string, params: Record<string, string> = {}, query: Record<string, string> = {}) =>
  engagementsOf(
    { page, route: { name: `${page}-route`, params }, query },
    { pageType: "Home Page", hard: true },
  );
const STAY = { checkin: "10/07/2027", checkout: "12/07/2027", rooms_config: "1-2" };

describe("what showing a page means", () => {
  it("[MODE-07] is that it was seen, how, and nothing else of a page nobody looks for anything on", () => {
    const seen = {
      name: "page_view",
      attributes: { pageType: "Home Page", route: "home-route", hard: true },
    };
    expect(show("home", { city: "ede" }, STAY)).toEqual([seen]);
    expect(
      engagementsOf(
        { page: "home", route: { name: "r", params: {} }, query: {} },
        { pageType: "Home Page", hard: false },
      )[0],
    ).toMatchObject({
      attributes: { route: "r", hard: false },
    });
  });

  it("[MODE-07] is a search, a look at a property or a checkout begun, told by names of places and choices", () => {
    const secrets = { phone: "612345678", email: "a@b.co" };
    expect(show("listing", { city: "ede", page: "2" }, { ...STAY, sort: "price", ...secrets })[1]).toEqual({
      name: "search",
      attributes: { city: "ede", ...STAY, sort: "price" },
    });
    expect(show("hotel", { hotelId: "5", slug: "x" }, { ...STAY, coupon: "TEN", ...secrets })[1]).toEqual({
      name: "property_view",
      attributes: { hotelId: "5", ...STAY },
    });
    expect(show("checkout", {}, { hotel_id: "5", room_category_id: "11", ...STAY, ...secrets })[1]).toEqual({
      name: "checkout_begun",
      attributes: { hotel_id: "5", room_category_id: "11", ...STAY },
    });
  });

  it("[MODE-07] holds no more than 100 characters of each", () => {
    expect(show("listing", { city: "a".repeat(101) })[1]?.attributes.city).toBe("a".repeat(100));
  });
});

it("[MODE-07] is the choice of a room where an address leads to the checkout of one", () => {
  const choice = (address: string) => roomChoiceOf(new URL(address, "https://stay.example"));
  expect(choice("/checkout?hotel_id=5&room_category_id=11&email=a@b.co")).toEqual({
    name: "select_room",
    attributes: { hotel_id: "5", room_category_id: "11" },
  });
  expect(choice("/checkout/de?hotel_id=5&room_category_id=11")).not.toBeNull();
  for (const other of [
    "/checkout?hotel_id=5",
    "/checkout?room_category_id=11",
    "/5?hotel_id=5&room_category_id=11",
  ])
    expect(choice(other), other).toBeNull();
});

it("[MODE-07] says of a booking what was booked, and not its number", () => {
  expect(bookedFrom({ query: { hotel_id: "5", ...STAY, booking_id: "ABC", coupon: "TEN" } })).toEqual({
    name: "booked",
    attributes: { hotel_id: "5", ...STAY },
  });
});
