import { expect, it } from "vitest";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { asExternal } from "./external-source.ts";

const suggestion = (type: Suggestion["type"]): Suggestion => ({
  id: type,
  type,
  displayName: type,
  source: "inventory",
  trending: false,
  supply: 3,
});

it("[SRCH-08] keeps places alone, under the external source's name", () => {
  const found = asExternal(
    ["city", "hotel", "tag", "locality", "country", "townhouse"].map((type) => suggestion(type as "city")),
  );
  expect(found.map(({ type }) => type)).toEqual(["city", "locality", "country"]);
  for (const { source } of found) expect(source).toBe("google");
});

it("[SRCH-09] has ids of its own and says neither where a place lies nor what only we know of it", () => {
  const city: Suggestion = {
    ...suggestion("city"),
    id: "2759794",
    slug: "amsterdam",
    city_id: 2759794,
    country_id: 528,
    centerPoint: { lat: 52.374, lng: 4.8897 },
    tags: ["canals"],
  };
  const [found] = asExternal([city]);
  expect(found).toEqual({
    id: expect.not.stringContaining("2759794"),
    type: "city",
    displayName: "city",
    source: "google",
    trending: false,
    supply: 0,
  });
});
