import { describe, expect, it } from "vitest";
import type { Language } from "#schemas";
import { checkLanguage } from "./language-truths.ts";

const malay = { locale: "my", contentLanguage: "ms", displayName: "Bahasa Melayu", rtl: false };

function told(record: object) {
  return checkLanguage(record as Language).map(({ path, code }) => `${path.join(".")} ${code}`);
}

describe("the record of a language", () => {
  it("has its name and the words it reads in its own letters", () => {
    const sentenceWords = {
      adults: ["dewasa", "လူကြီး"],
      numbers: { satu: 1, နှစ်: 2 },
      pairs: { rooms: ["အခန်းနှစ်ခန်း"] },
      currencies: { EUR: ["euro", "ယူရို"] },
    };
    expect(told({ ...malay, displayName: "မလေး", sentenceWords })).toEqual([
      "displayName other-script",
      "sentenceWords.adults.1 other-script",
      "sentenceWords.numbers.နှစ် other-script",
      "sentenceWords.pairs.rooms.0 other-script",
      "sentenceWords.currencies.EUR.1 other-script",
    ]);
  });

  it("may have words in Latin letters beside its own", () => {
    const sentenceWords = { adults: ["คน", "pax"], currencies: { USD: ["ดอลลาร์ US"] } };
    const thai = { locale: "th", contentLanguage: "th", displayName: "ไทย", rtl: false };
    expect(told({ ...thai, sentenceWords })).toEqual([]);
  });
});
