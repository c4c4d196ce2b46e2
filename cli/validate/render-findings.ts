import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Finding, Release, ReleaseResult } from "#renderer/release";
import { writeMissingRegistries } from "../generate/missing-registries.ts";
import { codeFingerprint } from "./code-fingerprint.ts";
import { type HelpingThread, startHelping } from "./helping-thread.ts";
import { knownViews, type LoadedViews, loadViews, type Views } from "./load-views.ts";
import { createRenderedMemory, type RenderedMemory } from "./rendered-memory.ts";

/** Views, loaded, and what they are rendered with. */
interface Loaded extends LoadedViews {
  readonly renderer: ReturnType<Views["createRememberingRenderer"]>;
}

/** The folder of this code: what it rendered holds for every configuration that it is run on. */
const CODE = fileURLToPath(new URL("../..", import.meta.url));
/** New results that are worth writing all of them down: fewer are made again in less time. */
const WORTH_WRITING = 100;
/** The same in a process that goes on and knows them itself. */
const WORTH_WRITING_AGAIN = 500;

let loading: Promise<Loaded> | undefined;
let hasWritten = false;

/** What can be done before there is a release to render. */
export interface Prepared {
  readonly now: Date;
  readonly code: string | undefined;
  readonly memory: RenderedMemory | undefined;
  /** Loads the views meanwhile, where everything is to be rendered from nothing. Whoever prepared ends it. */
  readonly helper: HelpingThread | undefined;
}

/**
 * Gets ready what rendering needs: the fingerprint of the code, what was rendered before, and a thread to
 * help.
 */
export async function prepareRendering(): Promise<Prepared> {
  // React checks far more than pages need where it is not told that this is no development.
  process.env.NODE_ENV ??= "production";
  await writeMissingRegistries(CODE);
  const now = new Date();
  const code = loading ? (await loading).code : codeFingerprint(CODE);
  const memory = renderedMemory(code, now);
  const views = loading || code === undefined || memory?.isThere() ? undefined : knownViews(CODE, code);
  const helper = views === undefined ? undefined : startHelping(views, memory !== undefined);
  return { now, code, memory, helper };
}

/**
 * Renders every page of every site in memory and says what fails. Views are loaded when they are first
 * needed, and what was rendered once, by this process or by an earlier command on the same day and code, is
 * not rendered again. A project whose widgets are not the ones of this code is left alone.
 */
export async function renderFindings(
  root: string,
  { release, explain }: Pick<ReleaseResult, "release" | "explain">,
  preparing: Promise<Prepared> | Prepared = prepareRendering(),
): Promise<readonly Finding[]> {
  const { now, code, memory, helper } = await preparing;
  if (!release) return [];
  const widgets = writtenWidgets(root);
  if (widgets.length === 0) return [];
  const name = nameOfRelease(release, widgets);
  if (memory?.isClean(name)) return [];
  loading ??= load(code, memory);
  const loaded = await loading;
  const { views, renderer } = loaded;
  if (widgets.some(({ name, version }) => views.renderedWidgets.get(name) !== version)) return [];
  const { findings } = await (helper
    ? renderer.renderBeside(helper, { release, explain }, now)
    : renderer.render({ release, explain }, now));
  if (loaded.code === undefined) return findings;
  if (findings.length === 0) memory?.keepClean(name);
  if (renderer.added() > (hasWritten ? WORTH_WRITING_AGAIN : WORTH_WRITING)) {
    hasWritten = true;
    memory?.write(renderer.memory());
  }
  return findings;
}

async function load(before: string | undefined, memory: RenderedMemory | undefined): Promise<Loaded> {
  const { views, code } = await loadViews(CODE, before);
  const renderer = views.createRememberingRenderer();
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

/**
 * A name of all that pages are made of, in its order: equal releases, whatever they are called and whenever
 * they were built.
 */
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
