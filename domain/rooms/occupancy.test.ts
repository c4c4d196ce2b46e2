import fc from "fast-check";
import { expect, it } from "vitest";
import {
  adultsOf,
  guestsOf,
  largestAdults,
  largestGuests,
  occupancySplit,
  partySize,
  petsOf,
} from "./occupancy.ts";

const family = { adults: 2, children: 1, infants: 1, pets: 1 };
const three = { adults: 3, children: 0, infants: 0, pets: 0 };
const single = { adults: 1, children: 0, infants: 0, pets: 0 };

it("[ROOM-08] counts adults and children as guests, not infants or pets", () => {
  expect(guestsOf(family)).toBe(3);
  expect(guestsOf([family, three])).toBe(6);
  expect(adultsOf([family, three])).toBe(5);
});

it("[ROOM-08] [SRCH-17] sends pets only above zero", () => {
  expect(petsOf([family, three])).toBe(1);
  expect(petsOf([three])).toBeUndefined();
});

it("[SRCH-12] counts infants into the party", () => {
  expect(partySize([family, three])).toBe(7);
});

it("[ROOM-03] [PRICE-01] charges one adult single, two double, and an extra bed for each one more", () => {
  expect(occupancySplit([single, family, three])).toEqual({ single: 1, double: 2, extra: 1 });
  const adults = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(adults, (counts) => {
      const rooms = counts.map((count) => ({ ...single, adults: count }));
      const split = occupancySplit(rooms);
      expect(split.single + split.double).toBe(rooms.length);
      expect(split.single + 2 * split.double + split.extra).toBe(adultsOf(rooms));
    }),
  );
});

it("[HOTEL-07] knows the fullest room", () => {
  expect([largestAdults([single, family]), largestGuests([single, family])]).toEqual([2, 3]);
});
