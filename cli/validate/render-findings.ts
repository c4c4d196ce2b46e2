import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding, ReleaseResult } from "#renderer/release";

type Rendering = typeof import("#server/check");

let rendering: Promise<Rendering> | undefined;
let render: ReturnType<Rendering["createReleaseRenderer"]> | undefined;

/**
 * Renders every page of every site in memory and says what fails. Views are loaded when they are first needed, and what was rendered
 * once in this process is not rendered again. A project whose widgets are not the ones of this code is left alone.
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
  rendering ??= import("#server/check");
  const { createReleaseRenderer, renderedWidgets } = await rendering;
  if (widgets.some(({ name, version }) => renderedWidgets.get(name) !== version)) return [];
  render ??= createReleaseRenderer();
  return render({ release, explain }, new Date()).findings;
}

/** Names and versions of a project's widgets. Whoever has a release checked their manifests already. */
function writtenWidgets(root: string): readonly { readonly name: string; readonly version: number }[] {
  const folder = join(root, "widgets");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name, "widget.json"))
    .filter((file) => existsSync(file))
    .map(
      (file) => JSON.parse(readFileSync(file, "utf8")) as { readonly name: string; readonly version: number },
    );
}
