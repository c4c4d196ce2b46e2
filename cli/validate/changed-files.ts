import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What differs from a commit: paths relative to the project, and the project as it was there. */
export interface ProjectChange {
  /** Changed, added, deleted and untracked files of config/, schemas/ and widgets/. */
  readonly files: ReadonlySet<string>;
  /** A folder with config/, schemas/ and the manifests of the widgets as they were. */
  readonly before: string;
  readonly remove: () => Promise<void>;
}

/** @throws a sentence when the folder is in no git repository or the commit is unknown. */
export async function loadChange(root: string, since: string): Promise<ProjectChange> {
  const prefix = (await git(root, ["rev-parse", "--show-prefix"]).catch(notARepository)).trim();
  const commit = await git(root, ["rev-parse", "--verify", "--quiet", `${since}^{commit}`]).catch(() => {
    throw new Error(`--since: there is no commit "${since}".`);
  });
  const paths = ["config", "schemas", "widgets"];
  const changed = await git(root, ["diff", "--name-only", "-z", "--relative", commit.trim(), "--", ...paths]);
  const untracked = await git(root, ["ls-files", "-z", "--others", "--exclude-standard", "--", ...paths]);
  const before = await mkdtemp(join(tmpdir(), "staywright-before-"));
  const remove = () => rm(before, { recursive: true, force: true });
  try {
    await checkOut(root, `${commit.trim()}:${prefix}`, before);
  } catch (error) {
    await remove();
    throw error;
  }
  return { files: new Set(`${changed}${untracked}`.split("\0").filter(Boolean)), before, remove };
}

/**
 * Writes the configuration, schemas and manifests of a tree (`<commit>:<folder>`) without touching the
 * repository's own index.
 */
export async function checkOut(root: string, tree: string, folder: string): Promise<void> {
  const GIT_INDEX_FILE = join(folder, ".index");
  await git(root, ["read-tree", tree], { GIT_INDEX_FILE });
  const wanted = ["config", "schemas", ":(glob)widgets/*/widget.json"];
  const top = (await git(root, ["rev-parse", "--show-toplevel"])).trim();
  // The tree starts at the project, so its paths are read as if the project were the top.
  const files = await git(top, ["ls-files", "-z", "--cached", "--", ...wanted], { GIT_INDEX_FILE });
  const names = files.split("\0").filter(Boolean);
  for (let at = 0; at < names.length; at += 500) {
    const some = names.slice(at, at + 500);
    await git(top, ["checkout-index", "--force", `--prefix=${folder}/`, "--", ...some], { GIT_INDEX_FILE });
  }
}

/** Output of a git command; rejects when git does. */
export async function git(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  return (await run("git", [...args], options)).stdout;
}

function notARepository(): never {
  throw new Error("--changed compares with git, and this folder is in no git repository.");
}
