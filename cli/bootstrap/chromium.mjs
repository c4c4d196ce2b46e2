import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./install.mjs";

/** Debian's packages, the first that there is: without a window it does the same to a page for a third less. */
const packages = ["chromium-headless-shell", "chromium"];

const fonts = ["fonts-noto-core", "fonts-liberation"];

const candidates = [
  process.env.CHROMIUM,
  ...packages.map((name) => `/usr/bin/${name}`),
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Path of a Chromium that is there; undefined when none is. */
export function installedChromium() {
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Path of a Chromium for the browser tests; installs Debian's when missing and allowed to, else says what to
 * do.
 */
export function findChromium() {
  const found = installedChromium();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium and fonts …");
    apt("update", "-qq");
    for (const name of packages)
      if (knows(name)) {
        apt("install", "-y", "-qq", "--no-install-recommends", name, ...fonts);
        return `/usr/bin/${name}`;
      }
  }
  say(
    "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell fonts-noto-core) or name one in CHROMIUM.",
  );
  process.exit(2);
}

function apt(...args) {
  execFileSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Whether the sources of packages have one of that name. */
function knows(name) {
  return (
    execFileSync("apt-cache", ["search", "--names-only", `^${name}$`], { encoding: "utf8" }).trim() !== ""
  );
}
