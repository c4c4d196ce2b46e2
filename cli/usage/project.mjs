/** @type {readonly import("./usage.d.ts").Usage[]} */
export const projectUsages = [
  {
    path: ["generate"],
    group: "Project",
    description: "writes types, the operation table and the widget registries",
    options: [
      { flags: "--check", description: "write nothing; answer 1 when a generated file is not up to date" },
    ],
    examples: [{ command: "staywright generate --check", says: "for CI" }],
    run: async ({ check = false, ...input }, usages) =>
      (await import("../commands/generate.ts")).generate({ ...input, check, usages }),
  },
  {
    path: ["doctor"],
    group: "Project",
    description: "looks at the environment, the database, the release and ports; says what to do",
    options: [
      { flags: "--deep", description: "start the embedded database for a look when it does not run" },
    ],
    examples: [
      { command: "staywright doctor", says: "before asking somebody" },
      { command: "staywright doctor --json", says: "for a bug report" },
    ],
    run: async (input, usages) => (await import("../commands/doctor.ts")).doctor({ ...input, usages }),
  },
  {
    path: ["coverage"],
    group: "Project",
    description: "writes docs/coverage.md: which rows of the specification the tests prove in the product",
    options: [{ flags: "--check", description: "fail when docs/coverage.md is not up to date" }],
    examples: [{ command: "staywright coverage", says: "after adding tests" }],
    run: async ({ check = false, ...input }) =>
      (await import("../commands/coverage.ts")).coverage({ ...input, check }),
  },
  {
    path: ["demo"],
    group: "Project",
    description: "fills an empty database with a demo supply of any size",
    options: [
      { flags: "--properties <count>", description: "how many properties", default: "1800" },
      {
        flags: "--data <folder>",
        description: "folder of the embedded database (default: DATA_FOLDER, else .data); DATABASE_URL wins",
        completes: "folder",
      },
    ],
    examples: [
      { command: "staywright demo --properties 20000 --data .data/large", says: "a supply for measuring" },
    ],
    run: async ({ properties, ...input }) => {
      if (!/^[1-9]\d{0,6}$/.test(properties))
        throw new Error(`--properties takes a whole number from 1, not "${properties}".`);
      return (await import("../commands/demo.ts")).demo({ ...input, properties: Number(properties) });
    },
  },
];
