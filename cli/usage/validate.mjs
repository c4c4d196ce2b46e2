/** @type {readonly import("./usage.d.ts").Usage[]} */
export const checkUsages = [
  {
    path: ["validate"],
    group: "Check",
    description:
      "checks the whole configuration and renders every page of every site; exit 0 clean, 1 findings, 2 the tool failed",
    options: [
      {
        flags: "--format <format>",
        description: "how findings are printed",
        choices: ["pretty", "json", "sarif", "github"],
      },
      {
        flags: "--severity <severity>",
        description: "lowest severity that is shown and counted",
        choices: ["error", "warning", "info"],
        default: "warning",
      },
      { flags: "--changed", description: "only what uncommitted changes hold or bring about" },
      { flags: "--since <commit>", description: "with --changed: compare with this commit, not with HEAD" },
      { flags: "--site <id>", description: "only what touches this domain", completes: "domain" },
      { flags: "--no-render", description: "render no page: quicker, but a page may still fail" },
      { flags: "--fix", description: "mend what has one safe way to be mended" },
      { flags: "--dry-run", description: "with --fix: show the fixes, write nothing" },
      {
        flags: "--as <vendor>",
        description: "vendor:NAME shows what a vendor may change and checks its file",
        completes: "vendor",
      },
    ],
    examples: [
      { command: "staywright validate", says: "every mistake once, with its place" },
      { command: "staywright validate --changed", says: "what your own edits brought" },
      { command: "staywright validate --fix --dry-run", says: "what could be mended" },
      { command: "staywright validate --format github", says: "marks on the lines of a pull request" },
      { command: "staywright validate --as vendor:tidepass", says: "what tidepass may change" },
    ],
    run: async ({ json, format, ...input }) => {
      const { validate } = await import("../commands/validate.ts");
      return validate({ ...input, format: format ?? (json ? "json" : "pretty") });
    },
  },
  {
    path: ["migrate"],
    group: "Check",
    description: "brings pages and modals up to the versions of their widgets; sites stay as they are",
    options: [
      { flags: "--dry-run", description: "show the lines that would change, write nothing" },
      { flags: "--check", description: "write nothing; answer 1 when something is behind" },
    ],
    examples: [
      { command: "staywright migrate --dry-run", says: "what would change" },
      { command: "staywright migrate --check", says: "for CI" },
    ],
    run: async (input) => (await import("../commands/migrate.ts")).migrate(input),
  },
];
