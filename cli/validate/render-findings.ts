import { type Finding, type ReleaseResult, readManifests } from "#renderer/release";
import { isError } from "../project.ts";

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
  const { manifests, findings } = readManifests(root);
  if (!release || manifests.length === 0 || findings.some(isError)) return [];
  // React checks far more than pages need where it is not told that this is no development.
  process.env.NODE_ENV ??= "production";
  rendering ??= import("#server/check");
  const { createReleaseRenderer, renderedWidgets } = await rendering;
  if (manifests.some(({ name, version }) => renderedWidgets.get(name) !== version)) return [];
  render ??= createReleaseRenderer();
  return render({ release, explain }, new Date()).findings;
}
