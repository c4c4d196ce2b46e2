import { existsSync } from "node:fs";
import { join } from "node:path";
import type { JsonFile } from "#renderer/release";
import type { Usage } from "../../usage/usage.d.ts";
import type { GeneratedFile } from "../generated-file.ts";
import type { SchemaLibrary } from "../schema-library.ts";
import { cliDoc } from "./cli-doc.ts";
import { CONFIG_PAGE, configDoc } from "./config-doc.ts";
import { widgetsDoc } from "./widgets-doc.ts";

/**
 * The reference pages of docs/, which are committed; none when the project has no docs folder. The page of
 * commands needs `usages`.
 */
export function docsFiles(
  root: string,
  library: SchemaLibrary,
  manifests: ReadonlyMap<string, JsonFile>,
  usages: readonly Usage[] = [],
): GeneratedFile[] {
  if (!existsSync(join(root, "docs")) || !existsSync(join(root, "config"))) return [];
  const pages = {
    [CONFIG_PAGE]: configDoc(root, library),
    "docs/widgets.md": widgetsDoc(manifests),
    ...(usages.length > 0 && { "docs/cli.md": cliDoc(usages) }),
  };
  // The text itself is the input: these pages change with their generator too.
  return Object.entries(pages).map(([path, text]) => ({ path, inputs: [text], build: () => text }));
}
