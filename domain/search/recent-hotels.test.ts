import fc from "fast-check";
import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { addRecentHotel, type RecentHotel } from "./recent-hotels.ts";

const hotel = (id: number): RecentHotel => ({
  id,
  name: `Hotel ${id}`,
  place: "Jordaan, Amsterdam",
  picture: "/images/s-canal-dusk-1-320.webp",
  colour: "#c76b43",
});

const visit = (ids: readonly number[], kept: { readonly hotels: number }) =>
  ids.reduce<readonly RecentHotel[]>((list, id) => addRecentHotel(list, hotel(id), kept), []);

describe("recent hotels", () => {
  it("[HOTEL-14] keeps five, newest first, each once", () => {
    const list = visit([1, 2, 3, 2, 4, 5, 6, 7], limits.recent);
    expect(list.map(({ id }) => id)).toEqual([7, 6, 5, 4, 2]);
  });

  it("[HOTEL-14] keeps the last different ones, as many as the limit says", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(7), (ids, hotels) => {
        const newest = [...new Set(ids.toReversed())];
        expect(visit(ids, { hotels }).map(({ id }) => id)).toEqual(newest.slice(0, hotels));
      }),
    );
  });

  it("[HOTEL-14] takes what a property is called now", () => {
    const renamed = { ...hotel(1), name: "New name" };
    expect(addRecentHotel([hotel(1)], renamed, limits.recent)).toEqual([renamed]);
  });
});
