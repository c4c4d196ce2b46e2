import fc from "fast-check";
import { expect, it } from "vitest";
import type { SiteHome } from "#schemas/generated/api/sites.ts";
import { registry } from "#widgets/registry";
import { homesByGroup, matchingHomes } from "./matching-homes.ts";

const example = registry["country-list"]?.manifest.examples[0]?.data?.sites as { homes: readonly SiteHome[] };
const { homes } = example;
const found = (text: string) => matchingHomes(homes, text).map(({ id }) => id);

it("[MODAL-08] finds a country by either name, by language, by currency and by code, whatever the capitals", () => {
  expect(found("nederl")).toEqual(["wrenhollow-nl"]);
  expect(found("UNITED")).toEqual(["wrenhollow-uk", "solvanta-ae"]);
  expect(found("deutsch")).toEqual(["wrenhollow-nl"]);
  expect(found("gbp")).toEqual(["wrenhollow-uk"]);
  expect(found("الإمارات")).toEqual(["solvanta-ae"]);
  expect(found("english eur")).toEqual(["wrenhollow-nl"]);
  expect(found("atlantis")).toEqual([]);
});

it("[MODAL-08] groups without losing or doubling a country", () => {
  fc.assert(
    fc.property(fc.subarray([...homes]), (some) => {
      const grouped = homesByGroup(some).flatMap((part) => part.homes);
      expect([...grouped].sort()).toEqual([...some].sort());
    }),
  );
});
