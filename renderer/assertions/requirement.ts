import type { Assertion } from "#schemas";

/** What must hold, as data (`$defs/Requirement` of the schema of assertions): exactly one of its forms. */
export type Requirement =
  | { readonly all: readonly Requirement[] }
  | { readonly any: readonly Requirement[] }
  | { readonly not: Requirement }
  | { readonly eq: readonly [string, unknown] }
  | { readonly in: readonly [string, readonly unknown[]] }
  | { readonly exists: string }
  | { readonly within: readonly [string, readonly string[]] }
  | { readonly includes: readonly [string, readonly unknown[]] }
  | { readonly shows: Shows }
  | { readonly routeTo: string };

/** Widgets that a page must show. */
export interface Shows {
  readonly anyOf: readonly string[];
  readonly in?: string;
  readonly to?: "everybody" | "somebody";
}

/** An assertion by its id, wherever it was declared: in a file of its own, by a page, or by a widget. */
export interface KnownAssertion {
  readonly id: string;
  readonly why: string;
  readonly each: Assertion["each"];
  readonly severity: Assertion["severity"];
  readonly when?: Requirement;
  readonly that: Requirement;
  readonly suggestion?: string;
}
