import type { Finding, ReleaseResult } from "#renderer/release";
import { createPageCheck } from "#renderer/server";
import { operationTable } from "#schemas";
import { registry } from "#widgets/registry";
import { queryInHead } from "../page/query-in-head.ts";
import { searchReferences } from "../page/search-references.ts";
import { problemFindings } from "./problem-findings.ts";
import { createRenderCheck, type RenderCheckReport } from "./render-check.ts";

export interface RenderedRelease extends Pick<RenderCheckReport, "pages" | "nodes"> {
  readonly findings: readonly Finding[];
}

/** Renders every page of every site of a release, and says what is wrong with them at the lines that brought it about. */
export type ReleaseRenderer = (
  result: Pick<ReleaseResult, "explain"> & { readonly release: NonNullable<ReleaseResult["release"]> },
  now: Date,
) => RenderedRelease;

/** A renderer whose memory can be handed to another process that runs the same code. */
export interface RememberingRenderer {
  readonly render: ReleaseRenderer;
  /** How many results were added since the memory was last written or read. */
  readonly added: () => number;
  readonly memory: () => string;
  /** @throws when the text is no memory */
  readonly restore: (memory: string) => void;
}

/** Joins the check of pages with the widgets and the booking rules. One renderer remembers from release to release. */
export function createReleaseRenderer(): ReleaseRenderer {
  return createRememberingRenderer().render;
}

/** A release renderer that can say what it remembers. */
export function createRememberingRenderer(): RememberingRenderer {
  const scopes = Object.fromEntries(
    Object.entries(operationTable).map(([id, operation]) => [id, operation.scope]),
  );
  const code = { registry, scopes, references: searchReferences, queryInHead };
  const pages = createPageCheck(code);
  const check = createRenderCheck(code, pages);
  return {
    render({ release, explain }, now) {
      const { problems, pages, nodes } = check(release, now);
      return { findings: problemFindings(problems, release, explain), pages, nodes };
    },
    added: pages.added,
    memory: pages.toText,
    restore: pages.restore,
  };
}

/** Widgets that can be rendered here, by name. */
export const renderedWidgets: ReadonlyMap<string, number> = new Map(
  Object.values(registry).map(({ manifest }) => [manifest.name, manifest.version]),
);
