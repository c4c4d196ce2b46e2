import { shortHash } from "../../memory/content-hash.ts";
import type { JsonFile } from "../json/json-file.ts";
import type { Entries } from "./message-entry.ts";

/** Names of words that were compared before, maybe by another process of the same code, and were right. */
export interface CleanWords {
  readonly has: (name: string) => boolean;
  readonly add: (name: string) => void;
}

/**
 * Answers `nothing` for words that were once compared without a finding, and compares the others. `kind`
 * names the comparison, and `words` are all that it reads.
 */
export type CleanCheck = <T>(
  kind: string,
  words: readonly (Entries | string)[],
  nothing: T,
  compare: () => { readonly found: T; readonly isNothing: boolean },
) => T;

/** Words count by what their files say. Without `clean` everything is compared. */
export function createCleanCheck(clean: CleanWords | undefined): CleanCheck {
  const names = createNames();
  return (kind, words, nothing, compare) => {
    if (!clean) return compare().found;
    const name = shortHash([kind, ...words.map((each) => (typeof each === "string" ? each : names(each)))]);
    if (clean.has(name)) return nothing;
    const { found, isNothing } = compare();
    if (isNothing) clean.add(name);
    return found;
  };
}

/** Names entries by the files they stand in and by which of theirs they are, in their order. */
function createNames(): (entries: Entries) => string {
  const files = new WeakMap<JsonFile, string>();
  const all = new WeakMap<Entries, string>();
  const nameOfFile = (source: JsonFile) => {
    const known = files.get(source) ?? shortHash([source.file, source.text]);
    files.set(source, known);
    return known;
  };
  return (entries) => {
    const known =
      all.get(entries) ?? shortHash([...entries].flatMap(([id, { source }]) => [id, nameOfFile(source)]));
    all.set(entries, known);
    return known;
  };
}
