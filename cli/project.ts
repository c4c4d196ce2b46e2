import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type Finding,
  type PropsMigration,
  type ReadManifests,
  type ReleaseBuilder,
  type ReleaseBuildInput,
  type ReleaseResult,
  readManifests,
  type WidgetMigrations,
} from "#renderer/release";
import { createKnowingBuilder } from "./validate/known-words.ts";

export interface ProjectOptions {
  /** Texts that stand in for files of `config/` on disk, by path. */
  readonly overlay?: ReadonlyMap<string, string>;
  /** Folder whose widgets' code migrates props, when the project is a copy without code. */
  readonly code?: string;
}

/**
 * Builds the release of a project folder, its widgets' mistakes among the findings.
 * Texts in `overlay` stand in for configuration files on disk.
 */
export async function buildProject(
  root: string,
  overlay?: ReadonlyMap<string, string>,
  { code = root }: Pick<ProjectOptions, "code"> = {},
): Promise<ReleaseResult> {
  return createProjectBuilder(root, { code })({ overlay });
}

/**
 * Builds a project again and again: what follows from files that did not change is kept, and the result is
 * the same.
 */
export function createProjectBuilder(
  root: string,
  { code = root }: Pick<ProjectOptions, "code"> = {},
): (input: Pick<ReleaseBuildInput, "overlay" | "source">) => Promise<ReleaseResult> {
  let known: { readonly contracts: string; readonly read: ReadManifests; readonly build: ReleaseBuilder };
  return async (input) => {
    if (!existsSync(join(root, "config"))) throw new Error(`There is no config folder in ${root}.`);
    const contracts = contractTexts(root);
    if (known?.contracts !== contracts) {
      const read = readManifests(root);
      const migrations = await loadMigrations(code, read.manifests);
      known = {
        contracts,
        read,
        build: createKnowingBuilder({
          root,
          widgets: read.manifests,
          migrations,
        }),
      };
    }
    const { findings } = known.read;
    const result = known.build({ ...input, now: new Date() });
    const all: readonly Finding[] = [...findings, ...withoutEchoes(result.findings, findings)];
    return { ...result, release: findings.some(isError) ? null : result.release, findings: all };
  };
}

/** Everything a builder is made from besides code: manifests and schemas. */
function contractTexts(root: string): string {
  const jsonIn = (folder: string) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter((name) => name.endsWith(".schema.json"))
          .map((name) => join(root, folder, name))
      : [];
  const manifests = existsSync(join(root, "widgets"))
    ? readdirSync(join(root, "widgets")).map((name) => join(root, "widgets", name, "widget.json"))
    : [];
  return [...manifests, ...["schemas", "schemas/config", "schemas/api"].flatMap(jsonIn)]
    .filter((file) => existsSync(file))
    .map((file) => `${file}\0${readFileSync(file, "utf8")}`)
    .join("\0");
}

/** Whether a finding keeps a release from being made. */
export function isError({ severity }: Finding): boolean {
  return severity === "error";
}

/** A widget left out for its own mistake is not unknown on every page that uses it. */
function withoutEchoes(findings: readonly Finding[], causes: readonly Finding[]): Finding[] {
  const broken = causes.map(({ file }) => file.split("/")[1]);
  return findings.filter(
    ({ code, message }) =>
      code !== "unknown-widget" || !broken.some((name) => message === `There is no widget "${name}".`),
  );
}

/** What `widgets/<name>/migrations.ts` exports, for every widget above version 1. */
export async function loadMigrations(
  root: string,
  manifests: ReadManifests["manifests"],
): Promise<WidgetMigrations> {
  const loaded: Record<string, Readonly<Record<number, PropsMigration>>> = {};
  for (const { name } of manifests.filter(({ version }) => version > 1)) {
    const file = join(root, "widgets", name, "migrations.ts");
    if (!existsSync(file)) continue;
    const module = (await import(pathToFileURL(file).href)) as {
      migrations?: Readonly<Record<number, PropsMigration>>;
    };
    if (!module.migrations) throw new Error(`widgets/${name}/migrations.ts exports no "migrations".`);
    loaded[name] = module.migrations;
  }
  return loaded;
}
