import type { JsonFile } from "../../renderer/release/index.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { camelCase, isSchemaNode, pascalCase } from "./schema-node.ts";

/** The two registries: every view at once for the server, the interactive ones one by one for the browser. */
export function widgetRegistries(manifests: ReadonlyMap<string, JsonFile>): GeneratedFile[] {
  const names = [...manifests.keys()].sort();
  const hydrate = new Map(names.map((name) => [name, hydrateMode(manifests.get(name))]));
  return [
    { path: "widgets/generated/registry.server.ts", inputs: names, build: () => serverRegistry(names) },
    {
      path: "widgets/generated/registry.browser.ts",
      inputs: [JSON.stringify([...hydrate])],
      build: () => browserRegistry(hydrate),
    },
  ];
}

function serverRegistry(names: readonly string[]): string {
  const imports = names.flatMap((name) => [
    `import ${camelCase(name)}Manifest from "../${name}/widget.json" with { type: "json" };`,
    `import { ${pascalCase(name)} } from "../${name}/${name}.tsx";`,
  ]);
  const rows = names.map((name) => {
    // JSON modules widen their strings; `staywright validate` has checked them against the manifest's schema.
    const manifest = `${camelCase(name)}Manifest as unknown as WidgetManifest`;
    return `  ${JSON.stringify(name)}: { manifest: ${manifest}, view: ${pascalCase(name)} },`;
  });
  return `import type { WidgetRegistry } from "#renderer";
import type { WidgetManifest } from "#schemas";
${imports.join("\n")}

/** Every widget by name: its manifest and its view. */
export const registry: WidgetRegistry = {
${rows.join("\n")}
};
`;
}

function browserRegistry(hydrate: ReadonlyMap<string, string>): string {
  const rows = [...hydrate]
    .filter(([, mode]) => mode !== "none")
    .map(([name, mode]) => {
      const load = `() => import("../${name}/${name}.tsx").then((m) => m.${pascalCase(name)})`;
      return `  ${JSON.stringify(name)}: { hydrate: ${JSON.stringify(mode)}, load: ${load} },`;
    });
  return `/** Interactive widgets by name: when the browser takes over, and the chunk with the view. */
export const registry = {
${rows.join("\n")}
} as const;
`;
}

function hydrateMode(source: JsonFile | undefined): string {
  const manifest = isSchemaNode(source?.value) ? source.value : {};
  const render = isSchemaNode(manifest.render) ? manifest.render : {};
  return typeof render.hydrate === "string" ? render.hydrate : "none";
}
