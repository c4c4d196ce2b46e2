import { createFinding } from "./finding.ts";
import type { MessageEntry } from "./message-entry.ts";
import type { Finding } from "./release.ts";

/** A language with this share of the messages claims to be whole, so what it lacks was forgotten. */
const WHOLE = 0.9;

/**
 * What other languages lack of English (LOC-09), once per message for all of them; a namespace that is missing altogether
 * is one finding. A language that is under way is only counted.
 */
export function missingMessages(
  shared: ReadonlyMap<string, ReadonlyMap<string, MessageEntry>>,
  english: ReadonlyMap<string, MessageEntry>,
  told: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  const localesOf = new Map<string, string[]>();
  for (const [locale, entries] of shared) {
    const missing = [...english.keys()].filter(
      (id) => !entries.has(id) && !told.has(id) && !told.has(`${locale}|${id}`),
    );
    const [own] = entries.values();
    if (missing.length === 0 || !own) continue;
    if (missing.length > english.size * (1 - WHOLE)) {
      const message = `${locale} has ${english.size - missing.length} of ${english.size} messages; English stands in for the rest.`;
      findings.push(
        createFinding(own.source, [], { code: "incomplete-language", message, severity: "info" }),
      );
      continue;
    }
    const namespaces = new Set([...entries.keys()].map(namespaceOf));
    const missed = missing.map((id) => (namespaces.has(namespaceOf(id)) ? id : `${namespaceOf(id)}.*`));
    for (const id of new Set(missed)) localesOf.set(id, [...(localesOf.get(id) ?? []), locale]);
  }
  for (const [id, locales] of localesOf) {
    const isNamespace = id.endsWith(".*");
    const [, entry] =
      [...english].find(([known]) => (isNamespace ? namespaceOf(known) === namespaceOf(id) : known === id)) ??
      [];
    if (!entry) continue;
    const message = `"${id}" is missing in ${locales.sort().join(", ")}; English stands in for it.`;
    const words = {
      code: isNamespace ? "missing-namespace" : "missing-message",
      message,
      severity: "warning",
    } as const;
    findings.push(createFinding(entry.source, isNamespace ? [] : [id], words, "key"));
  }
  return findings;
}

function namespaceOf(id: string): string {
  return id.split(".", 1)[0] ?? "";
}
