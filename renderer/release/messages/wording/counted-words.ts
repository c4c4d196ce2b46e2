import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "#schemas";
import type { MessageCatalogue } from "../../../site/message-catalogue.ts";
import type { PathProblem } from "../../json/path-problem.ts";
import { saidWords } from "../said-words.ts";

/** Lists of words for what sentences count, which messages count too. */
const COUNTED = ["adults", "children", "infants", "pets", "rooms", "nights"] as const;

/**
 * Words for one thing under another one, among those by which sentences are read: by what the language calls
 * each in messages that count it and say nothing else, whose ids end with its name. Two that changed places
 * are told once.
 */
export function turnedCountedWords(
  { locale, sentenceWords }: Language,
  catalogue: MessageCatalogue,
  ids: CountingIds,
): PathProblem[] {
  if (!sentenceWords) return [];
  const said = new Map([...ids].map(([thing, own]) => [thing, countedWith(own, catalogue)]));
  const problems = COUNTED.flatMap((thing): PathProblem[] => {
    const words: unknown = sentenceWords[thing];
    const own = said.get(thing) ?? "";
    const usual = mostSaid(own);
    if (!Array.isArray(words) || usual === undefined || words.some((word) => says(own, word))) return [];
    const other = COUNTED.find((each) => {
      const theirs = words.filter((word) => says(said.get(each) ?? "", word)).length;
      return each !== thing && theirs > 0 && theirs * 2 >= words.length;
    });
    if (other === undefined) return [];
    const index = words.findIndex((word) => says(said.get(other) ?? "", word));
    const message = `Messages in ${locale} call ${other} "${words[index]}", and this is for ${thing}.`;
    const suggestion = `Write what they call ${thing}: "${usual}", and other forms of it.`;
    const path = ["sentenceWords", thing, index];
    return [{ path, code: "untrue", message, suggestion, severity: "warning" }];
  });
  return problems.slice(0, 1);
}

/** Ids of the messages that count each thing. */
export type CountingIds = ReadonlyMap<string, readonly string[]>;

/** The messages that count a thing: their ids end with its name. */
export function countingIds(ids: Iterable<string>): CountingIds {
  const found = new Map<string, string[]>(COUNTED.map((thing) => [thing, []]));
  for (const id of ids) found.get(id.slice(Math.max(id.lastIndexOf("."), id.lastIndexOf("-")) + 1))?.push(id);
  return found;
}

/** What messages say that are a count and nothing else, each word between spaces. */
function countedWith(ids: readonly string[], catalogue: MessageCatalogue): string {
  const texts = ids.flatMap((id) => {
    const message = catalogue[id];
    const isCount = Array.isArray(message) && message.length === 1 && message[0]?.type === TYPE.plural;
    return isCount ? (saidWords(message).match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? []) : [];
  });
  return ` ${texts.join(" ")} `;
}

function mostSaid(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{M}-]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function says(text: string, word: unknown): boolean {
  return typeof word === "string" && text.toLowerCase().includes(` ${word.toLowerCase()} `);
}
