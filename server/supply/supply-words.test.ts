import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { flagFilters } from "#domain/search";
import { buildRelease } from "../testing/release.ts";
import { projectRoot } from "../testing/release-source.ts";
import { placeLine } from "./place-line.ts";
import { supplySentence, supplyWord, type WordsPlace } from "./supply-words.ts";

const english: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(projectRoot, "config/messages/en/supply.json"), "utf8"),
);

/** A site of the release, in one of its languages. */
function placeIn(locale: string): WordsPlace {
  const release = buildRelease();
  const site = Object.values(release.sites).find(({ locales }) => locales.includes(locale));
  if (!site) throw new Error(`no site speaks ${locale}`);
  return { release, site, locale };
}

/** Codes that a contract lists. */
function codesOf(file: string, type: string, field: string): readonly string[] {
  const { $defs } = JSON.parse(readFileSync(join(projectRoot, `schemas/api/${file}.schema.json`), "utf8"));
  return $defs[type].properties[field].enum;
}

describe("words for codes of the supply", () => {
  it.each([
    ["restriction", codesOf("property", "Restriction", "code")],
    ["property-type", codesOf("search", "HotelCard", "property_type")],
    ["sort", codesOf("search", "SortParams", "sort_on")],
    ["fee", codesOf("hotels", "FeeInfo", "bill_type")],
    ["flag", [...flagFilters, "available"]],
  ])("exist for each %s that a contract lists", (kind, codes) => {
    for (const code of codes) expect(english).toHaveProperty([`supply.${kind}.${code}`]);
  });

  it("[LOC-01] are those of the language, a brand's own first, and nothing for a code that no message names", () => {
    const dutch = supplyWord(placeIn("nl"));
    expect(dutch("supply.nearby.market-square")).toBe("Marktplein");
    expect(dutch("supply.category.castle")).toBeUndefined();
    expect(dutch("supply.category.__proto__")).toBeUndefined();
    const brandMessages = { homes: { en: { "supply.category.villa": "Big house" } } };
    const release = { ...buildRelease(), brandMessages };
    const [homes, hotels] = ["homes-nl", "hotels-in"].map((id) => {
      const site = release.sites[id];
      return site && supplyWord({ release, site, locale: "en" })("supply.category.villa");
    });
    expect([homes, hotels]).toEqual(["Big house", "Villa"]);
  });

  it("[LOC-09] put numbers where the language wants them", () => {
    expect(supplySentence(placeIn("en"), "supply.rating-from", { value: 4.5 })).toBe("4.5 and more");
    expect(supplySentence(placeIn("nl"), "supply.rating-from", { value: 4.5 })).toContain("4,5");
  });
});

it("[LOC-03] writes a place with the comma of the language", () => {
  expect(placeLine("ar", "ديرة", "دبي")).toBe("ديرة، دبي");
  expect(placeLine("en", "Jordaan", "Amsterdam")).toBe("Jordaan, Amsterdam");
  expect(placeLine("ja", "新宿", "東京")).toBe("新宿、東京");
});
