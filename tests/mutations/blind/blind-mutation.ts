/** One way to change the configuration, made without knowing what `validate` asks for. */
export interface BlindMutation {
  /** What was done to what: `minimum in limits`, `bracket taken out of domain`, … */
  readonly kind: string;
  readonly family: Family;
  readonly what: string;
  /** Texts that stand in for files; null takes a file away. */
  readonly texts: () => ReadonlyMap<string, string | null>;
  /** Where it must be said: any of these lines. */
  readonly places: () => readonly Place[];
  /**
   * What somebody else than the validator says about it: `mistake` (the schema, read by a plain checker, or
   * plain sense refuses it), `choice` (all that is written down allows it), `equal` (the same data, written
   * otherwise).
   */
  readonly verdict: () => "mistake" | "choice" | "equal";
  /** True when one deed breaks many files, each of which must be told. */
  readonly isGroup?: boolean;
}

export const families = [
  "by schema",
  "references",
  "numbers",
  "names and copies of files",
  "damage of text",
  "meaning",
] as const;

export type Family = (typeof families)[number];

/** Lines of a file, from 1, both ends included. */
export interface Place {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** One replacement in a text; what is wrong stands between `from` and `to` of the new text. */
export interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
  readonly from?: number;
  readonly to?: number;
}

export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/**
 * A mutation of one file by one replacement; the mistake is what was put there unless the edit says
 * otherwise.
 */
export function editMutation(
  words: Pick<BlindMutation, "kind" | "family" | "what" | "verdict"> &
    Pick<Partial<BlindMutation>, "isGroup">,
  file: string,
  text: string,
  { offset, length, text: put, from = offset, to = offset + put.length }: Edit,
): BlindMutation {
  const broken = () => text.slice(0, offset) + put + text.slice(offset + length);
  return {
    ...words,
    texts: () => new Map([[file, broken()]]),
    places: () => [{ file, from: lineOf(broken(), from), to: lineOf(broken(), to) }],
  };
}
