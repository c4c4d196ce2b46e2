import type { PageLink, PageProblem } from "./page-problem.ts";

/** What was found when a node was rendered. */
export interface CheckedNode {
  readonly problems: readonly PageProblem[];
  readonly links: readonly PageLink[];
  /** Whether it shows anything itself, and the nodes in its slots that it lets show. */
  readonly shows: boolean;
  readonly children: readonly string[];
  /** Levels of its own headings and addresses of its children, in the order they stand. */
  readonly outline: readonly (number | string)[];
}
