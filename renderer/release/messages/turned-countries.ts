import { once } from "../../memory/once.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { REGIONS } from "../truths/country-names.ts";
import type { Entries } from "./message-entry.ts";

/**
 * Names of countries that are those of another one in the language of `tag`; two that changed places are told
 * once.
 */
export function turnedCountries(tag: string, entries: Entries): readonly Finding[] {
  const codes = [...entries.keys()].flatMap((id) => COUNTRY.exec(id)?.[1] ?? []);
  if (codes.length === 0) return [];
  const names = namesIn(tag);
  const owners = ownersIn(tag);
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

/** Countries of the world by what a language calls them; a name that two have says nothing. */
const ownersIn = once((tag: string): ReadonlyMap<string, string> => {
  const names = namesIn(tag);
  const owners = new Map<string, string>();
  for (const code of REGIONS) {
    const name = names?.of(code);
    if (name === undefined) continue;
    owners.set(name, owners.has(name) ? "" : code);
  }
  return new Map([...owners].filter(([, code]) => code !== ""));
});

const COUNTRY = /^country\.name\.([A-Z]{2})$/;

function namesIn(tag: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([tag], { type: "region", fallback: "none" });
  } catch {
    // A language that Intl does not know is told of at its file.
    return undefined;
  }
}
