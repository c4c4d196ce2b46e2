import { expect, it } from "vitest";
import { kmToMiles, shownDistance } from "./units.ts";

it("converts kilometres to one decimal place", () => {
  expect([kmToMiles(16), kmToMiles(1), kmToMiles(0)]).toEqual([10, 0.6, 0]);
});

it("shows miles where the country asks for them, otherwise the unit of the answer", () => {
  expect(shownDistance({ value: 16, unit: "km" }, true)).toEqual({ value: 10, unit: "mi" });
  expect(shownDistance({ value: 1.25, unit: "km" }, false)).toEqual({ value: 1.3, unit: "km" });
  expect(shownDistance({ value: 2, unit: "mi" }, true)).toEqual({ value: 2, unit: "mi" });
});
