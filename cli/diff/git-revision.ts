import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkOut, git } from "../validate/changed-files.ts";

/** The configuration of a revision in a folder of its own. */
export interface RevisionFolder {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Whether git keeps the project's configuration. */
export async function isInGit(root: string): Promise<boolean> {
  return git(root, ["cat-file", "-e", "HEAD:./config"]).then(
    () => true,
    () => false,
  );
}

/**
 * Writes config/, schemas/ and the manifests of a revision to a folder. @throws a sentence when git does not
 * know it.
 */
export async function checkOutRevision(root: string, revision: string): Promise<RevisionFolder> {
  const prefix = await git(root, ["rev-parse", "--show-prefix"]).catch(() => {
    throw new Error(`git:${revision} cannot be read: ${root} is in no git repository.`);
  });
  const commit = await git(root, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]).catch(() => {
    throw new Error(`git knows no revision "${revision}".`);
  });
  const folder = await mkdtemp(join(tmpdir(), "staywright-revision-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await checkOut(root, `${commit.trim()}:${prefix.trim()}`, folder);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
