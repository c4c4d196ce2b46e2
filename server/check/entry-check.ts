import type { Finding, ReleaseResult } from "#renderer/release";
import { operationTable } from "#schemas";
import { registry } from "#widgets/registry";
import { queryInHead } from "../web/query-in-head.ts";
import { searchReferences } from "../web/search-references.ts";
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

/** Joins the check of pages with the widgets and the booking rules. One renderer remembers from release to release. */
export function createReleaseRenderer(): ReleaseRenderer {
  const scopes = Object.fromEntries(
    Object.entries(operationTable).map(([id, operation]) => [id, operation.scope]),
  );
  const check = createRenderCheck({ registry, scopes, references: searchReferences, queryInHead });
  return ({ release, explain }, now) => {
    const { problems, pages, nodes } = check(release, now);
    return { findings: problemFindings(problems, release, explain), pages, nodes };
  };
}

/** Widgets that can be rendered here, by name. */
export const renderedWidgets: ReadonlyMap<string, number> = new Map(
  Object.values(registry).map(({ manifest }) => [manifest.name, manifest.version]),
);
