import { describe, expect, it } from "vitest";
import type { Language } from "#schemas";
import { parseJsonFile } from "../../json/json-file.ts";
import { createCurrencyCheck } from "./named-currencies.ts";

const CURRENCIES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: { GBP: ["pound", "pounds"], USD: ["dollar", "dollars"] },
  de: { GBP: ["Pfund"], USD: ["Dollar"] },
  fr: { GBP: ["livre", "livres"], USD: ["dollar", "dollars"] },
  th: { GBP: ["ปอนด์"], THB: ["บาท"] },
  vi: { VND: ["đồng"] },
};
const languages = new Map(
  Object.entries(CURRENCIES).map(([locale, currencies]) => [
    locale,
    { locale, contentLanguage: locale, sentenceWords: { currencies } } as unknown as Language,
  ]),
);

type Said = Readonly<Record<string, string>>;

const fileOf = (locale: string, said: Said, brand?: string) => {
  const path = `config/${brand ? `brands/${brand}/` : ""}messages/${locale}/x.json`;
  const place = { kind: "messages", id: "x", isSparse: false, locale, ...(brand ? { brand } : {}) } as const;
  return { source: parseJsonFile(path, JSON.stringify(said, null, 2)), place };
};
/** Enough messages to know the words of a language by. */
const others = Object.keys(CURRENCIES).map((locale) =>
  fileOf(locale, Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`y.${at}`, "Zz"]))),
);
const told = (
  said: Readonly<Record<string, Said>>,
  ofBrand: Readonly<Record<string, Said>> = {},
  more = others,
) =>
  createCurrencyCheck()(
    [
      ...more,
      ...Object.entries(said).map(([locale, texts]) => fileOf(locale, texts)),
      ...Object.entries(ofBrand).map(([locale, texts]) => fileOf(locale, texts, "inn")),
    ],
    languages,
  ).flatMap(({ tell, of, owner }) => {
    const finding = tell(of);
    return finding ? [`${owner.kind} ${owner.id} ${finding.file}:${finding.line}`] : [];
  });

describe("a message that names a currency", () => {
  it("is told where English names none such, and not where it does", () => {
    const en = { "x.a": "Found it for less?", "x.b": "Two pounds off" };
    const de = { "x.a": "Für weniger Pfund gefunden?", "x.b": "Zwei Pfund weniger" };
    expect(told({ en, de })).toEqual(["language de config/messages/de/x.json:2"]);
    expect(told({ en, de: { ...de, "x.a": "Günstiger gefunden?" } })).toEqual([]);
    expect(
      told({ en, de: { ...de, "x.a": "Pfundig günstig gefunden?", "x.b": "Zwei Dollar weniger" } }),
    ).toEqual(["language de config/messages/de/x.json:3"]);
  });

  it("is not told of a language that says too little to know its words by", () => {
    const said = { en: { "x.a": "Found it for less?" }, de: { "x.a": "Für weniger Pfund gefunden?" } };
    expect(told(said)).toHaveLength(1);
    expect(told(said, {}, [])).toEqual([]);
  });

  it("is told of English where no translation names it", () => {
    const said = { en: { "x.a": "Two pounds off" }, de: { "x.a": "Weniger" }, fr: { "x.a": "Moins" } };
    expect(told(said)).toEqual([]);
    expect(told({ ...said, th: { "x.a": "น้อยลง" } })).toEqual(["language en config/messages/en/x.json:2"]);
    const named = { "x.a": "ลด 2 ปอนด์" };
    expect(told({ ...said, th: named })).toEqual([]);
  });

  it("is told of a brand's own words, beside what it or everybody says in English", () => {
    const en = { "x.a": "Less" };
    expect(told({ en }, { de: { "x.a": "Ein Pfund weniger" } })).toEqual([
      "brand inn config/brands/inn/messages/de/x.json:2",
    ]);
    const own = { en: { "x.a": "A pound less" }, de: { "x.a": "Ein Pfund weniger" } };
    expect(told({ en }, own)).toEqual([]);
  });

  it("says a word of its own: no part of another one, and none that is usual in the language", () => {
    const en = { "x.a": "The role of hosts", "x.b": "I agree", "x.c": "Agree", "x.d": "Not agreed" };
    expect(told({ en, th: { "x.a": "บทบาทของเจ้าของที่พัก" } })).toEqual([]);
    expect(told({ en, th: { "x.a": "ถูกลง 100 บาท" } })).toHaveLength(1);
    const vi = { "x.b": "Tôi đồng ý", "x.c": "Đồng ý" };
    expect(told({ en, vi })).toHaveLength(2);
    expect(told({ en, vi: { ...vi, "x.d": "Không đồng ý" } })).toEqual([]);
  });
});
