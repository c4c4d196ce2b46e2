import { describe, expect, it } from "vitest";
import { parseJsonFile } from "../json/json-file.ts";
import { compileMessage } from "./compile-message.ts";
import type { Entries } from "./message-entry.ts";
import { otherNumbers } from "./other-numbers.ts";

/** What is said of one message, by its words in each language. */
function saidOf(words: Readonly<Record<string, string>>): readonly string[] {
  const byLocale = new Map(
    Object.entries(words).map(([locale, text]): [string, Entries] => {
      const source = parseJsonFile(`${locale}.json`, JSON.stringify({ "home.line": text }));
      const result = compileMessage(text);
      if (!result.ok) throw new Error(text);
      return [locale, new Map([["home.line", { source, result }]])];
    }),
  );
  return otherNumbers(byLocale, byLocale.get("en") ?? new Map()).map(
    ({ file, message, suggestion }) => `${file} ${message} ${suggestion}`,
  );
}

describe("numbers of a translation", () => {
  it("are those of the English message", () => {
    expect(saidOf({ en: "In 250+ places", de: "An 300+ Orten", fr: "Dans 250 lieux" })).toEqual([
      'de.json "home.line" says 300 where English says 250. Write 250, or change it everywhere.',
    ]);
  });

  it.each([
    ["de", { en: "From 8 to 20", de: "8 bis 18 Uhr" }, "18 where English says 20"],
    [
      "en",
      { en: "8 to 22", de: "8 bis 20", fr: "8 h à 20 h", nl: "8 tot 20" },
      "22 where 3 translations say 20",
    ],
  ])("are told of hours that are no other's, in %s", (locale, words, said) => {
    expect(saidOf(words)).toEqual([expect.stringMatching(`^${locale}\\.json "home.line" says ${said}\\.`)]);
  });

  it.each([
    ["fr", { en: "A code of six digits", fr: "Un code à quatre chiffres" }, "4 where English says 6"],
    ["ar", { en: "A code of 6 digits", ar: "رمز من أربعة أرقام" }, "4 where English says 6"],
    ["hi", { en: "Up to ten places", hi: "नौ जगहें" }, "9 where English says 10"],
  ])("are told of numbers that are words, in %s", (locale, words, said) => {
    expect(saidOf(words)).toEqual([expect.stringMatching(`^${locale}\\.json "home.line" says ${said}\\.`)]);
  });

  it("are told at the English message where the translations agree on another", () => {
    expect(saidOf({ en: "250 places", de: "300 Orte", fr: "300 lieux", nl: "300 plaatsen" })).toEqual([
      'en.json "home.line" says 250 where 3 translations say 300. Write 300, or change it everywhere.',
    ]);
  });

  it.each([
    ["a word in one of the two", { en: "Under 2, or two of them", de: "Unter zwei", ja: "1名、2歳未満" }],
    ["words in the one and digits in the other", { en: "Six digits", de: "6 Ziffern", fr: "six chiffres" }],
    ["a word that only sounds like one", { en: "Three new rooms", fr: "Trois chambres à neuf", it: "tre" }],
    [
      "another sign between thousands",
      { en: "1,250.50 paid", de: "1.250,50 bezahlt", fr: "1\u202f250,50 payés" },
    ],
    ["the digits of another script", { en: "24 hours", ar: "٢٤ ساعة", hi: "२४ घंटे" }],
    [
      "the clock of twelve hours",
      { en: "From 8 to 20", id: "08.00–20.00", hi: "सुबह 8 से रात 8", de: "8 bis 20 Uhr" },
    ],
    [
      "a value of the message",
      { en: "{count, plural, one {# room} other {# rooms}}", ja: "{count, plural, other {1室#}}" },
    ],
  ])("may have %s", (_, words) => expect(saidOf(words)).toEqual([]));
});
