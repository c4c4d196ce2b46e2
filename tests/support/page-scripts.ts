import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "#renderer";
import { registry } from "#widgets/registry";
import { compilePage, hasIslands } from "../../renderer/plan/compile-page.ts";
import type { CompiledNode } from "../../renderer/plan/page-plan.ts";
import { projectRoot } from "./real-release.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Bytes that travel to a browser, by the best encoding it takes. */
export interface Travelling {
  readonly br: number;
  readonly gzip: number;
  readonly plain: number;
}

export interface PageScripts {
  /** All scripts the page runs by itself; what opens on demand is not in it. */
  readonly total: Travelling;
  /** What runs before the first paint. */
  readonly beforePaint: Travelling;
  readonly files: readonly string[];
}

const client = join(projectRoot, "dist/client");

/** Scripts of a page of a site in the finished build, as the server sends them. */
export function pageScripts(site: Site, page: string): PageScripts {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const document = site.pages[page];
  if (!document) throw new Error(`${site.id} has no page ${page}`);
  const compiled = compilePage(document, registry, {});
  if (!hasIslands(compiled)) return { total: sum([]), beforePaint: sum([]), files: [] };
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
    files: [...all].map((file) => `/${file}`),
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

const endings: Readonly<Record<keyof Travelling, string>> = { br: ".br", gzip: ".gz", plain: "" };

/**
 * What the server would send of a file: the form that lies beside it, or the file itself where there is none.
 */
function bytesOf(file: string, encoding: keyof Travelling): number {
  const encoded = join(client, `${file}${endings[encoding]}`);
  return statSync(existsSync(encoded) ? encoded : join(client, file)).size;
}

function sum(files: Iterable<string>): Travelling {
  const all = [...files];
  const total = (encoding: keyof Travelling) =>
    all.reduce((bytes, file) => bytes + bytesOf(file, encoding), 0);
  return { br: total("br"), gzip: total("gzip"), plain: total("plain") };
}
