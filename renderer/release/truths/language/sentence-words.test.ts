import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "#schemas";
import { wordsOfTwoMeanings } from "./sentence-words.ts";

const told = (sentenceWords: object) =>
  wordsOfTwoMeanings({ sentenceWords } as unknown as Language).map(
    ({ path, code }) => `${path.join(".")} ${code}`,
  );

describe("words of sentences", () => {
  it("may be left out as well as lead to others", () => {
    expect(told({ fillers: ["a", "in"], party: ["in", "for"], numbers: { a: 1 }, pets: ["dog"] })).toEqual(
      [],
    );
  });

  it("mean one thing each", () => {
    expect(told({ children: ["child", "kids"], pets: ["dog", "Kids"] })).toEqual([
      "sentenceWords.pets.1 already-taken",
    ]);
    expect(told({ pets: ["dog"], numbers: { one: 1, dog: 2 } })).toEqual([
      "sentenceWords.numbers.dog already-taken",
    ]);
  });

  it("are one number each, whatever their capitals and accents", () => {
    expect(told({ numbers: { two: 2, Two: 2, three: 3 } })).toEqual([]);
    expect(told({ numbers: { two: 2, Twó: 3 } })).toEqual(["sentenceWords.numbers.Twó already-taken"]);
  });

  it("are those of pairs and of currencies, not the names of those lists", () => {
    const adults = ["adult", "adults", "eur", "dollars"];
    expect(told({ adults, pairs: { adults: ["couple"] }, currencies: { EUR: ["euro"] } })).toEqual([]);
    expect(told({ adults, pairs: { rooms: ["adult"] }, currencies: { USD: ["dollars"] } })).toEqual([
      "sentenceWords.pairs.rooms.0 already-taken",
      "sentenceWords.currencies.USD.0 already-taken",
    ]);
  });

  it("may say one and two of the same, or several currencies", () => {
    expect(told({ adults: ["بالغين"], pairs: { adults: ["بالغين", "بالغان"] } })).toEqual([]);
    expect(told({ currencies: { USD: ["dollar"], AUD: ["dollar"] } })).toEqual([]);
  });

  it("are compared as a search does: accents count for nothing, vowels do", () => {
    expect(told({ rooms: ["Zímmer"], nights: ["zimmer"] })).toEqual(["sentenceWords.nights.0 already-taken"]);
    expect(told({ today: ["غدا"], tomorrow: ["غدًا"] })).toEqual(["sentenceWords.tomorrow.0 already-taken"]);
    expect(told({ adults: ["คน"], nights: ["คืน"] })).toEqual([]);
  });

  it("may be a number before what it counts, and a next weekend after it", () => {
    expect(told({ next: ["sau"], numbers: { sáu: 6 } })).toEqual([]);
  });

  it("mean two things wherever one of them is said again under another meaning", () => {
    const fields = ["adults", "rooms", "nights", "today", "weekend", "under", "perNight"] as const;
    const placed = (field: string, word: string): object =>
      field === "pairs"
        ? { pairs: { pets: [word] } }
        : field === "currencies"
          ? { currencies: { EUR: [word] } }
          : field === "numbers"
            ? { numbers: { [word]: 2 } }
            : { [field]: [word] };
    const places = fc.uniqueArray(fc.constantFrom(...fields, "pairs", "currencies", "numbers"), {
      minLength: 2,
      maxLength: 2,
    });
    const words = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(places, words, words, ([one = "", two = ""], word, other) => {
        const shouted = word.toUpperCase().replace("A", "Á");
        expect(told({ ...placed(one, word), ...placed(two, shouted) })).toHaveLength(1);
        fc.pre(word !== other);
        expect(told({ ...placed(one, word), ...placed(two, other) })).toEqual([]);
      }),
    );
  });
});
