import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * How each language speaks to a guest, and words that only the other way has. Languages without two ways, or
 * whose words of both are the same, are none of these.
 */
const ADDRESS: Readonly<Record<string, { readonly says: string; readonly never: readonly string[] }>> = {
  nl: { says: "je", never: ["u", "uw", "uwe", "uzelf"] },
  de: {
    says: "Sie",
    never: ["du", "dich", "dir", "dein", "deine", "deinem", "deinen", "deiner", "euch", "euer", "eure"],
  },
  fr: { says: "vous", never: ["tu", "toi", "te", "tes", "ta"] },
  es: {
    says: "tu",
    never: ["usted", "ustedes", "elija", "inténtelo", "introduzca", "traiga", "véalo", "véalos", "friegue"],
  },
  it: {
    says: "tuo",
    never: [
      "riprovi",
      "scelga",
      "inserisca",
      "desidera",
      "attenda",
      "portate",
      "lasciate",
      "diteci",
      "suoi dati",
    ],
  },
  pt: {
    says: "você",
    never: ["tu", "te", "teu", "tua", "teus", "tuas", "contigo", "podes", "queres", "tens"],
  },
  hi: { says: "आप", never: ["तुम", "तू", "तुम्हें", "तुम्हारा", "तुम्हारी", "तुम्हारे", "तेरा"] },
  id: { says: "Anda", never: ["kamu", "kalian", "engkau"] },
  my: { says: "anda", never: ["kamu", "awak", "engkau"] },
  vi: { says: "bạn", never: ["quý khách", "quý vị"] },
};

describe.each(Object.entries(ADDRESS))("words in %s", (locale, { says, never }) => {
  const words = wordsIn(locale);

  it(`say ${says} to a guest, on every page`, () => {
    expect(words.filter(({ text }) => hasWord(text, says)).length).toBeGreaterThan(20);
    const others = words.filter(({ text }) => never.some((word) => hasWord(text, word)));
    expect(others).toEqual([]);
  });
});

/** Whether a word stands in a text as a whole, in any case. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "iu").test(text);
}

/** Every message of a language, the shared ones and those of brands. */
function wordsIn(locale: string): readonly { readonly id: string; readonly text: string }[] {
  const root = join(import.meta.dirname, "../../config");
  const folders = [root, ...readdirSync(join(root, "brands")).map((brand) => join(root, "brands", brand))];
  // A brand has words of its own only where it says something otherwise.
  const own = folders.filter((folder) => existsSync(join(folder, "messages", locale)));
  return own.flatMap((folder) =>
    readdirSync(join(folder, "messages", locale)).flatMap((file) => {
      const messages: Record<string, unknown> = JSON.parse(
        readFileSync(join(folder, "messages", locale, file), "utf8"),
      );
      return Object.entries(messages).flatMap(([id, text]) =>
        typeof text === "string" && id !== "$schema" ? [{ id, text }] : [],
      );
    }),
  );
}
