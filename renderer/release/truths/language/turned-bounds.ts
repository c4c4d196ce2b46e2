import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import { isJsonObject } from "../../json/layer.ts";
import { plainWord } from "./sentence-words.ts";

/** The words that filters write around the most a guest pays. */
const UP_TO = "listing.price-up-to";

/**
 * Languages whose words for a lowest price hold what their filters say of a highest one: the two lists of
 * `sentenceWords` changed places, and a search for the cheap finds the dear.
 */
export function turnedBounds(
  languages: ReadonlyMap<string, JsonFile>,
  messages: readonly { readonly source: JsonFile; readonly place: { readonly locale?: string } }[],
): readonly Finding[] {
  const said = new Map(
    messages.flatMap(({ source, place: { locale } }) => {
      const text = isJsonObject(source.value) ? source.value[UP_TO] : undefined;
      return typeof text === "string" && locale !== undefined ? [[locale, wordOf(text)] as const] : [];
    }),
  );
  return [...languages].flatMap(([locale, source]): Finding[] => {
    const words = isJsonObject(source.value) ? source.value.sentenceWords : undefined;
    const word = said.get(locale);
    if (!isJsonObject(words) || !word || has(words.under, word) || !has(words.over, word)) return [];
    const message = `"${word}" is said of the most a guest pays ("${UP_TO}"), and stands in "over".`;
    const suggestion = 'Let "under" and "over" change places, or write the word in "under".';
    const path = ["sentenceWords", "over"];
    return [createFinding(source, path, { code: "wrong-order", message, suggestion, severity: "warning" })];
  });
}

/** What stands around the price. */
function wordOf(text: string): string {
  return plainWord(text.replace(/\{[^}]*\}/g, "").trim());
}

function has(list: unknown, word: string): boolean {
  return Array.isArray(list) && list.some((each) => plainWord(String(each)) === word);
}
