import type { CompileResult } from "./compile-message.ts";
import type { JsonFile } from "./json-file.ts";

/** A compiled message and the file it stands in. */
export interface MessageEntry {
  readonly result: CompileResult & { readonly ok: true };
  readonly source: JsonFile;
}
