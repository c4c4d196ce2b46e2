import type { JsonFile } from "#renderer/release";
import type { GeneratedFile } from "./generated-file.ts";
import { camelCase, isSchemaNode, pascalCase } from "./schema-node.ts";

/**
 * The registries: every view at once for the server, the interactive ones and the scripts one by one for the
 * browser, and the migrations of props.
 */
export function widgetRegistries(manifests: ReadonlyMap<string, JsonFile>): GeneratedFile[] {
  const names = [...manifests.keys()].sort();
  const hydrate = new Map(names.map((name) => [name, hydrateMode(manifests.get(name))]));
  const migrated = names.filter((name) => hasMigrations(manifests.get(name)));
  return [
    {
      path: "widgets/generated/migrations.ts",
      inputs: [JSON.stringify(migrated)],
      build: () => migrationRegistry(migrated),
    },
    { path: "widgets/generated/registry.server.ts", inputs: names, build: () => serverRegistry(names) },
    {
      path: "widgets/generated/registry.browser.ts",
      inputs: [JSON.stringify([...hydrate])],
      build: () => browserRegistry(hydrate),
    },
    {
      path: "widgets/generated/registry.scripts.ts",
      inputs: [JSON.stringify([...hydrate])],
      build: () => scriptRegistry(hydrate),
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
  const interactive = [...hydrate].filter(([, mode]) => mode !== "none" && mode !== "script");
  const loaders = interactive.map(([name]) => {
    const load = `() => import("../${name}/${name}.tsx").then((m) => m.${pascalCase(name)})`;
    return `  ${JSON.stringify(name)}: ${load},`;
  });
  return `import type { BrowserRegistry } from "#renderer";

/** Views of the interactive widgets by name, each in a chunk of its own. */
export const registry: BrowserRegistry = {
${loaders.join("\n")}
};
`;
}

function scriptRegistry(hydrate: ReadonlyMap<string, string>): string {
  const loaders = [...hydrate]
    .filter(([, mode]) => mode === "script")
    .map(
      ([name]) =>
        `  ${JSON.stringify(name)}: () => import("../${name}/${name}.script.ts").then((m) => m.start),`,
    );
  return `import type { ScriptRegistry } from "#renderer";

/** Scripts of widgets that need no framework, by name, each in a chunk of its own. */
export const scripts: ScriptRegistry = {
${loaders.join("\n")}
};
`;
}

function migrationRegistry(names: readonly string[]): string {
  const imports = names.map(
    (name) => `import { migrations as ${camelCase(name)} } from "../${name}/migrations.ts";`,
  );
  const rows = names.map((name) => `  ${JSON.stringify(name)}: ${camelCase(name)},`);
  return `${imports.join("\n")}

type Props = Readonly<Record<string, unknown>>;

/**
 * Migrations of props by widget and the version they read, for a server that builds releases without loading
 * views.
 */
export const migrations: Readonly<Record<string, Readonly<Record<number, (props: Props) => Props>>>> = {
${rows.join("\n")}
};
`;
}

function hasMigrations(source: JsonFile | undefined): boolean {
  const steps = isSchemaNode(source?.value) ? source.value.migrations : undefined;
  return Array.isArray(steps) && steps.length > 0;
}

function hydrateMode(source: JsonFile | undefined): string {
  const manifest = isSchemaNode(source?.value) ? source.value : {};
  const render = isSchemaNode(manifest.render) ? manifest.render : {};
  return typeof render.hydrate === "string" ? render.hydrate : "none";
}
