import { latinDigits } from "#domain/text";
import type { Language } from "#schemas";
import { normalise } from "../../../search/normalise.ts";

/** The words of a language by which a sentence is read. */
export type SentenceWords = NonNullable<Language["sentenceWords"]>;

/** Words and figures of a sentence as they are compared, `2人` in two. */
export function sentenceTokens(text: string): readonly string[] {
  const spaced = latinDigits(text).replace(/\d(?=\p{L})|\p{L}\p{M}*(?=\d)/gu, "$& ");
  return normalise(spaced).split(" ").filter(Boolean);
}

/**
 * How many tokens the longest of some phrases takes from a position on; 0 for none. Where the text ends its
 * last word may still be being typed: `shortest` letters of it are enough, all of them where it is left out.
 */
export function phraseAt(
  tokens: readonly string[],
  from: number,
  phrases: readonly string[],
  shortest = Number.POSITIVE_INFINITY,
): number {
  const lengths = phrases.map((phrase) => {
    const words = wordsOf(phrase);
    const fits = words.every((word, index) => {
      const token = tokens[from + index] ?? "";
      const isLast = from + index === tokens.length - 1 && index === words.length - 1;
      return token === word || (isLast && token.length >= shortest && word.startsWith(token));
    });
    return fits ? words.length : 0;
  });
  return Math.max(0, ...lengths);
}

/** Whether a token is one of some words. */
export function isWordOf(token: string | undefined, words: readonly string[]): boolean {
  return words.some((word) => wordsOf(word).join(" ") === token);
}

/** Whether one of some words is within a token. */
export function holdsWordOf(token: string | undefined, words: readonly string[]): boolean {
  return words.some((word) => token?.includes(wordsOf(word).join(" ")));
}

/** Phrases come from the configuration alone, so they are few, and are made comparable once. */
const known = new Map<string, readonly string[]>();

function wordsOf(phrase: string): readonly string[] {
  const words = known.get(phrase) ?? normalise(phrase).split(" ");
  known.set(phrase, words);
  return words;
}
