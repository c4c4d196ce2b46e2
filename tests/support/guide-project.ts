import { execFileSync } from "node:child_process";
import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "./real-release.ts";

export interface GuideProjects {
  /** A copy of the project as somebody has it who cloned, installed and generated it; answers its folder. */
  readonly copy: (name: string) => string;
  readonly remove: () => void;
}

/** Room for copies of the project. */
export function createGuideProjects(): GuideProjects {
  const base = mkdtempSync(join(tmpdir(), "guides-"));
  // The packages lie a folder above the copies: those in the project itself npm reads twice for every `npx
  // staywright`.
  symlinkSync(join(projectRoot, "node_modules"), join(base, "node_modules"));
  const files = projectFiles();
  const copy = (name: string) => {
    const root = join(base, name);
    for (const folder of new Set(files.map(dirname))) mkdirSync(join(root, folder), { recursive: true });
    for (const file of files)
      copyFileSync(join(projectRoot, file), join(root, file), constants.COPYFILE_FICLONE);
    shareCache(root);
    return root;
  };
  return { copy, remove: () => rmSync(base, { recursive: true, force: true }) };
}

/** What git knows or would take, and what is generated. */
function projectFiles(): string[] {
  const listed = (...args: string[]) =>
    execFileSync("git", ["ls-files", "-z", "--others", ...args], {
      cwd: projectRoot,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    }).split("\0");
  const known = listed("--cached", "--exclude-standard").filter(
    (name) => !name.startsWith("docs/screenshots/"),
  );
  const generated = listed("schemas/generated", "widgets/generated");
  return [...new Set([...known, ...generated])].filter((name) => name && existsSync(join(projectRoot, name)));
}

/** Commands of a copy start from what was compiled before, as in a project where a command ran already. */
function shareCache(root: string): void {
  const cache = join(projectRoot, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(root, "node_modules"));
  symlinkSync(cache, join(root, "node_modules/.cache"));
}
