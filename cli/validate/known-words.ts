import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type CleanWords,
  createReleaseBuilder,
  type ReleaseBuilder,
  type ReleaseBuilderInput,
} from "#renderer/release";
import { codeFingerprint } from "./code-fingerprint.ts";
import { readSealed, writeSealed } from "./sealed-file.ts";

/** The folder of this code: words that it found right are right in every configuration. */
const CODE = fileURLToPath(new URL("../..", import.meta.url));
/** The folders of it that compare words. */
const COMPARING = ["domain", "renderer"];
/** How many names are kept: a hundred for each state of the words. */
const MOST = 4000;

/** Words that were compared, and how to let later commands know. */
interface KnownWords extends CleanWords {
  /** Writes down what is new. */
  readonly keep: () => void;
}

let known: KnownWords | undefined;

/**
 * A release builder that does not compare words again which this command, or an earlier one of the same code,
 * compared without a finding. `STAYWRIGHT_MEMORY` names another folder to keep their names in, or is `off`.
 * What cannot be read or written costs time and nothing else.
 */
export function createKnowingBuilder(input: Omit<ReleaseBuilderInput, "cleanWords">): ReleaseBuilder {
  known ??= createKnownWords(process.env.STAYWRIGHT_MEMORY ?? join(CODE, ".data/rendered"));
  const words = known;
  const build = createReleaseBuilder({ ...input, cleanWords: words });
  return (configuration) => {
    const result = build(configuration);
    words.keep();
    return result;
  };
}

function createKnownWords(folder: string): KnownWords {
  const code = folder === "off" ? undefined : codeFingerprint(CODE, COMPARING);
  const file = join(folder, `${code?.slice(0, 32)}.words`);
  const written = () => (code === undefined ? "" : (readSealed(file, code) ?? "")).split("\n");
  const names = new Set(written());
  let fresh: string[] = [];
  return {
    has: (name) => names.has(name),
    add: (name) => {
      names.add(name);
      fresh.push(name);
    },
    keep: () => {
      if (code === undefined || fresh.length === 0) return;
      // Other commands may have written theirs meanwhile.
      const all = new Set([...fresh, ...written()]);
      writeSealed(folder, file, code, [...all].slice(0, MOST).join("\n"));
      fresh = [];
    },
  };
}
