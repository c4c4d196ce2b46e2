import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./install.mjs";

const candidates = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
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
    const apt = (...args) =>
      execFileSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core", "fonts-liberation");
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  say(
    "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium fonts-noto-core) or name one in CHROMIUM.",
  );
  process.exit(2);
}
