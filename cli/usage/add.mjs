/** @type {readonly import("./usage.d.ts").UsageOption[]} */
const planOptions = [
  { flags: "--dry-run", description: "show the files, write nothing" },
  { flags: "-y, --yes", description: "do not ask" },
];

/** @type {readonly import("./usage.d.ts").Usage[]} */
export const addUsages = [
  {
    path: ["add", "country"],
    group: "Add",
    description: "adds a country and its site, filled from CLDR and phone-number data",
    arguments: [{ name: "code", description: "ISO code of the country, such as PT", required: true }],
    options: [
      { flags: "--brand <id>", description: "brand of the new site", completes: "brand" },
      { flags: "--locale <locale>", description: "language of the new site", completes: "language" },
      ...planOptions,
    ],
    examples: [
      { command: "staywright add country PT --dry-run", says: "the files it would write" },
      { command: "staywright add country PT --brand wrenhollow --yes", says: "a working site at once" },
    ],
    run: async (input) => (await import("../commands/add-country.ts")).addCountry(input),
  },
  {
    path: ["add", "widget"],
    group: "Add",
    description: "adds a widget folder with manifest, view, styles and a test",
    arguments: [{ name: "name", description: "name of the widget, such as hotel-card", required: true }],
    options: [{ flags: "--dry-run", description: "show the files, write nothing" }],
    examples: [{ command: "staywright add widget opening-hours", says: "a widget whose test passes" }],
    run: async (input) => (await import("../commands/add-widget.ts")).addWidget(input),
  },
];
