import { expect, it } from "vitest";
import { placeLine } from "../place-line.ts";
import { en } from "./en.ts";
import { supplyWords } from "./index.ts";

const locales = ["nl", "de", "fr", "ar", "es", "it", "pt", "id", "my", "ja", "vi", "th", "hi"];
/** Names of places around have English names in the supply itself, so English needs no words for them. */
const around = Object.keys(supplyWords("nl").nearby);

it.each(locales)(
  "[LOC-01] [LOC-09] %s says every word of the supply, with the same numbers in it",
  (locale) => {
    const words = supplyWords(locale);
    expect(words).not.toBe(en);
    for (const [section, english] of Object.entries(en)) {
      const said = words[section as keyof typeof en];
      if (section === "nearby") {
        expect(Object.keys(said).sort()).toEqual([...around].sort());
      } else if (typeof english === "string") {
        expect(placeholders(String(said)), section).toEqual(placeholders(english));
      } else {
        expect(Object.keys(said).sort(), section).toEqual(Object.keys(english).sort());
        for (const [key, text] of Object.entries(english))
          expect(placeholders(String(said[key as keyof typeof said])), key).toEqual(
            placeholders(String(text)),
          );
      }
    }
  },
);

it("[LOC-03] writes a place with the comma of the language", () => {
  expect(placeLine("ar", "ديرة", "دبي")).toBe("ديرة، دبي");
  expect(placeLine("en", "Jordaan", "Amsterdam")).toBe("Jordaan, Amsterdam");
  expect(placeLine("ja", "新宿", "東京")).toBe("新宿、東京");
});

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();
}
