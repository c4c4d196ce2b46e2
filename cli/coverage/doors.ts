/** What a test must go through to prove a row. */
export type Proof = "app" | "command" | "page" | "browser";

/**
 * `mount` puts something on a page, `view` is something of ours to put there; only both together are a
 * rendered widget.
 */
export type Reached = Proof | "mount" | "view";

interface Door {
  /** Path from the project's root, `*` for one name in it; or a package. */
  readonly from: string;
  /** Exported names; every export when left out. */
  readonly names?: readonly string[];
  readonly reaches: Reached;
}

/** The doors of the product: whoever calls one of these runs what a guest or a config owner runs. */
const DOORS: readonly Door[] = [
  { from: "server/app.ts", names: ["buildApp"], reaches: "app" },
  { from: "server/testing/killed-server.ts", names: ["killedInTheMiddle"], reaches: "app" },
  { from: "cli/program.mjs", names: ["main"], reaches: "command" },
  { from: "cli/commands/*.ts", reaches: "command" },
  {
    from: "cli/release/*.ts",
    names: [
      "buildRelease",
      "followFolder",
      "listReleases",
      "previewRelease",
      "pruneStoredReleases",
      "publishRelease",
      "rollBackRelease",
    ],
    reaches: "command",
  },
  { from: "cli/fixtures/temporary-project.ts", names: ["spawnCommand"], reaches: "command" },
  { from: "renderer/ssr/page-renderer.ts", names: ["createPageRenderer"], reaches: "page" },
  { from: "renderer/ssr/render-node.tsx", names: ["renderNode"], reaches: "page" },
  { from: "server/web/entry-ssr.tsx", names: ["createRenderer"], reaches: "page" },
  { from: "renderer/browser/popups/modal-host.tsx", names: ["createModalHost"], reaches: "page" },
  { from: "tests/e2e/support/ask.ts", names: ["ask"], reaches: "browser" },
  { from: "playwright", names: ["chromium"], reaches: "browser" },
  { from: "@testing-library/react", names: ["render"], reaches: "mount" },
  { from: "react-dom/server", names: ["renderToString", "renderToStaticMarkup"], reaches: "mount" },
  { from: "react-dom/client", names: ["createRoot", "hydrateRoot"], reaches: "mount" },
  { from: "widgets/generated/*.ts", reaches: "view" },
  { from: "widgets/*.tsx", reaches: "view" },
  { from: "widgets/ui/index.ts", reaches: "view" },
  { from: "renderer/*.tsx", reaches: "view" },
];

/**
 * Parts of what a door hands out that are only data or set-up: touching these of a running app or a command's
 * project is no call of it.
 */
export const DATA_OF_A_DOOR: ReadonlySet<string> = new Set([
  "clock",
  "database",
  "db",
  "edit",
  "live",
  "root",
  "read",
  "write",
  "remove",
  "stop",
]);

/** Code of tests that stands among other sources: what it exports is followed to the doors it uses. */
export const TEST_SUPPORT = /(?:^|\/)(?:testing|fixtures)\/|^tests\/|\.test\.tsx?$/;

/**
 * What a name imported from a file of the project or from a package reaches by itself; `*` is a whole module.
 */
export function doorsAt(from: string, name: string): Reached[] {
  return DOORS.filter(
    (door) =>
      matches(door.from, from) && (name === "*" || door.names === undefined || door.names.includes(name)),
  ).map(({ reaches }) => reaches);
}

/** True when what was reached is a proof: a door was used, or something of ours was put on a page. */
export function isProof(reached: ReadonlySet<Reached>): boolean {
  const proofs: readonly Reached[] = ["app", "command", "page", "browser"];
  return proofs.some((proof) => reached.has(proof)) || (reached.has("mount") && reached.has("view"));
}

function matches(pattern: string, path: string): boolean {
  const [start, end] = pattern.split("*");
  if (end === undefined || start === undefined) return pattern === path;
  return path.startsWith(start) && path.endsWith(end);
}
