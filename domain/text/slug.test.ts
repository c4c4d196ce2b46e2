import fc from "fast-check";
import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it("[ROUTE-03] makes slugs of city names", () => {
  expect(
    ["New Delhi", "São Paulo", "Den Haag", "'s-Hertogenbosch", "Køge", "Gießen", "Łódź", "دبي", "東京"].map(
      slugOf,
    ),
  ).toEqual([
    "new-delhi",
    "sao-paulo",
    "den-haag",
    "s-hertogenbosch",
    "koge",
    "giessen",
    "lodz",
    "دبي",
    "東京",
  ]);
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
      expect(slugOf(name)).not.toMatch(/^-|-$|--|[/?#\s]/);
    }),
  );
});
