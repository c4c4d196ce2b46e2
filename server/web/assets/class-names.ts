import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";

/** How a build names classes until they get their short names. */
export const CLASS_PATTERN = "cls-[hash]-[local]";

/**
 * Names of two signs for all that the CSS modules of a project name, by the names that `CLASS_PATTERN` gives
 * them. Each stands where its hash says, or at the next free place: scripts, styles and server are built one
 * after the other and agree, and of a class that comes or goes hardly any other takes note, so browsers keep
 * the code they have. @throws Error where there are more names than places.
 */
export function shortClassNames(root: string): ReadonlyMap<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".module.css"))
      .map((file) => join(root, folder, file)),
  );
  const names = files.flatMap((file) => namesIn(file, root)).sort();
  if (names.length > PLACES) throw new Error(`${names.length} classes have no room in ${PLACES} names.`);
  const taken = new Map<number, string>();
  for (const name of names) {
    let place = createHash("sha256").update(name).digest().readUInt32BE() % PLACES;
    while (taken.has(place) || isBlocked(nameAt(place))) place = (place + 1) % PLACES;
    taken.set(place, name);
  }
  return new Map([...taken].map(([place, name]) => [name, nameAt(place)]));
}

function namesIn(filename: string, projectRoot: string): readonly string[] {
  const cssModules = { pattern: CLASS_PATTERN };
  const { exports = {} } = transform({ filename, projectRoot, code: readFileSync(filename), cssModules });
  return Object.values(exports).map(({ name }) => name);
}

function nameAt(place: number): string {
  return `${LETTERS[Math.floor(place / SIGNS.length)]}${SIGNS[place % SIGNS.length]}`;
}

/** What content blockers take for advertising. */
const isBlocked = (name: string) => name.toLowerCase() === "ad";

const FOLDERS = ["renderer", "server", "widgets"];
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIGNS = `${LETTERS}0123456789`;
const PLACES = LETTERS.length * SIGNS.length;
