import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding, FixEdit } from "#renderer/release";

export interface AppliedFix {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly title: string;
}

export interface FixPlan {
  /** New texts by path; only of files that change. */
  readonly texts: ReadonlyMap<string, string>;
  readonly fixed: readonly AppliedFix[];
  /** What is left to say about the texts. */
  readonly findings: readonly Finding[];
}

export interface FixInput {
  readonly root: string;
  readonly findings: readonly Finding[];
  /** Whether a finding is one that may be mended. */
  readonly isWanted: (finding: Finding) => boolean;
  /** All findings with these texts in the place of the files. */
  readonly check: (texts: ReadonlyMap<string, string>) => Promise<readonly Finding[]>;
  /** Called before each look, with how many fixes are made so far. */
  readonly onRound?: (fixes: number) => void;
}

/** One fix may uncover the next; nothing real needs more rounds. */
const MOST_ROUNDS = 20;

/**
 * Makes every fix that leaves fewer findings and no new error behind, round by round, because fixes of
 * neighbours overlap and one may uncover another. Writes nothing.
 */
export async function planFixes({ root, isWanted, check, onRound, ...input }: FixInput): Promise<FixPlan> {
  let texts: ReadonlyMap<string, string> = new Map();
  let { findings } = input;
  const fixed: AppliedFix[] = [];
  const refused = new Set<string>();
  const textOf = (file: string) => texts.get(file) ?? readFileSync(join(root, file), "utf8");

  for (let round = 0; round < MOST_ROUNDS; round++) {
    onRound?.(fixed.length);
    const fixable = findings.filter(
      (finding) => isWanted(finding) && isMendable(finding) && !refused.has(keyOf(finding)),
    );
    const batch = withoutOverlaps(fixable);
    if (batch.length === 0) break;
    const attempt = async (some: readonly Finding[]): Promise<boolean> => {
      const next = new Map([...texts, ...edited(some, textOf)]);
      const after = await check(next);
      // What one fix of many spoils may hide behind what the others mend.
      if (!isBetter(findings, after) || (some.length > 1 && bringsNew(findings, after))) return false;
      texts = next;
      findings = after;
      fixed.push(...some.map(describe));
      return true;
    };
    if (await attempt(batch)) continue;
    // Together they do harm, so the culprit is looked for one by one; positions hold until the first one is
    // made.
    for (const finding of batch) {
      if (await attempt([finding])) break;
      refused.add(keyOf(finding));
    }
  }
  return { texts, fixed, findings };
}

/** Only configuration is mended: a manifest is code's business. */
function isMendable({ fix }: Finding): boolean {
  return fix?.edits.every(({ file }) => file.startsWith("config/")) ?? false;
}

function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const taken: FixEdit[] = [];
  return findings.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    const isFree = edits.every((edit) => !taken.some((other) => overlaps(edit, other)));
    if (isFree) taken.push(...edits);
    return isFree;
  });
}

function overlaps(a: FixEdit, b: FixEdit): boolean {
  return a.file === b.file && a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;
}

function edited(findings: readonly Finding[], textOf: (file: string) => string): Map<string, string> {
  const byFile = new Map<string, FixEdit[]>();
  for (const edit of findings.flatMap(({ fix }) => fix?.edits ?? []))
    byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  const texts = new Map<string, string>();
  for (const [file, edits] of byFile) {
    const backwards = edits.sort((a, b) => b.offset - a.offset);
    const text = backwards.reduce(
      (now, { offset, length, text: written }) => now.slice(0, offset) + written + now.slice(offset + length),
      textOf(file),
    );
    texts.set(file, text);
  }
  return texts;
}

function isBetter(before: readonly Finding[], after: readonly Finding[]): boolean {
  const count = (findings: readonly Finding[], severity: Finding["severity"]) =>
    findings.filter((finding) => finding.severity === severity).length;
  const errors = count(after, "error") - count(before, "error");
  // A name put right lets more of the page be read, which may uncover a warning: an error less is worth it.
  if (errors !== 0) return errors < 0;
  return count(after, "warning") <= count(before, "warning") && after.length < before.length;
}

function bringsNew(before: readonly Finding[], after: readonly Finding[]): boolean {
  const left = new Map<string, number>();
  for (const finding of before) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1);
  return after.some((finding) => {
    const count = (left.get(keyOf(finding)) ?? 0) - 1;
    left.set(keyOf(finding), count);
    return count < 0;
  });
}

function keyOf({ code, file, message }: Finding): string {
  return [code, file, message].join("\u001f");
}

function describe({ code, file, line, column, fix }: Finding): AppliedFix {
  return { code, file, line, column, title: fix?.title ?? "" };
}
