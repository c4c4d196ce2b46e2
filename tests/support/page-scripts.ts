import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "#renderer";
import { registry } from "#widgets/registry";
import { compilePage } from "../../renderer/plan/compile-page.ts";
import type { CompiledNode } from "../../renderer/plan/page-plan.ts";
import { builtAssets } from "../../server/web/assets/built-assets.ts";
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
  /** All scripts the page fetches by itself, whether they run or wait; what opens on demand is not in it. */
  readonly total: Travelling;
  /** What runs before the first paint. */
  readonly beforePaint: Travelling;
  /** What runs on a page that nobody touches, for a stranger whose browser keeps nothing. */
  readonly executed: Travelling;
  /** Files that run, and those that only wait. */
  readonly files: readonly string[];
  readonly ahead: readonly string[];
}

const client = join(projectRoot, "dist/client");
const BOOT = "server/web/entry-browser.tsx";

/** Scripts of a page of a site in the finished build, as the server sends them. */
export function pageScripts(site: Site, page: string): PageScripts {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const document = site.pages[page];
  if (!document) throw new Error(`${site.id} has no page ${page}`);
  const compiled = compilePage(document, registry, {});
  const nodes: CompiledNode[] = [];
  const visit = (node: CompiledNode): void => {
    nodes.push(node);
    for (const child of Object.values(node.slots).flat()) visit(child);
  };
  for (const node of Object.values(compiled.regions).flat()) visit(node);
  if (!nodes.some((node) => node.clientFilled || node.hydrate !== "none"))
    return { total: sum([]), beforePaint: sum([]), executed: sum([]), files: [], ahead: [] };
  const named = (...modes: readonly CompiledNode["hydrate"][]) =>
    nodes.filter((node) => modes.includes(node.hydrate)).map((node) => node.manifest.name);
  const has = (widget: string) => nodes.some(({ manifest: { name } }) => name === widget);
  const files = (...keys: readonly string[]) => new Set(keys.flatMap((key) => [...closure(manifest, key)]));
  const boot = files(BOOT);
  const scripts = nodes.filter((node) => node.hydrate === "script" && !waits(node, page));
  // A node under a condition of the address stands on no page that a search engine or a link of ours leads to.
  const byThemselves = nodes.filter(
    (node) => ["visible", "idle", "load"].includes(node.hydrate) && node.when === undefined,
  );
  const executed = files(
    BOOT,
    "renderer/browser/after-load.ts",
    ...(has("wishlist-state") ? ["renderer/browser/toggles/toggles.ts"] : []),
    ...(has("consent-banner") && !site.domain.flags.hideGdprBanner
      ? ["renderer/browser/consent/ask-consent.ts"]
      : []),
    ...(scripts.length > 0 ? ["server/web/browser-scripts.ts"] : []),
    ...scripts.map(({ manifest: { name } }) => `widgets/${name}/${name}.script.ts`),
    ...byThemselves.flatMap(({ manifest: { name } }) => [ISLANDS, `widgets/${name}/${name}.tsx`]),
  );
  const islands = named("touch", "visible", "idle", "load");
  // A file that is fetched ahead brings what it needs.
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const chunks = builtAssets(join(projectRoot, "dist"), { themeCss: () => "" }).chunks(islands);
  const ahead = [...files(...chunks.map((path) => keyOf.get(path.slice(1)) ?? path))].filter(
    (file) => !boot.has(file),
  );
  return {
    total: sum(new Set([...executed, ...ahead])),
    beforePaint: sum(boot),
    executed: sum(executed),
    files: [...executed],
    ahead,
  };
}

const ISLANDS = "server/web/browser-runtime.tsx";

/** Files of the framework, and of whatever cannot run without it. */
export function frameworkFiles(): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const chunks = Object.values(manifest);
  const found = new Set(
    chunks
      .filter(({ file }) => /hydrateRoot|\.createElement\b|react\.transitional\.element/.test(textOf(file)))
      .map(({ file }) => file),
  );
  return found;
}

function textOf(file: string): string {
  return file.endsWith(".js") ? readFileSync(join(client, file), "utf8") : "";
}

/** Whether a widget's script waits for a press, or for something that this browser keeps. */
function waits({ manifest: { name } }: CompiledNode, page: string): boolean {
  const view = readFileSync(join(projectRoot, `widgets/${name}/${name}.tsx`), "utf8");
  const wake = /data-wake=(.*)/.exec(view)?.[1];
  return wake !== undefined && !(page === "hotel" && wake.includes('"now"'));
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
