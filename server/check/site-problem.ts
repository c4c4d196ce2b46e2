import type { PageProblem } from "#renderer/server";

/** Something wrong with a page of a site, and where guests meet it. */
export interface SiteProblem extends Omit<PageProblem, "code"> {
  readonly code: PageProblem["code"] | "broken-link";
  readonly siteId: string;
  readonly locale: string;
  readonly page: string;
  /** The vendor whose guests meet it, where others do not. */
  readonly vendor?: string;
}
