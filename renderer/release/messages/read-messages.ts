import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { ConfigPlace } from "../read/config-place.ts";
import { type CompileResult, compileMessage } from "./compile-message.ts";
import { type Entries, type MessageEntry, namespaceOf } from "./message-entry.ts";
import { oddWords } from "./message-words.ts";
import { oddMarks } from "./odd-marks.ts";

export interface MessageFile {
  readonly source: JsonFile;
  readonly place: ConfigPlace;
}

/** What one file says. */
export interface ReadMessages {
  /** Messages by namespace: those of the file's own, and of others when some stand in the wrong file. */
  readonly namespaces: ReadonlyMap<string, Entries>;
  readonly findings: readonly Finding[];
  /** Ids that something was said about already; what follows from it is not said again. */
  readonly told: ReadonlySet<string>;
}

/**
 * Compiles the messages of one file: one finding per message that does not parse or stands in the wrong file.
 */
export function readMessages({ source, place }: MessageFile): ReadMessages {
  const namespaces = new Map<string, Map<string, MessageEntry>>();
  const findings: Finding[] = [];
  const told = new Set<string>();
  const all = (isJsonObject(source.value) ? Object.entries(source.value) : []).filter(
    ([id]) => id !== "$schema",
  );
  // A copy of another file, or one that was renamed, is one mistake.
  const owner = foreignNamespace(
    all.map(([id]) => id),
    place.id,
  );
  if (owner !== undefined) {
    const message = `Every message here is of the namespace "${owner}", but the file is "${place.id}".`;
    const suggestion = `Call the file ${owner}.json, or take it away if that one has the same words.`;
    findings.push(createFinding(source, [], { code: "wrong-namespace", message, suggestion }));
  }
  for (const [id, text] of all) {
    if (typeof text !== "string") {
      told.add(id);
      continue;
    }
    if (!id.startsWith(`${place.id}.`)) {
      const message = `"${id}" stands in the file of the namespace "${place.id}".`;
      const suggestion = `Move it to ${namespaceOf(id)}.json, or start its id with "${place.id}.".`;
      // What is no id at all is the schema's to say.
      if (owner === undefined && !/[^\w.-]/.test(id))
        findings.push(createFinding(source, [id], { code: "wrong-namespace", message, suggestion }, "key"));
      told.add(id);
    }
    if (/^[\s\u200c-\u200f\u2066-\u2069]*$/u.test(text)) {
      const message = `"${id}" has no words, so its place stays empty.`;
      const suggestion = "Write its words, or take it out of every language.";
      // Without any sign the schema says so; what no words ask for is no second mistake.
      if (text !== "")
        findings.push(createFinding(source, [id], { code: "empty-message", message, suggestion }));
      told.add(id);
      continue;
    }
    const result = compileMessage(text);
    const odd = oddWords(id, text) ?? (result.ok ? oddMarks(id, text) : undefined);
    if (odd) findings.push(createFinding(source, [id], { ...odd, severity: "warning" }));
    if (result.ok) {
      const namespace = namespaceOf(id);
      const entries = namespaces.get(namespace) ?? new Map<string, MessageEntry>();
      namespaces.set(namespace, entries.set(id, { result, source }));
    } else {
      findings.push(brokenMessage(source, id, text, result));
      told.add(id);
    }
  }
  return { namespaces, findings, told };
}

/** The one other namespace that all of several ids belong to. */
function foreignNamespace(ids: readonly string[], own: string): string | undefined {
  const [only, ...others] = new Set(ids.map(namespaceOf));
  return ids.length > 1 && others.length === 0 && only !== own ? only : undefined;
}

function brokenMessage(
  source: JsonFile,
  id: string,
  text: string,
  result: CompileResult & { ok: false },
): Finding {
  const finding = createFinding(source, [id], {
    code: "bad-message",
    message: `"${id}" is not a valid message: ${result.problem} at "${text.slice(result.offset, result.offset + 20)}".`,
    suggestion: "Write a literal brace or less-than sign in quotes: '{'.",
  });
  return { ...finding, column: finding.column + 1 + JSON.stringify(text.slice(0, result.offset)).length - 2 };
}
