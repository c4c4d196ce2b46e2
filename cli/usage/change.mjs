/** @typedef {import("./usage.d.ts").Usage} Usage */
/** @typedef {import("./usage.d.ts").UsageOption} UsageOption */
/** @typedef {import("../change/thing.ts").Kind} Kind */

/** @type {readonly UsageOption[]} */
const planOptions = [
  { flags: "--dry-run", description: "show every file and place, write nothing" },
  { flags: "-y, --yes", description: "do not ask; without a terminal nothing is written otherwise" },
];

/** Kinds of things with what their names are called. @type {readonly (readonly [Kind, string, UsageOption[]])[]} */
const kinds = [
  ["country", "ISO code", [{ flags: "--with-sites", description: "its sites go too" }]],
  ["brand", "id of the brand", [{ flags: "--with-sites", description: "its sites go too" }]],
  ["domain", "domain id of the site", []],
  ["language", "language key", []],
  ["experiment", "name of the flag", []],
  ["microsite", "name of the vendor", []],
  ["page", "page type", []],
  ["widget", "name of the widget", []],
  ["message", "message id", []],
];

/** @type {Readonly<Record<Kind, { readonly name: string, readonly to: string }>>} */
const examples = {
  country: { name: "PT", to: "ES" },
  brand: { name: "marlowe", to: "harlowe" },
  domain: { name: "wrenhollow-pt", to: "wrenhollow-portugal" },
  language: { name: "pl", to: "pl-PL" },
  experiment: { name: "quietHero", to: "calmHero" },
  microsite: { name: "harborpay", to: "harbor-wallet" },
  page: { name: "long-stays", to: "longer-stays" },
  widget: { name: "welcome-line", to: "greeting" },
  message: { name: "home.oldTitle", to: "home.newTitle" },
};

/** @type {readonly Usage[]} */
const removals = kinds.map(([kind, says, options]) => ({
  path: ["remove", kind],
  group: "Change",
  description:
    kind === "message"
      ? "takes a message that nothing names out of every language"
      : `takes ${article(kind)} ${kind} away, with what names it; refuses what would break`,
  arguments: [{ name: "name", description: says, required: true, ...completed(kind) }],
  options: [...options, ...planOptions],
  examples: [
    {
      command: `staywright remove ${kind} ${examples[kind].name} --dry-run`,
      says: "what would go and what would change",
    },
  ],
  run: async (input) =>
    (await import("../commands/remove.ts")).remove(
      /** @type {import("../commands/remove.ts").RemoveOptions} */ ({ ...input, kind }),
    ),
}));

/** @type {readonly Usage[]} */
const renames = kinds.map(([kind, says]) => ({
  path: ["rename", kind],
  group: "Change",
  description: `gives ${article(kind)} ${kind} another name, everywhere it is named`,
  arguments: [
    { name: "name", description: says, required: true, ...completed(kind) },
    { name: "new", description: "the new one", required: true },
  ],
  options: planOptions,
  examples: [
    {
      command: `staywright rename ${kind} ${examples[kind].name} ${examples[kind].to} --yes`,
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
