import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "../../memory/content-hash.ts";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { RELEASE_FORMAT } from "./release-text.ts";

/**
 * Digest of everything in the code that a built release depends on: its format, the widgets' manifests
 * (defaults, versions) and the configuration schemas. A release of equal digest can be served as it is
 * stored; another one is built again from its source.
 */
export function codeDigest(root: string, widgets: readonly WidgetManifest[]): string {
  const folder = join(root, "schemas/config");
  const schemas = readdirSync(folder)
    .filter((name) => name.endsWith(".schema.json"))
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8"))]);
  return shortHash({
    format: RELEASE_FORMAT,
    widgets: Object.fromEntries(widgets.map((manifest) => [manifest.name, manifest])),
    schemas: Object.fromEntries(schemas),
  });
}
