import fc from "fast-check";
import { expect, it } from "vitest";
import { firstCities } from "./first-cities.ts";

const cities = ["a", "b", "c", "d"].map((slug) => ({ city: { slug } }));
const slugsOf = (list: readonly { city: { slug: string } }[]) => list.map(({ city }) => city.slug);

it("[CONF-16] keeps a prepended city first and all others in their order", () => {
  expect(slugsOf(firstCities(cities, ["c"]))).toEqual(["c", "a", "b", "d"]);
  expect(firstCities(cities, [])).toBe(cities);
});

it("[CONF-16] neither loses nor doubles a city, whatever is named", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c", "d", "nowhere")), (slugs) => {
      const sorted = slugsOf(firstCities(cities, slugs));
      expect([...sorted].sort()).toEqual(["a", "b", "c", "d"]);
      const named = [...new Set(slugs)].filter((slug) => slug !== "nowhere");
      expect(sorted.slice(0, named.length)).toEqual(named);
    }),
  );
});
