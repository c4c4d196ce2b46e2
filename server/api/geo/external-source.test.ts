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

it("[CONF-08] [SRCH-08] keeps places alone, under the external source's name", () => {
  const found = asExternal(
    ["city", "hotel", "tag", "locality", "country", "townhouse"].map((type) => suggestion(type as "city")),
  );
  expect(found.map(({ type }) => type)).toEqual(["city", "locality", "country"]);
  for (const { source } of found) expect(source).toBe("google");
});
