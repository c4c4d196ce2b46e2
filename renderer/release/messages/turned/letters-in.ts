import type { MessageEntry } from "../message-entry.ts";
import { saidWords } from "../said-words.ts";

const known = new WeakMap<MessageEntry, readonly string[]>();

/** The words of a message in small letters, those with a hyphen whole, for whoever asks next too. */
export function lettersIn(entry: MessageEntry): readonly string[] {
  const before = known.get(entry);
  if (before) return before;
  const words =
    saidWords(entry.result.message)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
  known.set(entry, words);
  return words;
}
