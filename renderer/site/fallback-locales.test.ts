import { describe, expect, it } from "vitest";
import { fallbackLocales } from "./fallback-locales.ts";

const KNOWN = ["en", "pt", "pt-PT", "es", "es-419", "zh", "zh-Hant", "sr", "my", "de"];

describe("the languages that stand in for another", () => {
  it("are its parents of the same script, nearest first, and English", () => {
    expect(fallbackLocales("pt-BR", KNOWN)).toEqual(["pt", "en"]);
    expect(fallbackLocales("pt-AO", KNOWN)).toEqual(["pt-PT", "pt", "en"]);
    expect(fallbackLocales("es-MX", KNOWN)).toEqual(["es-419", "es", "en"]);
    expect(fallbackLocales("zh-Hant-HK", KNOWN)).toEqual(["zh-Hant", "en"]);
    expect(fallbackLocales("zh-Hant", KNOWN)).toEqual(["en"]);
    expect(fallbackLocales("sr-Latn", KNOWN)).toEqual(["en"]);
    expect(fallbackLocales("de-AT-1996", KNOWN)).toEqual(["de", "en"]);
    expect(fallbackLocales("pl", KNOWN)).toEqual(["en"]);
    expect(fallbackLocales("en", KNOWN)).toEqual([]);
    expect(fallbackLocales("th 2", ["th 2", ...KNOWN])).toEqual(["en"]);
  });

  it("know that the key my is Malay", () => {
    expect(fallbackLocales("ms-SG", KNOWN)).toEqual(["my", "en"]);
    expect(fallbackLocales("my-MM", KNOWN)).toEqual(["en"]);
  });
});
