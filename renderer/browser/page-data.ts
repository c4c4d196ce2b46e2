import type { CompiledMessage } from "../site/message-catalogue.ts";
import type { PageContext } from "../view/page-context.ts";
import type { SourceFailure } from "../view/widget.ts";

/** An island's widget, props, data and failures, as the server wrote them. */
export interface IslandData {
  readonly w: string;
  readonly p: Readonly<Record<string, unknown>>;
  readonly d?: Readonly<Record<string, unknown>>;
  readonly e?: Readonly<Record<string, SourceFailure>>;
  /** Names of its filled slots. */
  readonly s?: readonly string[];
}

/** The page's JSON: what its islands need. */
export interface PageData {
  readonly page: PageContext;
  readonly islands: Readonly<Record<string, IslandData>>;
  /** Words of what stands over the page; those of its islands come when one wakes. */
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  /** Address of the words of its islands; absent on a page that has none. */
  readonly words?: string;
  /** Paths of the code that the page may need at a touch. */
  readonly chunks: readonly string[];
}

/** Where a page's data stands: every page that comes brings its own. */
export function pageDataElement(of: Document = document): HTMLElement | null {
  return of.getElementById("page-data");
}

/** Reads the page's data from a document; undefined on a page without islands. */
export function readPageData(document: Document): PageData | undefined {
  const text = pageDataElement(document)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** Paths of the code that this page may need at a touch. */
export function filesOfPage(): readonly string[] {
  return readPageData(document)?.chunks ?? [];
}
