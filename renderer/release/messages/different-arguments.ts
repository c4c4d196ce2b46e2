import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isJsonObject } from "../json/layer.ts";
import { nearName } from "../json/nearest-name.ts";
import type { Entries, MessageEntry } from "./message-entry.ts";

/**
 * English messages that ask for other values than every other language, which all ask for the same: then
 * English is the odd one, and one finding says it.
 */
export function oddEnglish(
  byLocale: ReadonlyMap<string, Entries>,
  english: Entries,
): ReadonlyMap<string, Finding> {
  const odd = new Map<string, Finding>();
  const others = [...byLocale].filter(([locale]) => locale !== "en").map(([, entries]) => entries);
  for (const [id, { result, source }] of english) {
    const own = result.arguments.join(", ");
    const wanted = others.find((entries) => entries.has(id))?.get(id)?.result.arguments;
    const first = wanted?.join(", ");
    // Nearly always the first other language agrees, and the rest need not be asked.
    if (wanted === undefined || first === own) continue;
    const said = others.flatMap((entries) => entries.get(id)?.result.arguments.join(", ") ?? []);
    if (said.length < 3 || said.some((other) => other !== first)) continue;
    const message = `"${id}" asks for ${own || "no values"}; every other language has ${first || "no values"}.`;
    const { suggestion } = compare(result.arguments, wanted);
    odd.set(id, createFinding(source, [id], { code: "message-arguments", message, suggestion }));
  }
  return odd;
}

/** Messages that ask their caller for other values than English does. */
export function differentArguments(
  entries: Entries,
  english: Entries,
  odd: ReadonlyMap<string, Finding>,
): Finding[] {
  const findings: Finding[] = [];
  for (const [id, { result, source }] of entries) {
    const original = english.get(id);
    if (!original || odd.has(id)) continue;
    const expected = original.result.arguments;
    const { missing, extra, suggestion = lackingHelp(original, id) } = compare(result.arguments, expected);
    if (extra.length === 0 && missing.length === 0) continue;
    const parts = [
      missing.length > 0 && `leaves out ${missing.join(", ")}`,
      extra.length > 0 && `asks for ${extra.join(", ")}`,
    ];
    const message = `"${id}" ${parts.filter(Boolean).join(" and ")}; English has ${expected.join(", ") || "no values"}.`;
    findings.push(createFinding(source, [id], { code: "message-arguments", message, suggestion }));
  }
  return findings;
}

/** Longest English text that is shown as it is. */
const MOST_SHOWN = 120;

function lackingHelp({ source }: MessageEntry, id: string): string | undefined {
  const text = isJsonObject(source.value) ? source.value[id] : undefined;
  if (typeof text !== "string") return undefined;
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return `Say it with what English is given: ${JSON.stringify(shown)}.`;
}

/** What is left out, what is asked for beyond, and which of the first was meant by the second. */
function compare(own: readonly string[], wanted: readonly string[]) {
  const missing = wanted.filter((name) => !own.includes(name));
  const extra = own.filter((name) => !wanted.includes(name));
  const suggestion = extra[0] === undefined ? undefined : nearName(extra[0], missing).suggestion;
  return { missing, extra, suggestion };
}
