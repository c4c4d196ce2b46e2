import type { WidgetManifest } from "#renderer";
import {
  type ConfigSource,
  createReleaseBuilder,
  type Finding,
  type ReleaseBuilder,
  readConfigSource,
} from "#renderer/release";
import { migrations } from "#widgets/migrations";
import type { Mutation } from "./mutation.ts";
import { sample } from "./random.ts";

/** What was said about a mutation, and why that is not what should have been said. */
export interface Trial {
  readonly mutation: Mutation;
  readonly findings: readonly Finding[];
  /**
   * Undefined when the answer is right: one finding, at the place, with the name that was meant, and no
   * release.
   */
  readonly complaint?: string;
}

const now = new Date("2027-01-15T10:00:00Z");

/** Tries mutations one after the other on a builder that remembers the unbroken configuration. */
export function createTrials(
  root: string,
  widgets: readonly WidgetManifest[],
): { readonly source: ConfigSource; readonly attempt: (mutation: Mutation) => Trial } {
  const source = readConfigSource(root);
  const build = createReleaseBuilder({ root, widgets, migrations });
  const before = new Set(build({ now, source }).findings.map(wordsOf));
  return { source, attempt: (mutation) => tryMutation(mutation, source, build, before) };
}

function tryMutation(
  mutation: Mutation,
  source: ConfigSource,
  build: ReleaseBuilder,
  before: ReadonlySet<string>,
): Trial {
  const texts = new Map(source.texts);
  const brandFiles = new Map(source.brandFiles);
  for (const [file, text] of mutation.texts()) {
    const [, brand, picture] = /^config\/brands\/([^/]+)\/assets\/(.+)$/.exec(file) ?? [];
    if (picture !== undefined) brandFiles.set(`${brand}/${picture}`, Buffer.from(text ?? ""));
    else if (text === null) texts.delete(file);
    else texts.set(file, text);
  }
  const result = build({ now, source: { ...source, texts, brandFiles } });
  // A note tells of several languages at once, and in other words where one of them cannot be read.
  const findings = result.findings.filter(
    (finding) => finding.severity !== "info" && !before.has(wordsOf(finding)),
  );
  const complaint = complaintAbout(mutation, findings, result.release !== null);
  return { mutation, findings, ...(complaint !== undefined && { complaint }) };
}

function complaintAbout(
  mutation: Mutation,
  findings: readonly Finding[],
  isReleased: boolean,
): string | undefined {
  const { severity, file, offset, meant, isGroup } = mutation;
  const [finding] = findings;
  if (!finding) return "nothing is said";
  const isBroken = findings.some((each) => each.severity === "error");
  if (isBroken && isReleased) return "it became a release";
  if (!isBroken && !isReleased) return "it is no release";
  if (isGroup) return undefined;
  if (findings.length > 1) return `${findings.length} findings`;
  if (finding.severity !== severity) return `${finding.severity} instead of ${severity}`;
  if (finding.file !== file) return `said of ${finding.file}`;
  const place = offset === undefined ? undefined : placeAt(mutation.texts().get(file) ?? "", offset);
  if (place && finding.line !== place.line) return `line ${finding.line} instead of ${place.line}`;
  if (place && finding.column !== place.column) return `column ${finding.column} instead of ${place.column}`;
  if (meant !== undefined && !finding.suggestion?.includes(`"${meant}"`))
    return `"${meant}" is not suggested: ${finding.suggestion}`;
  return undefined;
}

/**
 * A finding without its place, which moves when lines are put in, and without what words are counted or in
 * which languages they lack.
 */
function wordsOf({ code, file, message }: Finding): string {
  const [about = message] = /^(incomplete|missing|untranslated)-/.test(code)
    ? (/^(\S+ has|".*?")/.exec(message) ?? [])
    : [];
  return `${file} ${code} ${about}`;
}

function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Up to `count` mutations of each kind, always the same ones. */
export function samplePerKind(mutations: readonly Mutation[], count: number): Mutation[] {
  const kinds = new Map<string, Mutation[]>();
  for (const mutation of mutations) {
    const ofKind = kinds.get(mutation.kind);
    if (ofKind) ofKind.push(mutation);
    else kinds.set(mutation.kind, [mutation]);
  }
  return [...kinds].flatMap(([kind, ofKind]) => sample(ofKind, count, kind));
}

/** How many mutations of each kind were answered with exactly one right finding, as a Markdown table. */
export function trialTable(trials: readonly Trial[]): string {
  const kinds = new Map<string, Trial[]>();
  for (const trial of trials) {
    const { kind } = trial.mutation;
    kinds.set(kind, [...(kinds.get(kind) ?? []), trial]);
  }
  const rows = [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, of]) => {
      const right = of.filter(({ complaint }) => complaint === undefined).length;
      const findings = of.reduce((sum, { findings: found }) => sum + found.length, 0);
      return `| ${kind} | ${of.length} | ${right} | ${(findings / of.length).toFixed(2)} |`;
    });
  return [
    "| mistake | tried | answered right | findings per mistake |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
