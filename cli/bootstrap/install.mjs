import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.mjs";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Installs the packages of the lockfile when some are missing or of another version. */
export function installPackages() {
  const installed = join(root, "node_modules/.package-lock.json");
  if (existsSync(installed) && isInstalled(readJson(join(root, "package-lock.json")), readJson(installed)))
    return;
  say("Installing packages …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root, stdio: "inherit" });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Prints a line to standard output. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Runs a program of the project and ends this one with its code when it fails. */
export function run(command, args, env = {}) {
  try {
    execFileSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  } catch (error) {
    process.exit(error.status ?? 1);
  }
}

/** Generates types and registries. */
export function generate() {
  run(process.execPath, ["cli/bin.mjs", "generate"]);
}
