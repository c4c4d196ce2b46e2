import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addBuild } from "./client-assets.mjs";
import { generate, installPackages, root, run, say } from "./install.mjs";

const sources = ["domain", "renderer", "schemas", "server", "widgets"];
const files = ["package-lock.json", "vite.config.ts", "tsconfig.json", "cli/bootstrap/client-assets.mjs"];

/** Builds the browser's files and the server, unless what stands in dist/ was made from the same sources. */
export function build({ force = false } = {}) {
  generate();
  const stamp = join(root, "dist/.sources");
  const now = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  say("Building …");
  // Whoever builds from a test or a shell of development would get views that only run there.
  const vite = (...args) =>
    run(process.execPath, ["node_modules/vite/bin/vite.js", "build", ...args, "--logLevel", "warn"], {
      NODE_ENV: "production",
    });
  vite("--outDir", "dist/client-next");
  vite("--mode", "styles");
  vite("--ssr");
  addBuild({ built: join(root, "dist/client-next"), client: join(root, "dist/client"), now: Date.now() });
  writeFileSync(stamp, now);
}

/** What the build is made from: equal sources, equal fingerprint. */
export function fingerprint() {
  const hash = createHash("sha256");
  const visit = (path) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(`${path}/${name}`);
    } else if (!/\.test\.tsx?$|\.md$/.test(path)) {
      hash.update(path).update(readFileSync(full));
    }
  };
  for (const path of [...sources, ...files]) visit(path);
  return hash.digest("hex");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  installPackages();
  build({ force: process.argv.includes("--force") });
}
