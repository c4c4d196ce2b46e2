import { expect, it } from "vitest";
import { pickFields } from "./pick-fields.ts";

it("keeps the named fields alone, also of what stands in lists", () => {
  const answer = {
    count: 2,
    cities: [{ id: 1, name: "a", near: [{ id: 3, far: 4 }] }, { id: 2 }],
    none: null,
  };
  expect(pickFields(answer, ["cities.id", "cities.near.id", "none.such", "missing"])).toEqual({
    cities: [{ id: 1, near: [{ id: 3 }] }, { id: 2 }],
    none: null,
  });
});

it("leaves what has no fields as it is", () => {
  expect(pickFields(null, ["a"])).toBe(null);
  expect(pickFields("a", ["length"])).toBe("a");
});
