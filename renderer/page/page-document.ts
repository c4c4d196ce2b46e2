import type { Operand } from "#schemas";

/** A list of nodes as configuration keeps it: an id-keyed map plus the order, so that every node has an address. */
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

/** A page layout after all layers. */
export interface PageDocument {
  readonly id: string;
  readonly v: number;
  readonly description?: string;
  readonly cache: {
    /** `public`: one answer for everyone, cached. `private`: rendered per request with the guest's session, never stored. */
    readonly scope: "public" | "private";
    /** Query parameters that change the page; all others are ignored by the cache key. */
    readonly query: readonly string[];
    readonly maxAgeSeconds: number;
    readonly staleSeconds: number;
  };
  readonly head: {
    /** Message ids; they may use `{brand}`, `{country}` and the route's parameters. */
    readonly title: string;
    readonly description?: string;
    readonly index: boolean;
    readonly structuredData?: readonly string[];
  };
  /** What must hold on every site that has the page, by name. */
  readonly requires?: Readonly<
    Record<
      string,
      { readonly why: string; readonly that: Readonly<Record<string, unknown>>; readonly suggestion?: string }
    >
  >;
  /** Regions of the document: `header`, `main`, `footer`. */
  readonly slots: Readonly<Record<string, NodeList>>;
}

/** Conditions are data. `eq`, `in` and `exists` look at one operand of the context; `hasData` at a node's own request. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly eq: readonly [Operand, unknown] }
  | { readonly in: readonly [Operand, readonly unknown[]] }
  | { readonly exists: Operand }
  | { readonly hasData: string };
