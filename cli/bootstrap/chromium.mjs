import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./install.mjs";

// Debian's packages: without a window it does the same to a page for a third less, but keeps none that was
// left.
const headless = "chromium-headless-shell";
const whole = "chromium";

const fonts = ["fonts-noto-core", "fonts-liberation"];

const others = ["/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Path of a Chromium that is there, if possible one without a window, or one that keeps pages that were left;
 * undefined when none is.
 */
export function installedChromium({ keepsLeftPages = false } = {}) {
  const own = (keepsLeftPages ? [whole, headless] : [headless, whole]).map((name) => `/usr/bin/${name}`);
  return [process.env.CHROMIUM, ...own, ...others].find((path) => path && existsSync(path));
}

/**
 * Sees that there is a Chromium for the browser tests: installs Debian's when missing and allowed to, else
 * says what to do and ends.
 */
export function needChromium() {
  if (installedChromium()) return;
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium and fonts …");
    apt("update", "-qq");
    const packages = knows(headless) ? [whole, headless] : [whole];
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages, ...fonts);
    if (installedChromium()) return;
  }
  say(
    "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium chromium-headless-shell fonts-noto-core) or name one in CHROMIUM.",
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
