const data = {
  flags: "--data <folder>",
  description: "folder of the embedded database (default: DATA_FOLDER, else .data); DATABASE_URL wins",
  completes: "folder",
};
const kind = {
  flags: "--kind <kind>",
  description: "only work of this kind",
  choices: ["mail", "sms", "engagement"],
};

/** @type {readonly import("./usage.d.ts").Usage[]} */
export const outboxUsages = [
  {
    path: ["outbox", "list"],
    group: "Project",
    description: "lists messages that were given up, or that wait, with what went wrong; never what they say",
    options: [
      data,
      kind,
      {
        flags: "--state <state>",
        description: "failed: given up; pending: waits; sent: went out in the last days",
        choices: ["failed", "pending", "sent"],
        default: "failed",
      },
    ],
    examples: [
      { command: "staywright outbox list", says: "what was given up" },
      { command: "staywright outbox list --state pending --kind mail", says: "mail that waits" },
    ],
    run: async (input) => (await import("../commands/outbox.ts")).listOutboxRows(input),
  },
  {
    path: ["outbox", "retry"],
    group: "Project",
    description: "has messages that were given up tried again, from the first try on",
    arguments: [{ name: "id", description: "id of one of them, as outbox list shows it" }],
    options: [data, kind, { flags: "--all", description: "all of them, or all of the kind" }],
    examples: [
      { command: "staywright outbox retry --all --kind mail", says: "once the mail server is back" },
    ],
    run: async (input) => (await import("../commands/outbox.ts")).retryOutboxRows(input),
  },
];
