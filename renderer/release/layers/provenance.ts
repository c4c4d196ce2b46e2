/** Where one value came from. */
export interface Provenance {
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly value: unknown;
  /** True for the value that won; the others are shadowed by it. */
  readonly winner: boolean;
}
