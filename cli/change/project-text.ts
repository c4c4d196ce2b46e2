import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ConfigSource,
  type NamePlace,
  namePlaces,
  readConfigSource,
  readManifests,
} from "#renderer/release";
import { filesUnder } from "./thing.ts";

/** A project as `remove` and `rename` read it. */
export interface ProjectText {
  readonly root: string;
  /** The configuration, with the texts that stand over files. */
  readonly source: ConfigSource;
  /** Files of `config/` and `widgets/`. */
  readonly files: readonly string[];
  readonly text: (path: string) => string;
  /** Every place of the configuration that names something. */
  readonly places: readonly NamePlace[];
  readonly widgets: ReturnType<typeof readManifests>["manifests"];
}

/**
 * Reads a project; `overlay` holds texts that stand over its files, by path. @throws when it has no
 * configuration.
 */
export function readProject(root: string, overlay: ReadonlyMap<string, string> = new Map()): ProjectText {
  if (!existsSync(join(root, "config"))) throw new Error(`There is no config folder in ${root}.`);
  const { manifests } = readManifests(root);
  const source = readConfigSource(root, overlay);
  return {
    root,
    source,
    files: [...filesUnder(root, "config"), ...filesUnder(root, "widgets")],
    text: (path) => overlay.get(path) ?? readFileSync(join(root, path), "utf8"),
    places: namePlaces({
      source,
      schemas: join(root, "schemas/config"),
      widgets: manifests,
    }),
    widgets: manifests,
  };
}
