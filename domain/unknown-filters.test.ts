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

  it("reads no filter that is none", () => {
    expect(toldUnknownFilters({ unknown_filters: "constructor:1;amenities:;<b>" })).toEqual([]);
  });
});
