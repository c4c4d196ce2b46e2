/**
 * A change of one file's text. Offset and length count UTF-16 units of the text the finding was made from.
 */
export interface FixEdit {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/**
 * What mends a finding without asking anyone. The edits of one fix belong together; fixes of neighbouring
 * members may overlap (both take the comma between them), so apply the ones that do not and look again.
 */
export interface FindingFix {
  /** What the fix does, as a command: `Write "name"`. */
  readonly title: string;
  readonly edits: readonly FixEdit[];
}

/** One mistake in the configuration, said once. */
export interface Finding {
  /** Stable code, such as `unknown-property`. */
  readonly code: string;
  readonly severity: "error" | "warning" | "info";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly suggestion?: string;
  /** Present when there is one safe way to mend it. */
  readonly fix?: FindingFix;
  /** Domain ids it touches; empty when it touches all. */
  readonly sites: readonly string[];
}
