import type { WidgetManifest } from "#renderer";
import type { ConfigSource, Finding, NodeInsight, PageInsight } from "#renderer/release";
import type { InspectQuestion } from "./inspect-result.ts";

/** What a worker is started with. */
export interface WorkerCode {
  /** Project folder that holds `config/` and `schemas/`. */
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
}

export interface BuildOrder {
  readonly kind: "build";
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The folder's configuration when absent. */
  readonly source: ConfigSource | undefined;
  /** Whether it is a release only after each of its pages was rendered without a mistake. */
  readonly render: boolean;
}

export interface BuildResult {
  /** Text of the release; null when a finding is an error. */
  readonly text: string | null;
  readonly findings: readonly Finding[];
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
}

export interface InspectOrder {
  readonly kind: "inspect";
  /** Hash of the stored release that is asked about. */
  readonly hash: string;
  readonly question: InspectQuestion;
  /** When the release was built and from what; left out while the worker may remember it. */
  readonly made?: { readonly now: number; readonly source: ConfigSource };
}

export interface InspectResult {
  /** False when the worker does not remember the release and has to be told what it was made of. */
  readonly known: boolean;
  readonly insight: PageInsight | NodeInsight | null;
}
