import type { ViteDevServer } from "vite";
import type { AssetSource } from "#renderer/server";
import { createThemeSource, type ThemeOptions } from "./built-assets.ts";

/** Assets straight from the module server: each widget's sheets as links, scripts uncompiled. */
export function devAssets(vite: ViteDevServer, { themeCss }: ThemeOptions): AssetSource {
  const linksOf = (widgets: readonly string[]) => [
    "/widgets/ui/kit.css?direct",
    "/widgets/ui/overlay.css?direct",
    ...new Set(widgets.flatMap((widget) => sheetsOf(vite, `/widgets/${widget}/${widget}.tsx`))),
  ];
  return {
    build: "development",
    bootScript: "/server/web/entry-dev.ts",
    appScript: "/server/web/entry-app.ts",
    devScripts: ["/@vite/client"],
    inspectScript: "/server/inspect/overlay/inspector.ts",
    styles: (widgets) => ({ css: "", links: linksOf(widgets) }),
    stylesFile: () => undefined,
    widgetStyles: () => "",
    chunks: () => [],
    theme: createThemeSource(themeCss),
  };
}

/** Sheets a module imports, directly or not, as the module server knows them after rendering. */
function sheetsOf(vite: ViteDevServer, url: string): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const module of vite.environments.ssr.moduleGraph.getModulesByFile(id) ?? []) {
      for (const imported of module.importedModules) {
        if (imported.file?.endsWith(".css")) found.add(`${imported.url}?direct`);
        else if (imported.file && !imported.file.includes("node_modules")) visit(imported.file);
      }
    }
  };
  visit(`${vite.config.root}${url}`);
  return [...found];
}
