import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { CompileResult } from "./compile-message.ts";

/** A compiled message and the file it stands in. */
export interface MessageEntry {
  readonly result: CompileResult & { readonly ok: true };
  readonly source: JsonFile;
}

/** Messages by id. */
export type Entries = ReadonlyMap<string, MessageEntry>;

export const NO_ENTRIES: Entries = new Map();

/** The part of a message id that names its file. */
export function namespaceOf(id: string): string {
  return id.split(".", 1)[0] ?? "";
}

/** A message as its file writes it; empty where there is none. */
export function writtenText(entries: Entries | undefined, id: string): string {
  const value = entries?.get(id)?.source.value;
  const text = isJsonObject(value) ? value[id] : undefined;
  return typeof text === "string" ? text : "";
}
