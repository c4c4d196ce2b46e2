import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { families, usages } from "../usage/index.mjs";

/** @typedef {import("../usage/usage.d.ts").Usage} Usage */
/** @typedef {import("../usage/usage.d.ts").UsageOption} UsageOption */
/** @typedef {import("../usage/usage.d.ts").Completion} Completion */

/** @type {Readonly<Record<string, { readonly files: readonly string[] }>>} */
const table = createRequire(import.meta.url)("../../schemas/config-kinds.json");

/** Options that every command has. @type {readonly UsageOption[]} */
const commonOptions = [
  { flags: "--json", description: "print the result as JSON" },
  { flags: "-h, --help", description: "options and examples" },
];

/** @type {readonly UsageOption[]} */
const programOptions = [
  { flags: "--root <folder>", description: "project folder", completes: "folder" },
  { flags: "-V, --version", description: "the version" },
  { flags: "-h, --help", description: "every command" },
];

/**
 * What may stand where the cursor is, one candidate a line, its description after a tab. Reads names of
 * folders and files only, so that a key press is answered at once.
 * @param {readonly string[]} typed words after the command's own name; the last one is the one being typed
 * @param {string} project folder to read names from when `--root` does not say another
 * @returns {string}
 */
export function complete(typed, project) {
  const words = typed.slice(0, -1);
  const current = typed.at(-1) ?? "";
  const { root, commands } = readWords(words, project);
  const usage = usages.find(({ path }) => path.every((word, index) => commands[index] === word));
  const found = candidates(usage, commands, words, current, root);
  return found
    .filter(({ name }) => name.startsWith(current))
    .map(({ name, says }) => `${name}\t${says}`)
    .join("\n");
}

/**
 * @param {Usage | undefined} usage
 * @param {readonly string[]} commands
 * @param {readonly string[]} words
 * @param {string} current
 * @param {string} root
 */
function candidates(usage, commands, words, current, root) {
  const options = [...(usage?.options ?? []), ...(usage ? commonOptions : programOptions)];
  const before = options.find(
    ({ flags }) => takesValue(flags) && namesOf(flags).includes(words.at(-1) ?? ""),
  );
  if (before) return valuesOf(before.choices ?? before.completes, root);
  if (current.startsWith("-")) {
    return options
      .filter(({ flags, many }) => many || !namesOf(flags).some((name) => words.includes(name)))
      .map(({ flags, description }) => ({ name: namesOf(flags).at(-1) ?? flags, says: description }));
  }
  if (usage) {
    const at = commands.length - usage.path.length;
    const given = usage.arguments?.[at] ?? usage.arguments?.findLast(({ name }) => name.endsWith("..."));
    return valuesOf(given?.completes, root);
  }
  const next = new Map();
  for (const { path, description } of usages) {
    if (!commands.every((word, index) => path[index] === word) || path.length <= commands.length) continue;
    const name = String(path[commands.length]);
    const isLast = path.length === commands.length + 1;
    next.set(name, isLast ? description : (families[[...commands, name].join(" ")] ?? ""));
  }
  return [...next].map(([name, says]) => ({ name, says }));
}

/**
 * Splits the words before the cursor into commands and arguments, without options and their values.
 * @param {readonly string[]} words
 * @param {string} project
 */
function readWords(words, project) {
  const known = [...programOptions, ...usages.flatMap(({ options = [] }) => options)];
  const valued = new Set(
    known.filter(({ flags }) => takesValue(flags)).flatMap(({ flags }) => namesOf(flags)),
  );
  const commands = [];
  let root = project;
  for (let index = 0; index < words.length; index++) {
    const word = String(words[index]);
    if (!word.startsWith("-")) commands.push(word);
    else if (valued.has(word)) {
      index++;
      if (word === "--root" && words[index] !== undefined) root = resolve(String(words[index]));
    }
  }
  return { root, commands };
}

/** @param {Completion | readonly string[] | undefined} completes @param {string} root */
function valuesOf(completes, root) {
  if (completes === undefined) return [];
  const names = typeof completes === "string" ? namesIn(completes, root) : completes;
  return names.map((name) => ({ name, says: "" }));
}

/**
 * Names of a kind, read from the names of its files. @param {string} kind @param {string} root @returns
 * {readonly string[]}
 */
function namesIn(kind, root) {
  const files = (/** @type {string} */ folder) =>
    entries(join(root, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.slice(0, -".json".length));
  if (kind === "widget")
    return entries(join(root, "widgets")).filter((name) =>
      existsSync(join(root, "widgets", name, "widget.json")),
    );
  if (kind === "vendor") return namesIn("microsite", root).map((name) => `vendor:${name}`);
  const [folder = "", end] = (table[kind]?.files[0] ?? "").split(/<\w+>/);
  return end === ".json" ? files(folder) : folder === "" ? [] : entries(join(root, folder));
}

/** @param {string} folder */
function entries(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** `-y, --yes` → both names. @param {string} flags */
function namesOf(flags) {
  return flags.match(/--?[\w-]+/g) ?? [];
}

/** @param {string} flags */
function takesValue(flags) {
  return /[<[]/.test(flags);
}
