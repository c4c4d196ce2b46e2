import { expect, it } from "vitest";
import { roomsAsSold } from "./whole-unit.ts";

const couple = { adults: 2, children: 1, infants: 0, pets: 1 };

it("keeps the rooms of a hotel and takes a party as one where homes are sold", () => {
  expect(roomsAsSold([couple, couple], "hotel")).toEqual([couple, couple]);
  expect(roomsAsSold([couple], "home")).toEqual([couple]);
  expect(roomsAsSold([couple, couple], "home")).toEqual([{ adults: 4, children: 2, infants: 0, pets: 2 }]);
});

it("stays within what is ever read", () => {
  expect(roomsAsSold(Array(9).fill({ ...couple, adults: 16 }), "home")[0]?.adults).toBe(30);
});
