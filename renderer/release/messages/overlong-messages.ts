import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isJsonObject } from "../json/layer.ts";
import type { Entries } from "./message-entry.ts";

/**
 * No translation takes this many times the room of the English words, beyond what a few words may always
 * have.
 */
const TIMES = 4;
const LETTERS = 120;

/**
 * Messages that are many times as long as what they translate: something else was pasted there, or pasted
 * again and again.
 */
export function overlongMessages(entries: Entries, english: Entries): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [id, { source }] of entries) {
    const own = lengthOf(source.value, id);
    const original = lengthOf(english.get(id)?.source.value, id);
    if (original === 0 || own <= TIMES * original + LETTERS) continue;
    const message = `"${id}" is ${own} letters long, and ${original} in English.`;
    const suggestion = "Write what the English message says, and no more.";
    findings.push(
      createFinding(source, [id], { code: "odd-length", message, suggestion, severity: "warning" }),
    );
  }
  return findings;
}

function lengthOf(messages: unknown, id: string): number {
  const text = isJsonObject(messages) ? messages[id] : undefined;
  return typeof text === "string" ? text.length : 0;
}
