import { createFinding } from "./finding.ts";
import type { MessageEntry } from "./message-entry.ts";
import { nearName } from "./nearest-name.ts";
import type { Finding } from "./release.ts";

/** Messages that ask their caller for other values than English does. */
export function differentArguments(
  entries: ReadonlyMap<string, MessageEntry>,
  english: ReadonlyMap<string, MessageEntry>,
): Finding[] {
  const findings: Finding[] = [];
  for (const [id, { result, source }] of entries) {
    const original = english.get(id);
    if (!original) continue;
    const expected = original.result.arguments;
    const missing = expected.filter((name) => !result.arguments.includes(name));
    const extra = result.arguments.filter((name) => !expected.includes(name));
    if (extra.length === 0 && missing.length === 0) continue;
    const parts = [
      missing.length > 0 && `leaves out ${missing.join(", ")}`,
      extra.length > 0 && `asks for ${extra.join(", ")}`,
    ];
    const message = `"${id}" ${parts.filter(Boolean).join(" and ")}; English has ${expected.join(", ") || "no values"}.`;
    const suggestion = extra[0] === undefined ? undefined : nearName(extra[0], missing).suggestion;
    findings.push(createFinding(source, [id], { code: "message-arguments", message, suggestion }));
  }
  return findings;
}
