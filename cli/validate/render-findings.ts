import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Finding, Release, ReleaseResult } from "#renderer/release";
import { writeMissingRegistries } from "../generate/missing-registries.ts";
import { codeFingerprint } from "./code-fingerprint.ts";
import { createRenderedMemory, type RenderedMemory } from "./rendered-memory.ts";

type Rendering = typeof import("#server/check");

/** Views, loaded, and what they are rendered with. */
interface Loaded {
  readonly views: Rendering;
  readonly renderer: ReturnType<Rendering["createRememberingRenderer"]>;
  /** Name of the code that was loaded; undefined when it changed meanwhile. */
  readonly code: string | undefined;
}

/** The folder of this code: what it rendered holds for every configuration that it is run on. */
const CODE = fileURLToPath(new URL("../..", import.meta.url));
/** Results that are worth writing down again in a process that goes on. */
const WORTH_WRITING = 500;

let loading: Promise<Loaded> | undefined;
let hasWritten = false;

/**
 * Renders every page of every site in memory and says what fails. Views are loaded when they are first needed, and what was rendered
 * once, by this process or by an earlier command on the same day and code, is not rendered again. A project whose widgets are not the
 * ones of this code is left alone.
 */
export async function renderFindings(
  root: string,
  { release, explain }: Pick<ReleaseResult, "release" | "explain">,
): Promise<readonly Finding[]> {
  if (!release) return [];
  const widgets = writtenWidgets(root);
  if (widgets.length === 0) return [];
  // React checks far more than pages need where it is not told that this is no development.
  process.env.NODE_ENV ??= "production";
  await writeMissingRegistries(CODE);
  const now = new Date();
  const code = loading ? (await loading).code : codeFingerprint(CODE);
  const memory = renderedMemory(code, now);
  const name = nameOfRelease(release, widgets);
  if (memory?.isClean(name)) return [];
  loading ??= load(code, memory);
  const loaded = await loading;
  const { views, renderer } = loaded;
  if (widgets.some(({ name, version }) => views.renderedWidgets.get(name) !== version)) return [];
  const { findings } = renderer.render({ release, explain }, now);
  if (loaded.code === undefined) return findings;
  if (findings.length === 0) memory?.keepClean(name);
  if (renderer.added() > (hasWritten ? WORTH_WRITING : 0)) {
    hasWritten = true;
    memory?.write(renderer.memory());
  }
  return findings;
}

async function load(before: string | undefined, memory: RenderedMemory | undefined): Promise<Loaded> {
  const views = await import("#server/check");
  const renderer = views.createRememberingRenderer();
  // What was loaded is what was named only if it is still there.
  const code = before !== undefined && codeFingerprint(CODE) === before ? before : undefined;
  const known = code === undefined ? undefined : memory?.read();
  try {
    if (known !== undefined) renderer.restore(known);
  } catch {
    // What cannot be read is rendered.
  }
  return { views, renderer, code };
}

/**
 * What earlier commands on this day and this code rendered; undefined when nobody knows what the code is.
 * `STAYWRIGHT_MEMORY` names another folder, or is `off`.
 */
function renderedMemory(code: string | undefined, now: Date): RenderedMemory | undefined {
  const { STAYWRIGHT_MEMORY: folder = join(CODE, ".data/rendered") } = process.env;
  if (folder === "off" || code === undefined) return undefined;
  const name = createHash("sha256")
    .update(`${code} ${now.toISOString().slice(0, 10)}`)
    .digest("hex");
  return createRenderedMemory(folder, name);
}

/** A name of all that pages are made of, in its order: equal releases, whatever they are called and whenever they were built. */
function nameOfRelease(
  { hash: _, builtAt: _at, ...content }: Release,
  widgets: readonly WrittenWidget[],
): string {
  return createHash("sha256")
    .update(JSON.stringify([content, widgets]))
    .digest("hex");
}

interface WrittenWidget {
  readonly name: string;
  readonly version: number;
}

/** Names and versions of a project's widgets. Whoever has a release checked their manifests already. */
function writtenWidgets(root: string): readonly WrittenWidget[] {
  const folder = join(root, "widgets");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name, "widget.json"))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as WrittenWidget)
    .map(({ name, version }) => ({ name, version }));
}
