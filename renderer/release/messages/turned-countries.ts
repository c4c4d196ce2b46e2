import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { Entries } from "./message-entry.ts";

/**
 * Names of countries that are those of another one in the language of `tag`; two that changed places are told
 * once.
 */
export function turnedCountries(tag: string, entries: Entries): readonly Finding[] {
  const codes = [...entries.keys()].flatMap((id) => COUNTRY.exec(id)?.[1] ?? []);
  if (codes.length === 0) return [];
  const names = namesIn(tag);
  const owners = new Map(codes.flatMap((code) => (names?.of(code) ? [[names.of(code), code]] : [])));
  const told = new Set<string>();
  return codes.flatMap((code): Finding[] => {
    const id = `country.name.${code}`;
    const entry = entries.get(id);
    const said = entry?.result.message;
    const owner = typeof said === "string" ? owners.get(said) : undefined;
    if (!entry || owner === undefined || owner === code || told.has(code)) return [];
    told.add(owner);
    const message = `"${id}" says "${String(said)}", which is the name of ${owner}.`;
    const suggestion = `Write "${names?.of(code)}".`;
    return [createFinding(entry.source, [id], { code: "untrue", message, suggestion, severity: "warning" })];
  });
}

const COUNTRY = /^country\.name\.([A-Z]{2})$/;

function namesIn(tag: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([tag], { type: "region", fallback: "none" });
  } catch {
    // A language that Intl does not know is told of at its file.
    return undefined;
  }
}
