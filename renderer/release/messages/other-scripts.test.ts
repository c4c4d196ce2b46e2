import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "#schemas";
import { parseJsonFile } from "../json/json-file.ts";
import { buildSmall } from "../testing/small-config.ts";
import { createScriptCheck } from "./other-scripts.ts";

const LETTERS = {
  Latin: "abcdeé",
  Arabic: "ابتجح",
  Devanagari: "कखगघच",
  Thai: "กขคงจ",
  Japanese: "あいカキ東京",
  Burmese: "ကခဂဃင",
  Greek: "αβγδε",
  Cyrillic: "абвгд",
} as const;
type Writing = keyof typeof LETTERS;

/** The folder of a language, its tag, and what it is written in. */
const languages = [
  ["my", "ms", "Latin"],
  ["de", "de", "Latin"],
  ["ar", "ar", "Arabic"],
  ["hi", "hi", "Devanagari"],
  ["th", "th", "Thai"],
  ["ja", "ja", "Japanese"],
  ["burmese", "my", "Burmese"],
] as const;

function codesOf(locale: string, tag: string, text: string) {
  const source = parseJsonFile("x.json", JSON.stringify({ "home.line": text }));
  const place = { kind: "messages", id: "home", locale, isSparse: false } as const;
  const records = new Map([[locale, { locale, contentLanguage: tag } as unknown as Language]]);
  return createScriptCheck()([{ source, place }], records).map(({ code }) => code);
}

const wordOf = (writing: Writing, minLength = 1, maxLength = 8) =>
  fc.array(fc.constantFrom(...LETTERS[writing]), { minLength, maxLength }).map((letters) => letters.join(""));

/**
 * Words between values, in a choice of forms, or in a tag: what ICU says of them is no word of the message.
 */
const framed = (words: string) =>
  fc.constantFrom(
    words,
    `{amount} ${words} {reference_of_the_inquiry}`,
    `{count, plural, other {# ${words}}}`,
    `{how, select, quick {${words}} other {${words}}}`,
    `<terms>${words}</terms>, {when, date, medium}`,
  );

const language = fc.constantFrom(...languages);
const foreignTo = (own: Writing) =>
  fc.constantFrom(...(Object.keys(LETTERS) as Writing[]).filter((each) => each !== own && each !== "Latin"));

describe("letters of a message", () => {
  it("may be those of its language, beside names and addresses in Latin ones", () => {
    const texts = language.chain(([locale, tag, own]) =>
      fc
        .tuple(
          wordOf(own),
          fc.constantFrom("", " Wi-Fi 6 (m²)", " help@solvanta.example", " 24/7 – JavaScript!"),
        )
        .chain((words) => framed(words.join("")))
        .map((text) => ({ locale, tag, text })),
    );
    fc.assert(
      fc.property(texts, ({ locale, tag, text }) => {
        expect(codesOf(locale, tag, text)).toEqual([]);
      }),
    );
  });

  it("are another script's where most are, whatever stands around the words", () => {
    const texts = language.chain(([locale, tag, own]) =>
      foreignTo(own)
        .chain((other) => fc.tuple(wordOf(other, 5), wordOf(own, 1, 4)))
        .chain(([other, own]) => framed(`${other} ${own}`))
        .map((text) => ({ locale, tag, text })),
    );
    fc.assert(
      fc.property(texts, ({ locale, tag, text }) => {
        expect(codesOf(locale, tag, text)).toEqual(["other-script"]);
      }),
    );
  });

  it("of another script that are a few are odd", () => {
    const texts = language.chain(([locale, tag, own]) =>
      foreignTo(own)
        .chain((other) => fc.tuple(wordOf(own, 4), wordOf(other, 1, 4)))
        .chain((words) => framed(words.join(" ")))
        .map((text) => ({ locale, tag, text })),
    );
    fc.assert(
      fc.property(texts, ({ locale, tag, text }) => {
        expect(codesOf(locale, tag, text)).toEqual(["odd-words"]);
      }),
    );
  });

  it("are told in shared messages and in a brand's, by the tag of the language's record", () => {
    const burmese = { "home.title": "အတည်ပြုပြီး" };
    const { findings } = buildSmall({
      "languages/my.json": { locale: "my", contentLanguage: "ms" },
      "languages/burmese.json": { locale: "burmese", contentLanguage: "my" },
      "messages/burmese/home.json": burmese,
      "messages/my/home.json": burmese,
      "brands/alba/messages/my/home.json": burmese,
    });
    expect(
      findings.flatMap(({ code, file, line }) => (code === "other-script" ? [`${file}:${line}`] : [])),
    ).toEqual(["config/brands/alba/messages/my/home.json:2", "config/messages/my/home.json:2"]);
  });
});
