import type { FindingFix } from "../json/finding.ts";

/** The text after the edits of a fix. Fails when there is none. */
export function applyFix(text: string, fix: FindingFix | undefined): string {
  if (!fix) throw new Error("There is no fix to apply.");
  return [...fix.edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce((at, edit) => at.slice(0, edit.offset) + edit.text + at.slice(edit.offset + edit.length), text);
}
