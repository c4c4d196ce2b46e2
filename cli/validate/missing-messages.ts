import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#renderer/release";
import { rememberedByText } from "./named-ids.ts";

/** Ids that the code says, by their place in the folder of the code; a test keeps the list (`vitest -u`). */
export const SAID_BY_CODE = "cli/validate/said-by-code.json";

/** How many ids are written out; the rest are counted. */
const MOST_NAMED = 6;

/**
 * Finds words that guests would miss because no language has them any more: messages that the code says by
 * itself, in answers and states that no page shows while it is checked. One finding for each namespace.
 */
export function createMissingMessages(code: string): (texts: ReadonlyMap<string, string>) => Finding[] {
  const file = join(code, SAID_BY_CODE);
  // Files that cannot be read are told as that, and nothing is asked of the others then.
  const idsIn = rememberedByText((text) => Object.keys(JSON.parse(text) as object));
  let said: readonly string[] | undefined;
  return (texts) => {
    said ??= existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly string[]) : [];
    const written = new Set<string>();
    for (const [path, text] of texts)
      if (path.includes("/messages/")) for (const id of idsIn(path, text)) written.add(id);
    const missing = new Map<string, string[]>();
    for (const id of said) {
      if (written.has(id)) continue;
      const namespace = id.split(".", 1)[0] ?? "";
      missing.set(namespace, [...(missing.get(namespace) ?? []), id]);
    }
    return [...missing].map(([namespace, ids]) => missingFrom(namespace, ids));
  };
}

function missingFrom(namespace: string, ids: readonly string[]): Finding {
  const more = ids.length - MOST_NAMED;
  const named = ids.slice(0, MOST_NAMED).map((id) => `"${id}"`);
  const names = named.join(", ") + (more > 0 ? ` and ${more} more` : "");
  const isOne = ids.length === 1;
  return {
    code: "missing-word",
    severity: "error",
    file: `config/messages/en/${namespace}.json`,
    line: 1,
    column: 1,
    message: `The product says ${names}, and no language has ${isOne ? "it" : "them"}.`,
    suggestion: `Write ${isOne ? "its" : "their"} words; git shows what they were.`,
    sites: [],
  };
}
