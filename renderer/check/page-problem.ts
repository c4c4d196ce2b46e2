import type { Read } from "./tracked.ts";

export type PageProblemCode =
  | "render-failed"
  | "missing-word"
  | "unsaid-message"
  | "empty-region"
  | "second-title"
  | "late-title";

/** Something wrong with a page of a site in a locale. */
export interface PageProblem {
  readonly code: PageProblemCode;
  /** The node or the region; empty when it is the page. */
  readonly address: string;
  readonly widget?: string;
  /** Id of the message that is missing or cannot be said. */
  readonly messageId?: string;
  /** Path of what names it, where that is no node: `pages.home.head.title`. */
  readonly path?: string;
  /** The cause, in words. */
  readonly cause: string;
}

export interface PageLink {
  readonly href: string;
  readonly address: string;
  readonly widget: string;
}

export interface CheckedPage {
  readonly problems: readonly PageProblem[];
  /** Links to addresses of the site itself. */
  readonly links: readonly PageLink[];
}

/** A checked page, and everything that was read for it; no reads when it failed before all was read. */
export interface ReadPage extends CheckedPage {
  readonly reads?: readonly Read[];
}
