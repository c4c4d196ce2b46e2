import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";

/**
 * Requirements of a page that a later layer says again, or takes away: that would undo unseen what a waiver
 * does with a reason.
 */
export function redefinedRequirements(layers: readonly Layer[]): readonly Finding[] {
  const asked = new Set<string>();
  const findings: Finding[] = [];
  for (const { value, source, at } of layers) {
    const own = isJsonObject(value) && isJsonObject(value.requires) ? Object.keys(value.requires) : [];
    for (const name of own) {
      if (asked.has(name))
        findings.push(createFinding(source, [...at, "requires", name], words(name, layers), "key"));
      asked.add(name);
    }
  }
  return findings;
}

function words(name: string, [first]: readonly Layer[]) {
  const page = /([^/]+)\.json$/.exec(first?.source.file ?? "")?.[1] ?? first?.at.at(-1);
  const id = `page.${page}.${name}`;
  const message = `A weaker layer asks for "${id}" already, and no layer may say it otherwise.`;
  const suggestion = `Give it another name, or waive it: "waives": { "${id}": { "why": "…" } } in the domain, brand or country.`;
  return { code: "already-taken", message, suggestion };
}
