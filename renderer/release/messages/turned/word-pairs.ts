import type { Entries, MessageEntry } from "../message-entry.ts";
import { lettersIn } from "./letters-in.ts";

/** How the words of a message begin, as numbers: words of one root mostly begin alike. */
export type Beginnings = readonly number[];

/** The words of one language: how those of each message begin, and in how many messages each beginning is. */
export interface Words {
  readonly of: ReadonlyMap<string, Beginnings>;
  readonly counts: readonly number[];
}

/** Letters that words of one root have in common. */
const LETTERS = 6;
/** What is in more messages than this joins words, and says nothing of what a message is about. */
const MOST = 60;

/** Words of an English text that is too long for one of them to be known from it. */
const LONGEST = 14;

/** The words of English, but for its long texts. */
export function englishWords(entries: Entries): Words {
  const { of, counts } = wordsIn(entries, entries);
  return { of: new Map([...of].filter(([, { length }]) => length <= LONGEST)), counts };
}

/** The words of a language in the messages that `only` has too. */
export function wordsIn(entries: Entries, only: Entries): Words {
  const numbers = new Map<string, number>();
  const all = new Map<string, number[]>();
  const counts: number[] = [];
  for (const [id, entry] of entries) {
    if (!only.has(id)) continue;
    const own: number[] = [];
    for (const beginning of beginningsOf(entry)) {
      const number = numbers.get(beginning) ?? counts.push(0) - 1;
      numbers.set(beginning, number);
      if (own.includes(number)) continue;
      own.push(number);
      counts[number] = countOf(counts, number) + 1;
    }
    all.set(id, own);
  }
  const of = new Map([...all].map(([id, own]) => [id, own.filter((each) => countOf(counts, each) <= MOST)]));
  return { of, counts };
}

/** How often a word is said, by its number; 0 for one that is not. */
export function countOf(counts: ArrayLike<number>, number: number): number {
  return counts[number] ?? 0;
}

function beginningsOf(entry: MessageEntry): readonly string[] {
  return lettersIn(entry).flatMap(piecesOf);
}

/**
 * Where words have no spaces between them, the signs that follow each other stand for words. What has a
 * hyphen is a word of its own, and each of its parts is one.
 */
function piecesOf(word: string): string | readonly string[] {
  if (word.includes("-")) return [word, ...word.split("-").flatMap(piecesOf)];
  if (word.charCodeAt(0) < FIRST_UNSPACED || !UNSPACED.test(word))
    return word.length < 2 ? [] : word.slice(0, LETTERS);
  const signs = IN_TWOS.test(word) ? 2 : 4;
  return Array.from({ length: Math.max(1, word.length - signs + 1) }, (_, at) => word.slice(at, at + signs));
}

/** The first letter of Thai, before all others of these. */
const FIRST_UNSPACED = 0x0e00;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const IN_TWOS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Which beginnings go together: in how many messages one is said where English says the other. */
export class Together {
  /** By beginning: what English says in each message that has it. */
  readonly #said: Beginnings[][];
  readonly #english: Words;

  constructor(own: Words, english: Words) {
    this.#english = english;
    this.#said = own.counts.map(() => []);
    for (const [id, words] of own.of) {
      const there = english.of.get(id);
      if (!there) continue;
      for (const here of words) this.#said[here]?.push(there);
    }
  }

  /**
   * How well two go together in messages beside one that has the one and one that has the other: 1 where they
   * are only said together. `apart` are those to leave out, where one message has both.
   */
  likeness(here: number, there: number, apart: number): number {
    const said = this.#said[here] ?? [];
    const both = said.filter((english) => english.includes(there)).length - apart;
    return likenessOf(both, said.length, countOf(this.#english.counts, there));
  }

  /** By beginning: those of English that go with it at least so well. */
  fellows(least: number): readonly Beginnings[] {
    const counts = new Uint16Array(this.#english.counts.length);
    return this.#said.map((said) => {
      // What is in one message alone goes with nothing in another.
      if (said.length < 2) return [];
      for (const english of said) for (const there of english) counts[there] = countOf(counts, there) + 1;
      const found: number[] = [];
      for (const english of said)
        for (const there of english) {
          const both = countOf(counts, there);
          if (both === 0) continue;
          counts[there] = 0;
          if (likenessOf(both, said.length, countOf(this.#english.counts, there)) >= least) found.push(there);
        }
      return found;
    });
  }
}

/** Of a pair that is in one other message alone. */
const ONCE = 0.7;

function likenessOf(both: number, own: number, english: number): number {
  if (both <= 0 || own < 2 || english < 2) return 0;
  return (both / Math.sqrt((own - 1) * (english - 1))) * (both > 1 ? 1 : ONCE);
}
