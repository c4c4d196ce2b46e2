import type { Condition } from "../page/page-document.ts";
import type { HydrateMode, WidgetManifest } from "../view/widget-registry.ts";

/** A node of a site's page, prepared once per release: nothing in it depends on a request. */
export interface CompiledNode {
  /** `main.hero`; children add `.slot.id`. */
  readonly address: string;
  readonly manifest: WidgetManifest;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly CompiledNode[]>>;
  readonly when?: Condition;
  readonly hydrate: HydrateMode;
  /** True when the node depends on the guest on a page that is cached for everyone. */
  readonly clientFilled: boolean;
}

/** A site's page, prepared once per release. */
export interface CompiledPage {
  readonly page: string;
  readonly regions: Readonly<Record<string, readonly CompiledNode[]>>;
  /** Widgets the page may show, for its stylesheet. */
  readonly widgets: readonly string[];
  /** Those of its header, which is painted first. */
  readonly header: readonly string[];
  /** Experiment names its conditions read: part of the cache key. */
  readonly flags: readonly string[];
  /** Whether a top node waits for a slow answer in place, so that the page is worth sending in pieces. */
  readonly streams: boolean;
  /** Whether its conditions read how the guest came to browse (MODE-03): part of the cache key then. */
  readonly usesMode: boolean;
  /** Whether its conditions or its calls depend on whom it is for: part of the cache key then. */
  readonly readsAudience: boolean;
  /** Whether its conditions read whom it is for. */
  readonly usesAudience: boolean;
}

/** A call the page needs. Nodes that ask the same thing share one. */
export interface PageRequest {
  readonly key: string;
  readonly source: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly critical: boolean;
  readonly timeoutMs: number;
}

/** A node of one request: conditions decided (but for data), arguments known. */
export interface PlannedNode {
  readonly node: CompiledNode;
  /** Request key by local data name. */
  readonly requests: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, readonly PlannedNode[]>>;
  readonly streams: boolean;
  /**
   * Set where it depends on the guest on a page for everybody, where it is what somebody sees whom we do not
   * know: names all it is made from but the guest. The same on two pages, the same for one guest.
   */
  readonly place?: string;
}

export interface PagePlan {
  readonly page: CompiledPage;
  readonly regions: Readonly<Record<string, readonly PlannedNode[]>>;
  readonly requests: ReadonlyMap<string, PageRequest>;
}
