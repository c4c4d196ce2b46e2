import { posix } from "node:path";
import { configPlace, jsonText } from "#renderer/release";
import { schemaOf } from "../validate/schema-links.ts";

/** Files that a command means to write, collected before anything is written. */
export interface Draft {
  /** A file of its own. One that is there already must say the same: nobody's work is overwritten. */
  readonly create: (path: string, text: string) => void;
  /** A configuration file of its own, which names its schema. */
  readonly document: (path: string, value: object) => void;
  /** A change to a file that is there; what is not there is not made. */
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** New and changed texts by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** A draft over the files that `text` reads. */
export function createDraft(text: (path: string) => string | undefined): Draft {
  const files = new Map<string, string>();
  const plan = (path: string, from: string | undefined, to: string) => {
    if (from !== to) files.set(path, to);
  };
  const create = (path: string, wanted: string) => {
    const known = text(path);
    if (known !== undefined && known !== wanted)
      throw new Error(
        `${path} is there already and says something else. Edit it, or choose another name. Nothing was written.`,
      );
    plan(path, known, wanted);
  };
  return {
    files,
    create,
    document: (path, value) => create(path, jsonText({ $schema: schemaLink(path), ...value })),
    edit: (path, change) => {
      const known = files.get(path) ?? text(path);
      if (known !== undefined) plan(path, known, change(known));
    },
  };
}

/** Way from a configuration file to the schema of its kind. */
function schemaLink(path: string): string {
  const place = configPlace(path.replace(/^config\//, ""));
  if (!place) throw new Error(`No kind of configuration belongs at ${path}.`);
  return posix.relative(posix.dirname(path), schemaOf(place));
}
