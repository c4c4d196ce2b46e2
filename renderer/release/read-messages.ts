import { type CompileResult, compileMessage } from "./compile-message.ts";
import type { ConfigPlace } from "./config-place.ts";
import { createFinding } from "./finding.ts";
import type { JsonFile } from "./json-file.ts";
import { isJsonObject } from "./layer.ts";
import { type Entries, type MessageEntry, namespaceOf } from "./message-entry.ts";
import type { Finding } from "./release.ts";

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

/** Compiles the messages of one file: one finding per message that does not parse or stands in the wrong file. */
export function readMessages({ source, place }: MessageFile): ReadMessages {
  const namespaces = new Map<string, Map<string, MessageEntry>>();
  const findings: Finding[] = [];
  const told = new Set<string>();
  for (const [id, text] of isJsonObject(source.value) ? Object.entries(source.value) : []) {
    if (id === "$schema") continue;
    if (typeof text !== "string") {
      told.add(id);
      continue;
    }
    if (!id.startsWith(`${place.id}.`)) {
      const message = `"${id}" stands in the file of the namespace "${place.id}".`;
      findings.push(createFinding(source, [id], { code: "wrong-namespace", message }, "key"));
      told.add(id);
    }
    if (text.trim() === "") {
      const message = `"${id}" has no words, so its place stays empty.`;
      const suggestion = "Write its words, or take it out of every language.";
      findings.push(createFinding(source, [id], { code: "empty-message", message, suggestion }));
    }
    const result = compileMessage(text);
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
