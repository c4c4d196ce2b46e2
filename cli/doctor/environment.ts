import { existsSync, readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { writeGenerated } from "../generate/generated-file.ts";
import { planGenerated } from "../generate/plan-generated.ts";
import type { Usage } from "../usage/usage.d.ts";
import { type Check, ok, problem, warning } from "./check.ts";

/** Node against `engines` of package.json. */
export function checkNode(root: string, version = process.versions.node): Check {
  const { engines } = readJson(join(root, "package.json")) as { engines?: { node?: string } };
  const wanted = /(\d+)\.(\d+)/.exec(engines?.node ?? "") ?? [];
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [, needMajor = 0, needMinor = 0] = wanted.map(Number);
  const isNew = major > needMajor || (major === needMajor && minor >= needMinor);
  if (isNew) return ok("Node", version);
  const needed = `${needMajor}.${needMinor}`;
  return problem("Node", `${version} is older than ${needed}`, `Install Node ${needed} or newer.`);
}

interface Lockfile {
  readonly packages?: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}

/** What is installed against the lockfile. */
export function checkPackages(root: string): Check {
  const locked = readJson(join(root, "package-lock.json")) as Lockfile | null;
  const installed = readJson(join(root, "node_modules/.package-lock.json")) as Lockfile | null;
  if (!locked) return problem("Packages", "there is no package-lock.json", "Restore it from git.");
  if (!installed) return problem("Packages", "none are installed", "Run npm ci.");
  const wrong = Object.entries(locked.packages ?? {}).filter(([path, { version, optional }]) => {
    const here = installed.packages?.[path];
    // Optional ones are for one platform each.
    return path !== "" && (here ? here.version !== version : !optional);
  });
  const [first] = wrong;
  if (!first) return ok("Packages", `${Object.keys(installed.packages ?? {}).length}, as the lockfile says`);
  const name = first[0].replace(/^.*node_modules\//, "");
  const others = wrong.length > 1 ? ` and ${wrong.length - 1} more` : "";
  return problem("Packages", `${name}${others} differ from the lockfile`, "Run npm ci.");
}

/** Generated files against what would be written now. */
export async function checkGenerated(root: string, usages?: readonly Usage[]): Promise<Check> {
  const { files, owned, findings } = await planGenerated(root, usages);
  const [broken] = findings;
  if (broken)
    return problem("Generated files", `${broken.file}:${broken.line} ${broken.message}`, "Mend it first.");
  const { written, removed } = await writeGenerated(root, files, owned, true);
  const stale = [...written, ...removed];
  if (stale.length === 0) return ok("Generated files", `${files.length} up to date`);
  const others = stale.length > 1 ? ` and ${stale.length - 1} more` : "";
  return warning("Generated files", `${stale[0]}${others} not up to date`, "Run npx staywright generate.");
}

/** The build against the sources it was made from. */
export async function checkBuild(root: string): Promise<Check> {
  const stamp = join(root, "dist/.sources");
  const advice = "npm start builds when it has to; npm run build builds now.";
  if (!existsSync(stamp)) return warning("Build", "there is none yet", advice);
  const bootstrap: string = "../bootstrap/build.mjs";
  const { fingerprint } = (await import(bootstrap)) as { fingerprint: () => string };
  if (readFileSync(stamp, "utf8") === fingerprint()) return ok("Build", "made from these sources");
  return warning("Build", "older than the sources", advice);
}

/** Whether there is a Chromium for the tests in the browser. */
export async function checkChromium(): Promise<Check> {
  const bootstrap: string = "../bootstrap/chromium.mjs";
  const { installedChromium } = (await import(bootstrap)) as { installedChromium: () => string | undefined };
  const path = installedChromium();
  if (path) return ok("Chromium", path);
  const advice =
    "The browser tests need it: sudo apt-get install chromium chromium-headless-shell, or name one in CHROMIUM.";
  return warning("Chromium", "not found", advice);
}

const GIGABYTE = 1024 ** 3;

/** Free space where the project lies, in GB (1,024³ bytes). */
export async function checkDisk(root: string): Promise<Check> {
  const { bavail, bsize } = await statfs(root);
  const free = (bavail * bsize) / GIGABYTE;
  const message = `${free.toFixed(1)} GB free`;
  if (free >= 1) return ok("Disk", message);
  const advice = "The embedded database, pictures and the build need about 1 GB.";
  return free < 0.2 ? problem("Disk", message, advice) : warning("Disk", message, advice);
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
