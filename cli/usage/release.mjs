import { createRequire } from "node:module";

/** @type {readonly import("./usage.d.ts").UsageOption[]} */
const databaseOptions = [
  {
    flags: "--data <folder>",
    description: "folder of the embedded database (default: DATA_FOLDER, else .data); DATABASE_URL wins",
    completes: "folder",
  },
  {
    flags: "--channel <name>",
    description: "channel servers listen to (default: RELEASE_CHANNEL, else live)",
  },
];
const note = { flags: "--note <text>", description: "why, for whoever reads the list" };
const by = {
  flags: "--by <name>",
  description: "who does it (default: whom CI or git names, else the user of this machine)",
};
const session = createRequire(import.meta.url)("../../schemas/api/session.schema.json");
const diffFormats = ["pretty", "json", "markdown"];

/** @type {readonly import("./usage.d.ts").Usage[]} */
export const releaseUsages = [
  {
    path: ["diff"],
    group: "Release",
    description: "says what changes on which site, by cause, classed breaking, risky or safe",
    arguments: [
      {
        name: "before",
        description:
          "live, canary, folder, git:<revision>, a folder with config/, or the beginning of a stored hash",
        completes: ["live", "canary", "folder", "git:HEAD"],
      },
      {
        name: "after",
        description: "as before; the working configuration when left out",
        completes: ["folder"],
      },
    ],
    options: [
      { flags: "--format <format>", description: "how changes are printed", choices: diffFormats },
      {
        flags: "--fail-on <class>",
        description: "answer 1 when a change is of this class or worse",
        choices: ["breaking", "risky"],
      },
      ...databaseOptions,
    ],
    examples: [
      { command: "staywright diff", says: "what publishing the folder would change" },
      { command: "staywright diff git:HEAD", says: "what you changed since the last commit" },
      { command: "staywright diff git:main folder --format markdown", says: "for a pull request" },
    ],
    run: async ({ json, format, ...input }) => {
      const { diff } = await import("../commands/diff.ts");
      const { createStoredLoader } = await import("../release/stored-loader.ts");
      const stored = createStoredLoader(input);
      try {
        return await diff({
          ...input,
          format: format ?? (json ? "json" : "pretty"),
          loadStored: stored.load,
        });
      } finally {
        await stored.close();
      }
    },
  },
  {
    path: ["release", "build"],
    group: "Release",
    description: "stores the release of the configuration folder, without showing it to anybody",
    options: [note, ...databaseOptions],
    examples: [{ command: 'staywright release build --note "spring home"', says: "prints its hash" }],
    run: async (input) => (await import("../release/build.ts")).buildRelease(input),
  },
  {
    path: ["release", "list"],
    group: "Release",
    description: "lists stored releases, what is live, what happened, and which servers answer with it",
    options: databaseOptions,
    examples: [{ command: "staywright release list", says: "newest first" }],
    run: async (input) => (await import("../release/list.ts")).listReleases(input),
  },
  {
    path: ["release", "publish"],
    group: "Release",
    description:
      "shows a release on every running server, once every page of it renders and nothing breaks unsaid",
    arguments: [{ name: "hash", description: "beginning of a stored hash; the folder when left out" }],
    options: [
      {
        flags: "--allow-breaking <reason>",
        description: "publish though guests lose something, and say why",
      },
      {
        flags: "--expect <hash>",
        description: "only when this is live now: eight characters of its hash or more, or folder",
      },
      {
        flags: "--at <time>",
        description: "not now but then, such as 2027-03-01T09:00+01:00, if what is live is still the same",
      },
      {
        flags: "--canary <percent>",
        description: "to this share of the guests only, the others go on with what is live",
      },
      { flags: "--new-channel", description: "the channel may be one that nobody has used yet" },
      note,
      by,
      ...databaseOptions,
    ],
    examples: [
      { command: "staywright release publish", says: "builds the folder and publishes it" },
      {
        command: 'staywright release publish --expect 45601d12 --allow-breaking "the old home goes"',
        says: "over what you looked at, with a reason",
      },
      {
        command: "staywright release publish --at 2027-03-01T09:00+01:00",
        says: "checks it now, shows it then",
      },
      { command: "staywright release publish 45601d12", says: "publishes a stored one" },
      { command: "staywright release publish --canary 5", says: "to one guest in twenty, and watches it" },
    ],
    run: async (input) => (await import("../release/publish.ts")).publishRelease(input),
  },
  {
    path: ["release", "canary"],
    group: "Release",
    description:
      "tells how the canary does, the release that a share of the guests see; shows it to all, to none or to another share",
    arguments: [
      {
        name: "action",
        description: "status (when left out), promote, abort or share",
        completes: ["status", "promote", "abort", "share"],
      },
      { name: "percent", description: "the new share, after share" },
    ],
    options: [note, by, ...databaseOptions],
    examples: [
      { command: "staywright release canary", says: "answers and failures of both releases so far" },
      { command: "staywright release canary share 25", says: "to one guest in four" },
      { command: "staywright release canary promote", says: "to everybody" },
      { command: 'staywright release canary abort --note "the map is gone"', says: "to nobody" },
    ],
    run: async (input) => (await import("../release/canary.ts")).canaryRelease(input),
  },
  {
    path: ["release", "cancel"],
    group: "Release",
    description: "takes a release back that was to become live later",
    arguments: [{ name: "plan", description: "id of the plan, as release list shows it", required: true }],
    options: [by, ...databaseOptions],
    examples: [{ command: "staywright release cancel 3f9a01bc", says: "what is live stays" }],
    run: async (input) => (await import("../release/cancel.ts")).cancelRelease(input),
  },
  {
    path: ["release", "rollback"],
    group: "Release",
    description: "shows the release that was live before",
    options: [
      { flags: "--to <hash>", description: "beginning of the hash to go back to" },
      note,
      by,
      ...databaseOptions,
    ],
    examples: [{ command: "staywright release rollback", says: "one step back" }],
    run: async (input) => (await import("../release/rollback.ts")).rollBackRelease(input),
  },
  {
    path: ["release", "follow"],
    group: "Release",
    description: "lets servers follow their configuration folder again",
    options: [note, by, ...databaseOptions],
    examples: [{ command: "staywright release follow", says: "as before anything was published" }],
    run: async (input) => (await import("../release/follow.ts")).followFolder(input),
  },
  {
    path: ["release", "audit"],
    group: "Release",
    description: "tells who changed what is live, when, from what to what, why, and what it broke",
    options: [
      { flags: "--limit <number>", description: "how many changes, newest first", default: "50" },
      ...databaseOptions,
    ],
    examples: [{ command: "staywright release audit", says: "the story of the channel" }],
    run: async (input) => (await import("../release/audit.ts")).auditReleases(input),
  },
  {
    path: ["release", "prune"],
    group: "Release",
    description:
      "removes old stored releases; never a live one, a canary, one a server answers with or the next three steps back",
    options: [
      { flags: "--keep <number>", description: "how many of the newest stay", default: "20" },
      { flags: "--dry-run", description: "say what would go, and leave it" },
      ...databaseOptions,
    ],
    examples: [
      { command: "staywright release prune --dry-run", says: "what would go" },
      { command: "staywright release prune --keep 50", says: "keeps the newest fifty" },
    ],
    run: async (input) => (await import("../release/prune.ts")).pruneStoredReleases(input),
  },
  {
    path: ["release", "preview"],
    group: "Release",
    description: "prints a signed address that shows a stored release under conditions you choose",
    arguments: [
      {
        name: "hash",
        description: "beginning of a stored hash, or canary",
        required: true,
        completes: ["canary"],
      },
    ],
    options: [
      { flags: "--site <id>", description: "the link works on this site only", completes: "domain" },
      { flags: "--path <path>", description: "page to open first", default: "/" },
      { flags: "--flag <experiment=arm>", description: "arm to show", many: true },
      { flags: "--device <class>", description: "kind of device", choices: ["web", "webview"] },
      { flags: "--date <day>", description: "pretend it is this day (YYYY-MM-DD)" },
      {
        flags: "--user <audience>",
        description: "who is looking",
        choices: session.$defs.Audience.enum,
      },
      { flags: "--hours <number>", description: "how long the link works", default: "24" },
      { flags: "--no-overlay", description: "do not explain the nodes of the page" },
      {
        flags: "--origin <address>",
        description: "where the site is reached, such as https://staging.example",
      },
      ...databaseOptions,
    ],
    examples: [
      { command: "staywright release preview 45601d12 --flag web2=new", says: "the new home, for a day" },
      {
        command: "staywright release preview 45601d12 --site solvanta-ae --date 2027-02-01",
        says: "one site, later",
      },
    ],
    run: async (input) => (await import("../release/preview.ts")).previewRelease(input),
  },
];
