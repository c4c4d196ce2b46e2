import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type BuiltRelease,
  buildRelease,
  type ReleaseResult,
  readConfigSource,
  readManifests,
} from "#renderer/release";
import { isError, loadMigrations } from "../project.ts";
import { checkOutRevision, isInGit } from "./git-revision.ts";

/**
 * Finds a stored release by `live` or the beginning of its hash, built again with its own provenance;
 * undefined when there is none.
 */
export type LoadStored = (name: string) => Promise<ReleaseResult | undefined>;

export interface ComparedRelease extends BuiltRelease {
  /** What it was asked for as: `live`, `folder`, `git:HEAD`, a path or a hash. */
  readonly name: string;
  /** Takes away what was written to read it; its lines can no longer be told after. */
  readonly remove: () => Promise<void>;
}

export interface CompareSources {
  /**
   * Project folder: its configuration is `folder`, its schemas and manifests stand in where there are none.
   */
  readonly root: string;
  readonly loadStored?: LoadStored;
}

/**
 * What a comparison starts from when nobody says: the live release when there is one, else what git has
 * committed.
 */
export async function defaultBefore({ root, loadStored }: CompareSources): Promise<string> {
  if (await loadStored?.("live")) return "live";
  if (await isInGit(root)) return "git:HEAD";
  throw new Error("There is no live release and no git repository to compare with. Name what to compare.");
}

/**
 * Builds one side of a comparison. @throws a sentence when it cannot be found, or its configuration has
 * errors.
 */
export async function loadCompared(name: string, sources: CompareSources): Promise<ComparedRelease> {
  const { root, loadStored } = sources;
  if (name === "folder") return fromFolder(name, root, root);
  const [, revision] = /^git:(.+)$/.exec(name) ?? [];
  if (revision !== undefined) {
    const { folder, remove } = await checkOutRevision(root, revision);
    try {
      return { ...(await fromFolder(name, folder, root)), remove };
    } catch (error) {
      await remove();
      throw error;
    }
  }
  const path = resolve(root, name);
  if (name !== "live" && name !== "canary" && existsSync(join(path, "config")))
    return fromFolder(name, path, root);
  const stored = await loadStored?.(name);
  if (stored) return whole(name, stored);
  throw new Error(
    `There is nothing called "${name}" to compare. Say folder, live, canary, git:<revision>, the path of a folder that holds config/, or the beginning of a stored release's hash.`,
  );
}

async function fromFolder(name: string, folder: string, root: string): Promise<ComparedRelease> {
  const schemas = join(existsSync(join(folder, "schemas/config")) ? folder : root, "schemas/config");
  const widgets = existsSync(join(folder, "widgets")) ? folder : root;
  const { manifests, findings } = readManifests(widgets);
  const result = buildRelease({
    root: widgets,
    schemas,
    widgets: manifests,
    // Migrations are code: those of the project read every earlier version.
    migrations: await loadMigrations(root, manifests),
    source: readConfigSource(folder),
    now: new Date(),
  });
  return whole(name, { ...result, findings: [...findings, ...result.findings] });
}

function whole(name: string, { release, provenance, findings }: ReleaseResult): ComparedRelease {
  const [first, ...others] = findings.filter(isError);
  if (first || !release) {
    const place = first ? ` ${first.file}:${first.line}:${first.column}: ${first.message}` : "";
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    throw new Error(`The configuration of ${name} has errors, so it is no release.${place}${more}`);
  }
  return { name, release, provenance, remove: async () => {} };
}
