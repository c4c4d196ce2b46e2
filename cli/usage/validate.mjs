/** @type {readonly import("./usage.d.ts").Usage[]} */
export const checkUsages = [
  {
    path: ["validate"],
    group: "Check",
    description: "checks the whole configuration; exit 0 clean, 1 findings, 2 the tool failed",
    options: [
      {
        flags: "--format <format>",
        description: "how findings are printed",
        choices: ["pretty", "json", "sarif", "github"],
      },
    ],
    examples: [
      { command: "staywright validate", says: "every mistake once, with its place" },
      { command: "staywright validate --format github", says: "marks on the lines of a pull request" },
    ],
    run: async ({ json, format, ...input }) => {
      const { validate } = await import("../commands/validate.ts");
      return validate({ ...input, format: format ?? (json ? "json" : "pretty") });
    },
  },
];
