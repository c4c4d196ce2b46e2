import { scriptsOf } from "./scripts.ts";

/** What a text has that its language is not written in. */
export interface OtherScript {
  /** The first letters or punctuation of it. */
  readonly sample: string;
  /**
   * Whether most letters of the text are such, so that guests cannot read it. Latin ones count where Latin is
   * the language's own.
   */
  readonly isMost: boolean;
}

interface Writing {
  readonly others: RegExp;
  readonly otherLetter: RegExp;
  readonly ownLetter: RegExp;
}

/**
 * Letters and punctuation of scripts that a language does not use. Latin stands everywhere: names, units,
 * addresses.
 */
export function otherScript(text: string, tag: string): OtherScript | undefined {
  const writing = writingOf(tag);
  const sample = writing?.others.exec(text)?.[0];
  if (!writing || sample === undefined) return undefined;
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0;
  return { sample, isMost: count(writing.otherLetter) > count(writing.ownLetter) };
}

const known = new Map<string, Writing | undefined>();

function writingOf(tag: string): Writing | undefined {
  if (!known.has(tag)) known.set(tag, newWriting(scriptsOf(tag)));
  return known.get(tag);
}

/** No language of Unicode is told where the language itself is. */
function newWriting(own: readonly string[]): Writing | undefined {
  if (own.length === 0) return undefined;
  const classOf = (property: string, scripts: readonly string[]) =>
    scripts.map((script) => `\\p{${property}=${script}}`).join("");
  const allowed = ["Latin", "Common", "Inherited", ...own];
  const letter = `[^${classOf("Script", allowed)}\\P{L}]`;
  // Several scripts may share one comma: the extensions say which.
  const punctuation = `[^${classOf("Script_Extensions", allowed)}\\P{P}]`;
  return {
    others: new RegExp(`${letter}+|${punctuation}`, "u"),
    otherLetter: new RegExp(letter, "gu"),
    ownLetter: new RegExp(`(?=\\p{L})[${classOf("Script", own)}]`, "gu"),
  };
}
