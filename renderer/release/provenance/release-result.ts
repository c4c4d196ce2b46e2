import type { Release } from "../../site/release.ts";
import type { Finding } from "../json/finding.ts";
import type { Provenance } from "../layers/provenance.ts";
import type { ReleaseProvenance } from "./explain-provenance.ts";

/** What a build answers: the release, and what is wrong with it. */
export interface ReleaseResult {
  /** Null when a finding is an error. */
  readonly release: Release | null;
  readonly findings: readonly Finding[];
  /**
   * Stacks of values for `explain`, strongest first: site id → dotted path
   * (`pages.home.main.hero.props.title`) → stack.
   */
  readonly explain: (siteId: string, path: string) => readonly Provenance[];
  /** Where every value comes from; what `explain` reads. */
  readonly provenance: ReleaseProvenance;
}
