import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { Entries } from "./message-entry.ts";

/** Words, or signs of a script without spaces, from which two messages do not say the same by chance. */
const WORDS = 5;
const SIGNS = 16;

/**
 * Two messages of one translation that say the same, word for word, where English says two things: one was
 * copied over the other. Told at the one whose length is less what this language usually makes of its
 * English.
 */
export function sameWords(locale: string, entries: Entries, english: Entries): Finding[] {
  const owners = new Map<string, string>();
  let usual: number | undefined;
  return [...entries].flatMap(([id, { result, source }]): Finding[] => {
    const said = result.message;
    if (typeof said !== "string" || !isSentence(said)) return [];
    const owner = owners.get(said);
    owners.set(said, owner ?? id);
    const [one, two] = [owner ?? "", id].map((name) => english.get(name)?.result.message);
    if (owner === undefined || typeof one !== "string" || typeof two !== "string") return [];
    if (isAlike(one, two)) return [];
    usual ??= usualLength(entries, english);
    const expected = Math.log(said.length / usual);
    const distance = (text: string) => Math.abs(Math.log(text.length) - expected);
    const [own, copy] = distance(one) <= distance(two) ? [owner, id] : [id, owner];
    const message = `"${copy}" says in ${locale}, word for word, what "${own}" says.`;
    const suggestion = `Translate "${copy === id ? two : one}".`;
    const words = { code: "same-words", message, suggestion, severity: "warning" } as const;
    return [createFinding(entries.get(copy)?.source ?? source, [copy], words)];
  });
}

/** How many times as long as English a translation usually is: the middle of all its sentences. */
function usualLength(entries: Entries, english: Entries): number {
  const ratios = [...entries].flatMap(([id, { result }]) => {
    const [said, source] = [result.message, english.get(id)?.result.message];
    return typeof said === "string" && typeof source === "string" && source.length > 20
      ? [said.length / source.length]
      : [];
  });
  return ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? 1;
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
