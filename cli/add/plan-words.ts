import { addProperty } from "#renderer/release";
import type { Draft } from "./draft.ts";
import type { Existing } from "./existing.ts";

export interface NewWords {
  /** Id of the message. */
  readonly id: string;
  /** Name of the files of messages it goes into, such as `pages`. */
  readonly namespace: string;
  /** ICU messages by locale. */
  readonly words: ReadonlyMap<string, string>;
}

/**
 * Plans a message in every language it is given in; what a language says already stays.
 * @returns the locales that say nothing yet, sorted
 */
export function planWords(
  draft: Draft,
  existing: Existing,
  { id, namespace, words }: NewWords,
): readonly string[] {
  const missing: string[] = [];
  for (const locale of [...existing.spoken].sort()) {
    const path = `config/messages/${locale}/${namespace}.json`;
    const text = draft.files.get(path) ?? existing.text(path);
    if (text !== undefined && id in (JSON.parse(text) as object)) continue;
    const said = words.get(locale);
    if (said === undefined) missing.push(locale);
    else if (text === undefined) draft.document(path, { [id]: said });
    else draft.edit(path, (before) => addProperty(before, [id], said));
  }
  return missing;
}
