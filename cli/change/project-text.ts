import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type NamePlace, namePlaces, readConfigSource, readManifests } from "#renderer/release";
import { filesUnder } from "./thing.ts";

/** A project as `remove` and `rename` read it. */
export interface ProjectText {
  readonly root: string;
  /** Files of `config/` and `widgets/`. */
  readonly files: readonly string[];
  readonly text: (path: string) => string;
  /** Every place of the configuration that names something. */
  readonly places: readonly NamePlace[];
  readonly widgets: ReturnType<typeof readManifests>["manifests"];
}

/** Reads a project; @throws when it has no configuration. */
export function readProject(root: string): ProjectText {
  if (!existsSync(join(root, "config"))) throw new Error(`There is no config folder in ${root}.`);
  const { manifests } = readManifests(root);
  return {
    root,
    files: [...filesUnder(root, "config"), ...filesUnder(root, "widgets")],
    text: (path) => readFileSync(join(root, path), "utf8"),
    places: namePlaces({
      source: readConfigSource(root),
      schemas: join(root, "schemas/config"),
      widgets: manifests,
    }),
    widgets: manifests,
  };
}
