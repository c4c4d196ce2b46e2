import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import type { BuildOptions, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chunkGroups } from "./server/web/assets/chunk-groups.ts";
import { CLASS_PATTERN, shortClassNames } from "./server/web/assets/class-names.ts";

const root: string = import.meta.dirname;

/** Every widget is an entry of its own, so that the manifest knows the styles and chunks of each. */
function widgetEntries(): Record<string, string> {
  const folders = readdirSync(join(root, "widgets"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const names = folders
    .map((folder) => folder.name)
    .filter((name) => existsSync(join(root, "widgets", name, "widget.json")));
  return Object.fromEntries(names.map((name) => [`widget-${name}`, `widgets/${name}/${name}.tsx`]));
}

/** Scripts: what wakes islands, and the islands it loads. Static widgets are not in it. */
const scriptsBuild: BuildOptions = {
  outDir: "dist/client",
  manifest: true,
  target: "es2022",
  assetsInlineLimit: 0,
  // `renderer/browser/fetch-ahead.ts` finds the code itself, and reads there what it needs.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  // Styles of a page are inlined by the server and those of a popup come with its words: scripts never ask
  // for any.
  cssCodeSplit: false,
  rollupOptions: {
    input: {
      boot: "server/web/entry-browser.tsx",
      app: "server/web/entry-app.ts",
      // Loaded by previews only.
      inspector: "server/inspect/overlay/inspector.ts",
      // Served under an address of its own, for the whole site.
      worker: "renderer/browser/service-worker.ts",
    },
    output: { codeSplitting: { groups: [...chunkGroups(root)] } },
  },
};

/** Styles of every widget, static ones too; its scripts are thrown away. */
const stylesBuild: BuildOptions = {
  outDir: "dist/styles",
  manifest: true,
  target: "es2022",
  minify: false,
  cssMinify: "lightningcss",
  rollupOptions: {
    preserveEntrySignatures: "exports-only",
    input: { kit: "widgets/ui/kit.css", overlay: "widgets/ui/overlay.css", ...widgetEntries() },
  },
};

/** The server, or the benchmarks, which run on the same code. */
function serverBuild(mode: string): BuildOptions {
  const input: Record<string, string> =
    mode === "bench"
      ? {
          main: "tests/bench/main.ts",
          "bare-server": "tests/bench/bare-server.ts",
          "peers-server": "tests/bench/peers/peers-server.ts",
          "many-domains": "tests/bench/config/many-domains.ts",
        }
      : {
          main: "server/main.ts",
          "release-worker": "server/check/release-worker.ts",
          "picture-worker": "server/images/picture-worker.ts",
        };
  return {
    outDir: mode === "bench" ? "dist/bench" : "dist/server",
    target: "node20",
    sourcemap: true,
    minify: false,
    // Beside the entries: what finds files from where it stands does so as deep as they do.
    rollupOptions: { input, output: { chunkFileNames: "[name]-[hash].js" } },
  };
}

/**
 * Puts our own way of fetching code in the place of Vite's, after which a browser never asks again for code
 * that failed once.
 */
const fetchAhead: Plugin = {
  name: "fetch-ahead",
  enforce: "pre",
  apply: "build",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export { fetchAhead as __vitePreload } from "/renderer/browser/fetch-ahead.ts";',
  },
};

/** The same short name in every build: scripts, styles and server are built one after the other. */
let shortNames: ReadonlyMap<string, string> | undefined;

function shortClass(name: string): string {
  shortNames ??= shortClassNames(root);
  const short = shortNames.get(name);
  if (short === undefined) throw new Error(`The class ${name} stands in no CSS module that was found.`);
  return short;
}

const longClasses = /\bcls-[\w-]{6}-[\w-]+/g;

/** A page names its classes a thousand times: two letters each, in place of file, hash and name. */
const shortClasses: Plugin = {
  name: "short-classes",
  enforce: "post",
  apply: "build",
  renderChunk: (code) =>
    code.includes("cls-") ? { code: code.replace(longClasses, shortClass), map: null } : null,
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      file.source = String(file.source).replace(longClasses, shortClass);
    }
  },
};

/** What runs in browsers, or shows something there. */
const inBrowsers = [
  "{widgets,renderer/browser,server/inspect/overlay,server/studio/ui,tests/widgets}/**/*.test.{ts,tsx}",
];

/** Of every test that needs no browser. */
const unitTest = { testTimeout: 60_000, hookTimeout: 90_000 };

/** Pages are rendered as guests get them: React does far more where it believes that it is developed with. */
const asInProduction = { oxc: { jsx: { development: false } }, test: { env: { NODE_ENV: "production" } } };

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root,
  publicDir: false,
  plugins: [react(), fetchAhead, shortClasses],
  resolve: {
    // Messages are compiled when a release is built, so the browser has no use for the parser (7 KB).
    alias:
      command === "build" && !isSsrBuild
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
            },
          ]
        : [],
  },
  css: {
    transformer: "lightningcss",
    // Nothing asks for `light-dark()`, whose stand-in would head every page.
    lightningcss: {
      exclude: Features.LightDark,
      cssModules: { pattern: command === "build" ? CLASS_PATTERN : "[hash]-[local]" },
    },
  },
  build: isSsrBuild ? serverBuild(mode) : mode === "styles" ? stylesBuild : scriptsBuild,
  test: {
    // By default one core would be left idle; on two cores that is half of them.
    maxWorkers: "100%",
    // What fails so often fails for one reason; a run that waits for every one of them says so hours later.
    bail: 20,
    projects: [
      {
        extends: true,
        ...asInProduction,
        test: {
          ...unitTest,
          ...asInProduction.test,
          name: "server",
          include: ["{domain,renderer,schemas,server}/**/*.test.{ts,tsx}"],
          exclude: [...inBrowsers, "**/node_modules/**"],
          // Files share what they import and build: each would spend more time on that than on its tests.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...unitTest,
          name: "browser",
          include: [...inBrowsers],
          environment: "jsdom",
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        ...asInProduction,
        test: {
          ...unitTest,
          ...asInProduction.test,
          name: "tools",
          include: ["{cli,tests}/**/*.test.{ts,tsx}"],
          exclude: [...inBrowsers, "tests/e2e/**", "**/node_modules/**"],
          globalSetup: ["tests/support/rendered-memory.ts"],
          // As commands run: what one makes is mostly thrown away at once, and is collected less often for it.
          execArgv: ["--max-semi-space-size=64"],
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/e2e/support/serve.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
          // A browser on a busy machine may lose a race that no guest would; what passed at a second try is
          // named at the end.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Patience, not a measure: a page that wakes beside another takes longer than the second by default.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
}));
