import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Finding, Release, ReleaseResult } from "#renderer/release";
import { codeFingerprint } from "./code-fingerprint.ts";
import { createRenderedMemory, type RenderedMemory } from "./rendered-memory.ts";

type Rendering = typeof import("#server/check");

interface Renderer {
  readonly widgets: Rendering["renderedWidgets"];
  readonly renderer: ReturnType<Rendering["createRememberingRenderer"]>;
}

/** The folder of this code: what it rendered holds for every configuration that it is run on. */
const CODE = fileURLToPath(new URL("../..", import.meta.url));
/** Results that are worth writing down again in a process that goes on. */
const WORTH_WRITING = 500;

let loading: Promise<Renderer> | undefined;
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
  const now = new Date();
  const memory = renderedMemory(now);
  const name = nameOfRelease(release, widgets);
  if (memory?.isClean(name)) return [];
  loading ??= loadRenderer(memory);
  const { widgets: known, renderer } = await loading;
  if (widgets.some(({ name, version }) => known.get(name) !== version)) return [];
  const { findings } = renderer.render({ release, explain }, now);
  // What was loaded is what is named only if it is still there.
  const same = renderer.added() > 0 || findings.length === 0 ? renderedMemory(now) : undefined;
  if (findings.length === 0) same?.keepClean(name);
  if (renderer.added() > (hasWritten ? WORTH_WRITING : 0)) {
    hasWritten = true;
    same?.write(renderer.memory());
  }
  return findings;
}

async function loadRenderer(memory: RenderedMemory | undefined): Promise<Renderer> {
  const { createRememberingRenderer, renderedWidgets: widgets } = await import("#server/check");
  const renderer = createRememberingRenderer();
  const known = memory?.read();
  if (known !== undefined) renderer.restore(known);
  return { widgets, renderer };
}

/**
 * What earlier commands on this day and this code rendered; undefined when the code is newer than this process.
 * `STAYWRIGHT_MEMORY` names another folder, or is `off`.
 */
function renderedMemory(now: Date): RenderedMemory | undefined {
  const { STAYWRIGHT_MEMORY: folder = join(CODE, ".data/rendered") } = process.env;
  if (folder === "off") return undefined;
  const code = codeFingerprint(CODE);
  if (code === undefined) return undefined;
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
