import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { Entries } from "./message-entry.ts";

/** Words, or signs of a script without spaces, from which two messages do not say the same by chance. */
const WORDS = 5;
const SIGNS = 16;

/**
 * Two messages of one translation that say the same, word for word, where English says two things: one was
 * copied over the other. Told at the one whose fellows have fewer of the words, or, where that does not
 * decide, whose length is less what English and `others`, the same messages in other languages, have it be.
 */
export function sameWords(
  locale: string,
  entries: Entries,
  english: Entries,
  others: Iterable<Entries> = [],
): Finding[] {
  const owners = new Map<string, string>();
  return [...entries].flatMap(([id, { result, source }]): Finding[] => {
    const said = result.message;
    if (typeof said !== "string" || !isSentence(said)) return [];
    const owner = owners.get(said);
    owners.set(said, owner ?? id);
    const [one, two] = [owner ?? "", id].map((name) => english.get(name)?.result.message);
    if (owner === undefined || typeof one !== "string" || typeof two !== "string") return [];
    if (isAlike(one, two)) return [];
    const told = [...others].filter((each) => each !== entries && each !== english);
    const length = Math.log(said.length / middleLength(entries));
    const distance = (name: string) => Math.abs(length - usualLength(name, [english, ...told]));
    const more = fellowWords(owner, said, entries) - fellowWords(id, said, entries);
    const [own, copy] = (more || distance(id) - distance(owner)) >= 0 ? [owner, id] : [id, owner];
    const message = `"${copy}" says in ${locale}, word for word, what "${own}" says.`;
    const suggestion = `Translate "${copy === id ? two : one}".`;
    const words = { code: "same-words", message, suggestion, severity: "warning" } as const;
    return [createFinding(entries.get(copy)?.source ?? source, [copy], words)];
  });
}

/** How many words of a text the messages beside one have: those whose ids end otherwise alone. */
function fellowWords(id: string, said: string, entries: Entries): number {
  const beside = id.slice(0, id.lastIndexOf(".") + 1);
  const words = new Set(
    [...entries].flatMap(
      ([
        name,
        {
          result: { message },
        },
      ]) => (name !== id && name.startsWith(beside) && typeof message === "string" ? wordsOf(message) : []),
    ),
  );
  return wordsOf(said).filter((word) => words.has(word)).length;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/** How long languages have a message be, beside the middle of what each says: a mean of logarithms. */
function usualLength(id: string, languages: readonly Entries[]): number {
  const lengths = languages.flatMap((entries) => {
    const said = entries.get(id)?.result.message;
    return typeof said === "string" ? [Math.log(said.length / middleLength(entries))] : [];
  });
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

/** Letters of the middle one of all texts, in the order of their length. */
function middleLength(entries: Entries): number {
  const lengths = [...entries.values()].flatMap(({ result: { message } }) =>
    typeof message === "string" && message !== "" ? [message.length] : [],
  );
  return lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? 1;
}

/**
 * Whether two English messages have half of their words in common, so that a translation may well say them
 * alike.
 */
function isAlike(one: string, two: string): boolean {
  const [own, other] = [one, two].map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu)));
  const common = [...(own ?? [])].filter((word) => other?.has(word)).length;
  return common * 2 >= Math.min(own?.size ?? 0, other?.size ?? 0);
}

function isSentence(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= WORDS || (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}]/u.test(text) && text.length >= SIGNS);
}
