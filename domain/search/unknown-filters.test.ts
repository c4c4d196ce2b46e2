import { describe, expect, it } from "vitest";
import { toldUnknownFilters, unknownFilters, withUnknownFiltersTold } from "./unknown-filters.ts";

const unknownIn = (query: Record<string, string>) => unknownFilters(query, (id) => ["3", "7"].includes(id));

describe("unknown filters", () => {
  it("are amenities, kinds of place and ratings that there are not; tags are told elsewhere", () => {
    expect(unknownIn({ amenities: "7,99999,pool", property_type: "home,castle", rating: "9" })).toEqual([
      { id: "amenities", value: "99999" },
      { id: "amenities", value: "pool" },
      { id: "property_type", value: "castle" },
      { id: "rating_min", value: "9" },
    ]);
    expect(unknownIn({ amenities: "3,7", property_type: "hotel", rating: "4.5", tags: "nonsense" })).toEqual(
      [],
    );
    expect(unknownIn({ amenities: "", rating: "" })).toEqual([]);
  });

  it("leave the address, which tells them, and have none of their own after", () => {
    const query = { checkin: "01/02/2027", amenities: "7,a;b", rating: "x" };
    const cleaned = withUnknownFiltersTold(query, unknownIn(query));
    expect(cleaned).toEqual({
      checkin: "01/02/2027",
      amenities: "7",
      unknown_filters: "amenities:a b;rating_min:x",
    });
    expect(unknownIn(cleaned)).toEqual([]);
    expect(toldUnknownFilters(cleaned)).toEqual([
      { id: "amenities", value: "a b" },
      { id: "rating_min", value: "x" },
    ]);
  });

  it("are prices, flags, counts, orders and pages that cannot be read", () => {
    const wrong = {
      price_min: "abc",
      price_max: "-5",
      pets_allowed: "maybe",
      free_cancellation: "perhaps",
      pay_at_hotel: "2",
      bedrooms: "2.5",
      sort: "foo",
      ascending: "up",
      page: "0",
    };
    const found = unknownIn(wrong);
    expect(found.map(({ value }) => value)).toEqual(Object.values(wrong));
    const told = withUnknownFiltersTold({ checkin: "01/02/2027", ...wrong }, found);
    expect(Object.keys(told)).toEqual(["checkin", "unknown_filters"]);
    expect(toldUnknownFilters(told)).toEqual(found);
    const right = {
      price_min: "0",
      price_max: "12.50",
      pets_allowed: "1",
      free_cancellation: "True",
      pay_at_hotel: "false",
      bedrooms: "3",
      sort: "price",
      ascending: "false",
      page: "2",
      rating: "0",
    };
    expect(unknownIn(right)).toEqual([]);
  });

  it("reads no filter that is none", () => {
    expect(toldUnknownFilters({ unknown_filters: "constructor:1;amenities:;<b>" })).toEqual([]);
  });
});
