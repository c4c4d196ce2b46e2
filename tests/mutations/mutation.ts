/** One way to break the configuration, and what must be said about it. */
export interface Mutation {
  /** What sort of mistake it is: `misspelt key`, `cut short`, … */
  readonly kind: string;
  /** The mistake itself, for people. */
  readonly what: string;
  /** Texts that stand in for files; null takes a file away. */
  readonly texts: () => ReadonlyMap<string, string | null>;
  readonly file: string;
  /** Where in the broken text the mistake is; undefined when the file is gone. */
  readonly offset?: number;
  /** The name that the suggestion must give back. */
  readonly meant?: string;
  /** Warnings still make a release. */
  readonly severity: "error" | "warning";
  /**
   * True when one deed is several mistakes: a file that many others name. All must point at what names it.
   */
  readonly isGroup?: boolean;
}

/**
 * A mutation of one file by replacing a piece of its text; the mistake is where the piece is unless `shift`
 * says otherwise.
 */
export function textMutation(
  words: Pick<Mutation, "kind" | "what" | "file"> & Partial<Pick<Mutation, "meant" | "severity" | "isGroup">>,
  text: string,
  edit: { readonly offset: number; readonly length: number; readonly text: string; readonly shift?: number },
): Mutation {
  const broken = () => text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
  return {
    severity: "error",
    ...words,
    texts: () => new Map([[words.file, broken()]]),
    offset: edit.offset + (edit.shift ?? 0),
  };
}
