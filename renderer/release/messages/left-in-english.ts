import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isSameJson } from "../json/layer.ts";
import type { Entries } from "./message-entry.ts";
import { isNameId, wordsIn } from "./same-as-english.ts";

/** So many texts of several words are not the same in two languages by chance. */
const FEWEST = 3;

/**
 * A namespace that a language says in English from end to end: the file was copied and never translated.
 * Told once, at the first of its texts. `tagOf` gives a locale's language tag: what is English itself is not
 * asked.
 */
export function leftInEnglish(
  byLocale: ReadonlyMap<string, Entries>,
  english: Entries,
  tagOf: (locale: string) => string,
): Finding[] {
  return [...byLocale].flatMap(([locale, entries]): Finding[] => {
    if (locale === "en" || /^en\b/.test(tagOf(locale))) return [];
    const said = [...entries].filter(([id, { result }]) => !isNameId(id) && wordsIn(result.message) > 1);
    const [first] = said;
    const isEnglish = said.every(([id, { result }]) => {
      const original = english.get(id)?.result.message;
      return original !== undefined && isSameJson(original, result.message);
    });
    if (!first || said.length < FEWEST || !isEnglish) return [];
    const [id, { source }] = first;
    const message = `Every text here says in ${locale} what it says in English.`;
    const suggestion = `Translate them to ${locale}, or take them out: English stands in.`;
    return [
      createFinding(source, [id], { code: "copied-language", message, suggestion, severity: "warning" }),
    ];
  });
}
