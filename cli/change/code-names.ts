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
  const strings = once(() => byText(sources, /["'`]([^"'`\n]+)(?=["'`])/g, false));
  const templates = once(() =>
    [...byText(sources, /`([a-z][\w-]*\.[^`]*\$\{[^`]*)`/g, true)].map(([template, places]) => ({
      pattern: patternOf(template),
      places,
    })),
  );
  return {
    whole: (name) => strings().get(name) ?? [],
    made: (name) =>
      templates()
        .filter(({ pattern }) => pattern.test(name))
        .flatMap(({ places }) => places),
  };
}

interface Source {
  readonly file: string;
  readonly text: string;
}

/** Where each text stands that the pattern's group finds: all sources are read once, however many ask. */
function byText(
  sources: readonly Source[],
  pattern: RegExp,
  isTemplate: boolean,
): ReadonlyMap<string, readonly CodePlace[]> {
  const places = new Map<string, CodePlace[]>();
  for (const { file, text } of sources) {
    let line = 1;
    let counted = 0;
    for (const { index, 1: found = "" } of text.matchAll(pattern)) {
      for (; counted < index; counted += 1) if (text[counted] === "\n") line += 1;
      const known = places.get(found);
      const place = { file, offset: index + 1, line, isTemplate };
      if (known) known.push(place);
      else places.set(found, [place]);
    }
  }
  return places;
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
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
