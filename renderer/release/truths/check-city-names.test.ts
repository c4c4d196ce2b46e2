import { describe, expect, it } from "vitest";
import cities from "../../../config/cities.json" with { type: "json" };
import { buildSmall, type smallConfig } from "../testing/small-config.ts";
import { citiesWithoutName } from "./check-city-names.ts";

const thai = {
  "languages/th.json": { locale: "th" },
} satisfies Readonly<Record<string, unknown>>;

/** Twenty cities with Thai names, some of them changed. */
function listOf(changes: Readonly<Record<number, object>> = {}) {
  return Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    slug: index === 0 ? "lisbon" : `city-${index}`,
    name: `Lisbon ${index}`,
    countryCode: "PT",
    ...(changes[index] ?? { names: { th: `ลิสบอน ${index}` } }),
  }));
}

function told(list: readonly object[], more: Parameters<typeof buildSmall>[0] = thai) {
  const patch = { ...more, "cities.json": list as unknown as (typeof smallConfig)["cities.json"] };
  return buildSmall(patch)
    .findings.filter(({ file }) => file === "config/cities.json")
    .map(({ code, severity, message }) => `${severity} ${code}: ${message}`);
}

describe("names of cities in letters of the language", () => {
  it("are no finding where every city has one, and in languages of Latin letters", () => {
    expect(told(listOf())).toEqual([]);
    expect(told([{ id: 1, slug: "lisbon", name: "Lisbon", names: { nl: "Lissabon" } }], {})).toEqual([]);
  });

  it("that were forgotten are one warning, which names them", () => {
    expect(told(listOf({ 3: {}, 7: { names: { th: "Lisboa" } } }))).toEqual([
      "warning missing-name: th shows 2 of 20 cities in letters of another script: city-3, city-7.",
    ]);
  });

  it("are one hint while the language is under way", () => {
    const none = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, {}]));
    expect(told(listOf(none))).toEqual([
      "info missing-name: th names 0 of 20 cities in its own letters; their English names stand in for the rest.",
    ]);
  });

  it("under a language that there is not are told once, with the one that was meant", () => {
    expect(told(listOf({ 3: { names: { ht: "ลิสบอน" } }, 5: { names: { ht: "ปอร์โต" } } }))).toEqual([
      'warning unknown-language: There is no language "ht", so nobody reads this name.',
    ]);
  });

  it("are texts", () => {
    expect(told(listOf({ 3: { names: { th: 5 } } }))).toEqual(["error wrong-type: Got 5, expected string."]);
  });

  it.each([
    ["ja", "ja", "サン・マロ", "東京", "Tokyo"],
    ["zh", "zh-Hant", "東京", "聖馬洛", "サン・マロ"],
    ["ko", "ko", "서울", "釜山", "Seoul"],
    ["ar", "ar", "أبوظبي", "الدار البيضاء", "Dubai دبي"],
    ["el", "el", "Αθήνα", "Ναύπλιο", "Athens"],
    ["vi", "vi", "Đà Nẵng", "San Francisco", "Київ"],
  ])("know the scripts of %s", (locale, contentLanguage, one, other, wrong) => {
    const list = [one, other, wrong].map((name) => ({ ...cities[0], names: { [locale]: name } }));
    const found = citiesWithoutName(list as never, { locale, contentLanguage } as never);
    expect(found.map(({ index }) => index)).toEqual([2]);
  });
});

describe("two cities of one name", () => {
  const munich = { slug: "lisbon", name: "Munich", countryCode: "DE", names: { th: "มิวนิก", nl: "München" } };
  const paris = { slug: "paris", name: "Paris", countryCode: "FR", names: { th: "ปารีส", nl: "Parijs" } };
  const languages = { "languages/th.json": { locale: "th" }, "languages/nl.json": { locale: "nl" } };
  const said = (one: object, other: object) => told(listOf({ 3: one, 9: other }), languages);

  it("are told at the one whose name it is not, whichever stands first in the list", () => {
    const wrong = { ...munich, slug: "munich", names: { ...munich.names, nl: "Parijs" } };
    const right = { ...munich, slug: "munich" };
    const finding = 'warning same-name: "Parijs" is what paris is called in nl.';
    expect(said(right, paris)).toEqual([]);
    expect(said(wrong, paris)).toEqual([finding]);
    expect(said(paris, wrong)).toEqual([finding]);
    expect(said({ ...right, name: "Paris" }, paris)).toContain(
      'warning same-name: "Paris" is what paris is called.',
    );
  });

  it("may be called so in two countries", () => {
    const lagos = { slug: "lagos", name: "Lagos", countryCode: "NG", names: { th: "ลากอส" } };
    expect(said(lagos, { ...lagos, slug: "lagos-portugal", countryCode: "PT" })).toEqual([]);
  });
});
