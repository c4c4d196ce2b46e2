import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Lets stacks name places of the source instead of the build's. Node's own way (`--enable-source-maps`) keeps
 * the maps of all modules from the start, with their sources: here a map is read when a stack is, and
 * forgotten a minute later. A place without a map stays as it is.
 */
export function mapStacks(): void {
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${mapped(site)}`)].join("\n");
}

function mapped(site: NodeJS.CallSite): string {
  const text = String(site);
  const file = site.getFileName();
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  if (!file?.startsWith("file:") || line === null || column === null) return text;
  const origin = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!origin || !("originalSource" in origin)) return text;
  const place = `${new URL(origin.originalSource, file)}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
  return text.replace(`${file}:${line}:${column}`, () => place);
}

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    map = readMap(file);
    maps.set(file, map);
    setTimeout(() => maps.delete(file), KEPT_MS).unref();
  }
  return map;
}

/** Whoever reports a failure must not fail for want of a map. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, "utf8")) as SourceMapPayload);
  } catch {
    return null;
  }
}

const KEPT_MS = 60_000;
