import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Site } from "#renderer";
import { registry } from "#widgets/registry";
import { compilePage, hasIslands } from "../../renderer/plan/compile-page.ts";
import type { CompiledNode } from "../../renderer/plan/page-plan.ts";
import { projectRoot } from "./real-release.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface PageScripts {
  /** Bytes, gzip level 9, of all scripts the page runs by itself; what opens on demand is not in it. */
  readonly total: number;
  /** Bytes, gzip, of what runs before the first paint. */
  readonly beforePaint: number;
  readonly files: readonly string[];
}

const client = join(projectRoot, "dist/client");

/** Scripts of a page of a site in the finished build. */
export function pageScripts(site: Site, page: string): PageScripts {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const document = site.pages[page];
  if (!document) throw new Error(`${site.id} has no page ${page}`);
  const compiled = compilePage(document, registry, {});
  if (!hasIslands(compiled)) return { total: 0, beforePaint: 0, files: [] };
  const islands = new Set<string>();
  const visit = (node: CompiledNode): void => {
    if (node.hydrate !== "none") islands.add(node.manifest.name);
    for (const child of Object.values(node.slots).flat()) visit(child);
  };
  for (const node of Object.values(compiled.regions).flat()) visit(node);
  const boot = closure(manifest, "server/web/entry-browser.tsx");
  const all = new Set([
    ...boot,
    ...closure(manifest, "server/web/browser-runtime.tsx"),
    ...[...islands].flatMap((widget) => [...closure(manifest, `widgets/${widget}/${widget}.tsx`)]),
  ]);
  return {
    total: sum(all),
    beforePaint: sum(boot),
    files: [...all].map((file) => `${file} ${sizeOf(file)}`),
  };
}

function closure(
  manifest: Readonly<Record<string, Chunk>>,
  key: string,
  seen = new Set<string>(),
  files = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: run npm run build.`);
  if (seen.has(key)) return files;
  seen.add(key);
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen, files);
  return files;
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + sizeOf(file), 0);
}
