import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesUnder } from "./thing.ts";

/** A place of the code that says a name as a whole string, or a template that comes to it. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly offset: number;
  readonly isTemplate: boolean;
}

/** Finds names in code. */
export interface CodeNames {
  /** Places that say the name as a whole string. */
  readonly whole: (name: string) => readonly CodePlace[];
  /** Places that make it from parts: `country.name.${code}`. */
  readonly made: (name: string) => readonly CodePlace[];
}

const FOLDERS = ["domain", "renderer", "schemas", "server", "widgets"];
const PRODUCT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Reads the code of a project, which is the product's where the project is a folder of configuration alone.
 * Generated files and tests are left out.
 */
export function createCodeNames(root: string): CodeNames {
  const home = existsSync(join(root, "server")) ? root : PRODUCT;
  const sources = FOLDERS.flatMap((folder) => filesUnder(home, folder))
    .filter(
      (file) =>
        /\.(tsx?|mjs|json)$/.test(file) && !/generated\/|\.test\.tsx?$|\/(testing|fixtures)\//.test(file),
    )
    // A copy of the configuration may bring manifests of its own.
    .map((file) => ({
      file,
      text: readFileSync(join(existsSync(join(root, file)) ? root : home, file), "utf8"),
    }));
  const find = (pattern: RegExp, isTemplate: boolean, accepts: (found: string) => boolean) =>
    sources.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)]
        .filter(([, found = ""]) => accepts(found))
        .map(({ index }) => ({
          file,
          offset: index + 1,
          line: text.slice(0, index).split("\n").length,
          isTemplate,
        })),
    );
  return {
    whole: (name) => find(new RegExp(`["'\`](${escaped(name)})["'\`]`, "g"), false, () => true),
    made: (name) =>
      find(/`([a-z][\w-]*\.[^`]*\$\{[^`]*)`/g, true, (template) => patternOf(template).test(name)),
  };
}

/** Names that a template can come to. */
function patternOf(template: string): RegExp {
  const parts = template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}?/g, "\0").split("\0");
  return new RegExp(`^${parts.map(escaped).join(".+")}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
