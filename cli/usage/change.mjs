import { createRequire } from "node:module";

/** @typedef {import("./usage.d.ts").Usage} Usage */
/** @typedef {import("./usage.d.ts").UsageOption} UsageOption */
/** @typedef {import("../change/thing.ts").Kind} Kind */

/** @type {readonly UsageOption[]} */
const planOptions = [
  { flags: "--dry-run", description: "show every file and place, write nothing" },
  { flags: "-y, --yes", description: "do not ask; without a terminal nothing is written otherwise" },
];

/**
 * @typedef {{ readonly called: string, readonly options?: readonly string[], readonly example: readonly
 * string[] }} Changes
 */

/** @type {Readonly<Record<string, { readonly changes?: Changes }>>} */
const table = createRequire(import.meta.url)("../../schemas/config-kinds.json");

/**
 * What is no kind of configuration and can be changed too. @type {Readonly<Record<"widget" | "message",
 * Changes>>}
 */
const others = {
  widget: { called: "name of the widget", example: ["welcome-line", "greeting"] },
  message: { called: "message id", example: ["home.oldTitle", "home.newTitle"] },
};

/** @type {Readonly<Record<string, UsageOption>>} */
const ownOptions = {
  "with-sites": { flags: "--with-sites", description: "its sites go too" },
};

/** Kinds of things with what their names are called. */
const kinds = [
  ...Object.entries(table).flatMap(([kind, { changes }]) => (changes ? [{ kind, ...changes }] : [])),
  ...Object.entries(others).map(([kind, changes]) => ({ kind, ...changes })),
].map(({ kind, options = [], ...said }) => ({
  ...said,
  kind: /** @type {Kind} */ (kind),
  options: options.flatMap((option) => ownOptions[option] ?? []),
}));

/** @type {readonly Usage[]} */
const removals = kinds.map(({ kind, called, options, example }) => ({
  path: ["remove", kind],
  group: "Change",
  description:
    kind === "message"
      ? "takes a message that nothing names out of every language"
      : `takes ${article(kind)} ${kind} away, with what names it; refuses what would break`,
  arguments: [{ name: "name", description: called, required: true, ...completed(kind) }],
  options: [...options, ...planOptions],
  examples: [
    {
      command: `staywright remove ${kind} ${example[0]} --dry-run`,
      says: "what would go and what would change",
    },
  ],
  run: async (input) =>
    (await import("../commands/remove.ts")).remove(
      /** @type {import("../commands/remove.ts").RemoveOptions} */ ({ ...input, kind }),
    ),
}));

/** @type {readonly Usage[]} */
const renames = kinds.map(({ kind, called, example }) => ({
  path: ["rename", kind],
  group: "Change",
  description: `gives ${article(kind)} ${kind} another name, everywhere it is named`,
  arguments: [
    { name: "name", description: called, required: true, ...completed(kind) },
    { name: "new", description: "the new one", required: true },
  ],
  options: planOptions,
  examples: [
    {
      command: `staywright rename ${kind} ${example.join(" ")} --yes`,
      says: "and back with the names the other way round",
    },
  ],
  run: async (input) =>
    (await import("../commands/rename.ts")).rename(
      /** @type {import("../commands/rename.ts").RenameOptions} */ ({ ...input, kind }),
    ),
}));

export const changeUsages = [...removals, ...renames];

/** @param {Kind} kind */
function article(kind) {
  return /^[aeiou]/.test(kind) ? "an" : "a";
}

/** @param {Kind} kind @returns {{ completes?: import("./usage.d.ts").Completion }} */
function completed(kind) {
  return kind === "message" ? {} : { completes: kind };
}
