import fc from "fast-check";
import { expect, it } from "vitest";
import { slugOf, splitCitySlug } from "./slug.ts";

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

it("[ROUTE-04] splits locality and city by the longest known city", () => {
  const cities = new Set(["delhi", "new-delhi", "pune"]);
  const split = (slug: string) => splitCitySlug(slug, (city) => cities.has(city));
  expect(split("connaught-place-new-delhi")).toEqual({ locality: "connaught-place", city: "new-delhi" });
  expect(split("new-delhi")).toEqual({ locality: null, city: "new-delhi" });
  expect(split("old-delhi")).toEqual({ locality: "old", city: "delhi" });
  expect([split("atlantis"), split("-pune"), split("")]).toEqual([null, null, null]);
});
