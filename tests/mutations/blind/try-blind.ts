import type { WidgetManifest } from "#renderer";
import {
  type ConfigSource,
  createReleaseBuilder,
  type Finding,
  type ReleaseResult,
  readConfigSource,
} from "#renderer/release";
import { migrations } from "#widgets/migrations";
import type { BlindMutation } from "./blind-mutation.ts";

export type Answer = "right" | "wrong place" | "many" | "silent" | "crash" | "as it should be" | "told";

export interface BlindTrial {
  readonly mutation: BlindMutation;
  readonly verdict: ReturnType<BlindMutation["verdict"]>;
  readonly findings: readonly Finding[];
  readonly error?: string;
  /**
   * `as it should be`: nothing is said of what is no mistake; `told`: something is said of a choice, which
   * only the rules can know.
   */
  readonly answer: Answer;
}

const now = new Date("2027-01-15T10:00:00Z");

/** What is rendered of a release that passes; its findings count as those of the build. */
export type RenderFindings = (result: Pick<ReleaseResult, "release" | "explain">) => readonly Finding[];

/** Tries blind mutations one after the other on a builder that remembers the unbroken configuration. */
export function createBlindTrials(
  root: string,
  widgets: readonly WidgetManifest[],
  render: RenderFindings = () => [],
): { readonly source: ConfigSource; readonly attempt: (mutation: BlindMutation) => BlindTrial } {
  const source = readConfigSource(root);
  const build = createReleaseBuilder({ root, widgets, migrations });
  const say = (from: ConfigSource): readonly Finding[] => {
    const { findings, release, explain } = build({ now, source: from });
    return release ? [...findings, ...render({ release, explain })] : findings;
  };
  const before = new Set(say(source).map(wordsOf));
  const attempt = (mutation: BlindMutation): BlindTrial => {
    const texts = new Map(source.texts);
    for (const [file, text] of mutation.texts()) {
      if (text === null) texts.delete(file);
      else texts.set(file, text);
    }
    const verdict = mutation.verdict();
    try {
      const sorted = new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
      const findings = say({ ...source, texts: sorted }).filter((finding) => !before.has(wordsOf(finding)));
      return { mutation, verdict, findings, answer: answerOf(mutation, verdict, findings) };
    } catch (error) {
      return {
        mutation,
        verdict,
        findings: [],
        error: error instanceof Error ? String(error.stack) : String(error),
        answer: "crash",
      };
    }
  };
  return { source, attempt };
}

function answerOf(
  mutation: BlindMutation,
  verdict: BlindTrial["verdict"],
  findings: readonly Finding[],
): Answer {
  const [first] = findings;
  if (verdict !== "mistake") return first ? "told" : "as it should be";
  if (!first) return "silent";
  if (mutation.isGroup) return "right";
  if (findings.length > 1) return "many";
  const { file, line } = first;
  const isThere = mutation
    .places()
    .some((place) => place.file === file && line >= place.from && line <= place.to);
  return isThere ? "right" : "wrong place";
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
