import type { DeepReadonly, Operand, Page } from "#schemas";

/**
 * A list of nodes as configuration keeps it: an id-keyed map plus the order, so that every node has an
 * address.
 */
export interface NodeList {
  readonly order: readonly string[];
  readonly nodes: Readonly<Record<string, NodeDocument>>;
}

/** One widget on a page. Its address is `slot.id`, or `slot.id.slot.id` when nested. */
export interface NodeDocument {
  readonly widget: string;
  /** Version of the widget the props were written for. */
  readonly v: number;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, NodeList>>;
  readonly when?: Condition;
}

/** A page layout after all layers; what each field means says `schemas/config/page.schema.json`. */
export interface PageDocument extends DeepReadonly<Omit<Page, "$schema" | "slots">> {
  /** Regions of the document: `header`, `main`, `footer`, `fallback`. */
  readonly slots: Readonly<Record<string, NodeList>>;
}

/** A third party by its role; who it is, the server's settings say. */
export type OutsideParty = NonNullable<Page["reaches"]>[number];

/**
 * Conditions are data. `eq`, `in` and `exists` look at one operand of the context; `hasData` at a node's own
 * request.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly eq: readonly [Operand, unknown] }
  | { readonly in: readonly [Operand, readonly unknown[]] }
  | { readonly exists: Operand }
  | { readonly hasData: string };
