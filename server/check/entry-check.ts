import type { Finding, ReleaseResult } from "#renderer/release";
import { createPageCheck } from "#renderer/server";
import { operationTable } from "#schemas";
import { registry } from "#widgets/registry";
import { queryInHead } from "../page/query-in-head.ts";
import { searchReferences } from "../page/search-references.ts";
import { mailFindings } from "./mail-check.ts";
import { pictureFindings } from "./picture-check.ts";
import { problemFindings } from "./problem-findings.ts";
import { createDividedCheck, type RenderCheckReport } from "./render-check.ts";
import { type HelpOrder, type HelpResult, type RenderHelper, takeTurns } from "./render-help.ts";

export interface RenderedRelease extends Pick<RenderCheckReport, "pages" | "nodes"> {
  readonly findings: readonly Finding[];
}

/**
 * Renders every page and mail of every site of a release, and says what is wrong with them at the lines that
 * brought it about.
 */
export type ReleaseRenderer = (
  result: Pick<ReleaseResult, "explain"> & { readonly release: NonNullable<ReleaseResult["release"]> },
  now: Date,
) => RenderedRelease;

/** A renderer whose memory can be handed to another process that runs the same code. */
export interface RememberingRenderer {
  readonly render: ReleaseRenderer;
  /** The same, while another thread does a part of it; what that leaves undone is done here. */
  readonly renderBeside: (
    helper: RenderHelper,
    ...what: Parameters<ReleaseRenderer>
  ) => Promise<RenderedRelease>;
  /** How many results were added since the memory was last written or read. */
  readonly added: () => number;
  readonly memory: () => string;
  /** @throws when the text is no memory */
  readonly restore: (memory: string) => void;
}

/**
 * Joins the check of pages with the widgets and the booking rules. One renderer remembers from release to
 * release.
 */
export function createReleaseRenderer(): ReleaseRenderer {
  return createRememberingRenderer().render;
}

/** A release renderer that can say what it remembers. */
export function createRememberingRenderer(): RememberingRenderer {
  const { pages, divide } = createParts();
  let helped: Pick<HelpResult, "added" | "memory"> | undefined;
  const findingsOf = (
    { release, explain }: Parameters<ReleaseRenderer>[0],
    { problems, ...counts }: RenderCheckReport,
  ): RenderedRelease => ({
    ...counts,
    findings: [
      ...problemFindings(problems, release, explain),
      ...mailFindings(release, explain),
      ...pictureFindings(release, explain),
    ],
  });
  return {
    render(result, now) {
      const { locales, checkLanguage, report } = divide(result.release, now);
      return findingsOf(result, report(new Map(locales.map((each) => [each, checkLanguage(each)]))));
    },
    async renderBeside(helper, result, now) {
      const { locales, checkLanguage, report } = divide(result.release, now);
      const helping = helper.help({ release: result.release, now, remembers: helper.remembers });
      const found = new Map(takeTurns(helper.turns, locales, checkLanguage));
      const help = await helping.catch(() => undefined);
      for (const [locale, problems] of help?.found ?? []) found.set(locale, problems);
      for (const locale of locales) if (!found.has(locale)) found.set(locale, checkLanguage(locale));
      const { nodes, ...counts } = report(found);
      if (help && helper.remembers) helped = help;
      return findingsOf(result, { ...counts, nodes: nodes + (help?.nodes ?? 0) });
    },
    added: () => pages.added() + (helped?.added ?? 0),
    memory() {
      const own = pages.toText();
      const all = helped === undefined ? own : `${own}\n${helped.memory}`;
      helped = undefined;
      return all;
    },
    restore(memory) {
      for (const part of memory.split("\n")) pages.restore(part);
    },
  };
}

/** What a thread does that helps another to render a release. */
export function helpRendering(turns: SharedArrayBuffer, { release, now, remembers }: HelpOrder): HelpResult {
  const { pages, divide } = createParts();
  const { locales, checkLanguage } = divide(release, now);
  const found = takeTurns(turns, locales, checkLanguage);
  const added = pages.added();
  return { found, nodes: pages.endRound(), added, memory: remembers ? pages.toText() : "" };
}

function createParts() {
  const scopes = Object.fromEntries(
    Object.entries(operationTable).map(([id, operation]) => [id, operation.scope]),
  );
  const code = { registry, scopes, references: searchReferences, queryInHead };
  const pages = createPageCheck(code);
  return { pages, divide: createDividedCheck(code, pages) };
}

/** Widgets that can be rendered here, by name. */
export const renderedWidgets: ReadonlyMap<string, number> = new Map(
  Object.values(registry).map(({ manifest }) => [manifest.name, manifest.version]),
);
