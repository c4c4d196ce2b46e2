import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SiteView } from "#renderer";
import type { AssetSource } from "#renderer/server";
import type { Brand } from "#schemas";
import { fontFaces } from "./fonts.ts";
import { type SplitStyles, splitLater } from "./split-later.ts";

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * What every page with a script runs; what follows a link or a touch, and says so where that fails; what
 * islands run on.
 */
const BOOT = "server/web/entry-browser.tsx";
const PAGE = "server/web/browser-page.ts";
const FAILURES = "renderer/browser/reports/show-import-failures.ts";
const ISLANDS = "server/web/browser-runtime.tsx";

/** Where files of styles are served (`stylesFile`), made of the build's sheets as pages need them. */
export const STYLES_PATH = "/_styles/";

/** What more bytes than these travel for is fetched at a touch beside what needs it, not after it. */
const leastBulk = 16 * 1024;

/** Fewer bytes than these stand in the page: a request would cost more. */
const leastStylesFile = 16 * 1024;

export interface ThemeOptions {
  readonly themeCss: (theme: Brand["theme"], locale: string) => string;
}

/**
 * Assets of a finished build (`dist`): styles inlined per page, chunk addresses from the build's manifest.
 */
export function builtAssets(folder: string, { themeCss }: ThemeOptions): AssetSource {
  const [scriptsText, stylesText] = ["client", "styles"].map((part) =>
    readFileSync(join(folder, part, ".vite/manifest.json"), "utf8"),
  );
  const scripts = JSON.parse(scriptsText ?? "") as Manifest;
  const styles = JSON.parse(stylesText ?? "") as Manifest;
  const read = (file: string) => readFileSync(join(folder, "styles", file), "utf8").trim();
  const kit = read(chunkOf(styles, "widgets/ui/kit.css").file);
  const overlay = read(chunkOf(styles, "widgets/ui/overlay.css").file);
  const sheets = new Map<string, SplitStyles>();
  const split = (file: string) => {
    const known = sheets.get(file) ?? splitLater(read(file));
    sheets.set(file, known);
    return known;
  };
  const sheet = (file: string) => split(file).first + split(file).later;
  const sheetsOf = (widgets: readonly string[], later = true) => [
    ...new Set(widgets.flatMap((widget) => stylesOf(styles, widgetKey(widget), later))),
  ];
  const widgetStyles = (widgets: readonly string[]) => sheetsOf(widgets).map(sheet).join("");
  /** What the widgets of a page need beyond what those that are painted first need at once. */
  const restOf = (widgets: readonly string[], first: readonly string[]) => {
    const known = sheetsOf(first, false);
    const rest = sheetsOf(widgets).filter((file) => !known.includes(file));
    return overlay + known.map((file) => split(file).later).join("") + rest.map(sheet).join("");
  };
  const boot = new Set(scriptsOf(scripts, BOOT));
  const bulky = scriptsOf(scripts, ISLANDS)
    .slice(1)
    .filter((file) => !boot.has(file) && statSync(join(folder, "client", file)).size > leastBulk);
  const build = createHash("sha256").update(`${scriptsText}${stylesText}`).digest("hex").slice(0, 12);
  return {
    build,
    bootScript: `/${chunkOf(scripts, BOOT).file}`,
    appScript: `/${chunkOf(scripts, "server/web/entry-app.ts").file}`,
    workerScript: `/${chunkOf(scripts, "renderer/browser/service-worker.ts").file}`,
    devScripts: [],
    inspectScript: `/${chunkOf(scripts, "server/inspect/overlay/inspector.ts").file}`,
    styles: (widgets, first) => {
      if (!first || restOf(widgets, first).length < leastStylesFile)
        return { css: kit + overlay + widgetStyles(widgets), links: [] };
      const css =
        kit +
        sheetsOf(first, false)
          .map((file) => split(file).first)
          .join("");
      return { css, links: [], file: `${STYLES_PATH}${build}/${first.join(".")}~${widgets.join(".")}.css` };
    },
    stylesFile: (name) => {
      const [of, names = ""] = name.split("/");
      const [first = [], widgets = []] = names
        .replace(/\.css$/, "")
        .split("~")
        .map((part) => part.split(".").filter(Boolean));
      const isKnown = [...first, ...widgets].every((widget) => Object.hasOwn(styles, widgetKey(widget)));
      return of === build && isKnown && widgets.length > 0 ? restOf(widgets, first) : undefined;
    },
    widgetStyles,
    chunks: (widgets) => {
      const parts = [PAGE, FAILURES, ...(widgets.length > 0 ? [ISLANDS, ...widgets.map(widgetKey)] : [])];
      const files = parts.flatMap((part) => scripts[part]?.file ?? []);
      return [...files, ...(widgets.length > 0 ? bulky : [])].map((file) => `/${file}`);
    },
    theme: createThemeSource(themeCss),
  };
}

/** Theme of a brand in a locale: custom properties, font faces, icon; made once each. */
export function createThemeSource(themeCss: ThemeOptions["themeCss"]): AssetSource["theme"] {
  const themes = new Map<string, ReturnType<AssetSource["theme"]>>();
  return ({ site, language }: SiteView) => {
    const key = `${site.brand.id}/${site.id}/${language.locale}`;
    let theme = themes.get(key);
    if (!theme) {
      const fonts = fontFaces(site.brand.theme, language.locale);
      theme = {
        css: fonts.css + themeCss(site.brand.theme, language.locale),
        fontPreloads: fonts.preloads,
        icon: `/brand/${site.brand.id}/${site.brand.favicons[0]?.src ?? "favicon.svg"}`,
        color: site.brand.theme.colours.background,
      };
      themes.set(key, theme);
    }
    return theme;
  };
}

function widgetKey(widget: string): string {
  return `widgets/${widget}/${widget}.tsx`;
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: run npm run build.`);
  return chunk;
}

/**
 * Stylesheets of a chunk and, with `later`, of all it may load later: parts that open on demand are styled
 * from the start.
 */
function stylesOf(
  manifest: Manifest,
  key: string,
  later: boolean,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) return [];
  const parts = [...(chunk.imports ?? []), ...((later && chunk.dynamicImports) || [])];
  const nested = parts.flatMap((next) => stylesOf(manifest, next, later, seen));
  return [...nested, ...(chunk.css ?? [])];
}

/** Scripts that a chunk needs at once. */
function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) return [];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => scriptsOf(manifest, next, seen))];
}
