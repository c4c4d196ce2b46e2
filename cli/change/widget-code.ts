import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { pascalCase } from "../generate/schema-node.ts";
import { ChangeRefused } from "./change-plan.ts";
import { filesUnder } from "./thing.ts";

/** What follows in code when a widget is called otherwise. Paths are the old ones. */
export interface WidgetCode {
  readonly texts: ReadonlyMap<string, string>;
  /** Files named after the widget, in its folder. */
  readonly moved: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

const FOLDERS = ["widgets", "renderer", "server", "tests"];

/**
 * Renames the code of a widget: files called after it, what imports them, and its view and types. `texts` are
 * texts that change already.
 * @throws ChangeRefused when a file says the new name already: nobody could tell the two apart afterwards
 */
export function renameInCode(
  root: string,
  from: string,
  to: string,
  texts: ReadonlyMap<string, string>,
): WidgetCode {
  const folder = `widgets/${from}`;
  const moved = new Map<string, string>();
  for (const file of filesUnder(root, folder))
    moved.set(
      file,
      posix.join(
        "widgets",
        to,
        posix.dirname(posix.relative(folder, file)),
        renamed(posix.basename(file), from, to),
      ),
    );
  const names = new Map(
    ["", "Props", "Data"].map((end) => [`${pascalCase(from)}${end}`, `${pascalCase(to)}${end}`] as const),
  );
  const changed = new Map<string, string>();
  const sources = FOLDERS.flatMap((each) => filesUnder(root, each)).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !file.includes("generated/"),
  );
  for (const file of sources) {
    const text = texts.get(file) ?? readFileSync(join(root, file), "utf8");
    const isOwn = file.startsWith(`${folder}/`);
    let imports = 0;
    const specified = text.replace(
      /(["'])((?:\.{1,2}\/|#)[^"'\n]+)\1/g,
      (whole, quote: string, path: string) => {
        const next = specifier(path, file, from, to, isOwn);
        if (next === undefined) return whole;
        imports++;
        return `${quote}${next}${quote}`;
      },
    );
    if (imports === 0 && !isOwn) continue;
    const taken = [...names.values()].find((name) => new RegExp(`\\b${name}\\b`).test(text));
    if (taken) throw new ChangeRefused(`${file} says ${taken} already; choose another name.`);
    const next = specified.replace(/\b[A-Z]\w*\b/g, (word) => names.get(word) ?? word);
    if (next !== text) changed.set(file, next);
  }
  return { texts: changed, moved, notes: [] };
}

/** `story.module.css` as `tale.module.css`; other names stay. */
function renamed(name: string, from: string, to: string): string {
  return name.startsWith(`${from}.`) ? to + name.slice(from.length) : name;
}

/** A module of the widget by its new name; undefined for any other module. */
function specifier(path: string, file: string, from: string, to: string, isOwn: boolean): string | undefined {
  if (path === `#schemas/generated/widgets/${from}.ts`) return `#schemas/generated/widgets/${to}.ts`;
  if (!path.startsWith(".")) return undefined;
  const target = posix.join(posix.dirname(file), path);
  if (!target.startsWith(`widgets/${from}/`)) return undefined;
  const parts = path.split("/");
  const last = parts.length - 1;
  const next = parts.map((part, index) => (index === last ? renamed(part, from, to) : part));
  // From outside the folder the way leads through its name.
  if (!isOwn) {
    const at = next.lastIndexOf(from, last - 1);
    if (at !== -1) next[at] = to;
  }
  const written = next.join("/");
  return written === path ? undefined : written;
}
