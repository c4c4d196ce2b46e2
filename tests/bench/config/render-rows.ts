import type { WidgetManifest } from "#renderer";
import { type ConfigSource, createReleaseBuilder, type Finding, type ReleaseResult } from "#renderer/release";
import { createReleaseRenderer } from "#server/check";
import { migrations } from "#widgets/migrations";
import { type BenchRow, median } from "../table.ts";

const now = new Date("2027-01-15T10:00:00Z");
const changes = 9;

/** Changes of one file each that pages are rendered again after. */
const CHANGED = [
  {
    what: "one page of a brand",
    file: "config/brands/wrenhollow/pages/home.json",
    from: '"slots"',
    to: (index: number) => `"description": "${index}", "slots"`,
  },
  {
    what: "the words of a language",
    file: "config/messages/nl/sign-in.json",
    from: '"sign-in.title": "',
    to: (index: number) => `"sign-in.title": "${index} `,
  },
  {
    what: "a country",
    file: "config/countries/NL.json",
    from: '"weekStart": 1',
    to: (index: number) => `"weekStart": ${index % 7}`,
  },
];

/** What rendering finds in releases, one after the other: what did not change is not rendered again. */
export function renderedFindings(): (
  result: Pick<ReleaseResult, "release" | "explain">,
) => readonly Finding[] {
  const render = createReleaseRenderer();
  return ({ release, explain }) => (release ? render({ release, explain }, now).findings : []);
}

/**
 * Rendering every page of every site before a release is one: from nothing, and after a change of one file.
 */
export function benchRendering(
  root: string,
  widgets: readonly WidgetManifest[],
  source: ConfigSource,
): BenchRow[] {
  const build = createReleaseBuilder({ root, widgets, migrations });
  const render = createReleaseRenderer();
  const check = (texts: ConfigSource["texts"]) => {
    const started = performance.now();
    const { release, explain } = build({ now, source: { ...source, texts } });
    if (!release) throw new Error("The configuration has errors.");
    const { pages, nodes, findings } = render({ release, explain }, now);
    if (findings.length > 0) throw new Error(findings.map(({ message }) => message).join("\n"));
    return { pages, nodes, ms: performance.now() - started };
  };
  const first = check(source.texts);
  const rows = CHANGED.map(({ what, file, from, to }): BenchRow => {
    const later = Array.from({ length: changes }, (_, index) => {
      const text = (source.texts.get(file) ?? "").replace(from, to(index));
      return check(new Map([...source.texts, [file, text]]));
    });
    const after = median(later.map(({ ms }) => ms));
    return {
      what: `the same after ${what} changed (${later[0]?.nodes ?? 0} nodes rendered)`,
      result: `${Math.round(after)} ms`,
      goal: "< 150 ms",
      met: after < 150,
    };
  });
  return [
    {
      what: `build and render every page of every site: ${first.pages} pages in a language, in all their forms, ${first.nodes.toLocaleString("en")} nodes that differ`,
      result: `${Math.round(first.ms)} ms`,
      goal: "< 3 s",
      met: first.ms < 3000,
    },
    ...rows,
  ];
}
