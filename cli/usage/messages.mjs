/** @type {readonly import("./usage.d.ts").Usage[]} */
export const messagesUsages = [
  {
    path: ["messages", "export"],
    group: "Translate",
    description:
      "writes the words of a language for translators: English, translation, values, places, what changed",
    arguments: [
      { name: "locale", description: "language to translate into", required: true, completes: "language" },
    ],
    options: [
      {
        flags: "--format <format>",
        description: "kind of file; po when nobody says",
        choices: ["po", "xliff"],
      },
      {
        flags: "--since <revision>",
        description: "git revision or stored release: words whose English changed after it need review",
      },
      { flags: "--out <file>", description: "file to write; printed when absent" },
    ],
    examples: [
      { command: "staywright messages export nl > nl.po", says: "everything for Dutch, as PO" },
      {
        command: "staywright messages export nl --format xliff --since HEAD~20 --out nl.xlf",
        says: "XLIFF, with what changed in twenty commits marked",
      },
    ],
    run: async (input) =>
      (await import("../commands/messages-export.ts")).exportMessages(
        /** @type {import("../commands/messages-export.ts").MessagesExportOptions} */ (
          /** @type {unknown} */ (input)
        ),
      ),
  },
  {
    path: ["messages", "import"],
    group: "Translate",
    description: "takes a translated file over into its language; refuses words that lose or rename a value",
    arguments: [{ name: "file", description: "PO or XLIFF file, as export wrote it", required: true }],
    options: [
      { flags: "--dry-run", description: "show what would change, write nothing" },
      { flags: "-y, --yes", description: "do not ask" },
    ],
    examples: [{ command: "staywright messages import nl.po --dry-run", says: "what would change" }],
    run: async (input) =>
      (await import("../commands/messages-import.ts")).importMessages(
        /** @type {import("../commands/messages-import.ts").MessagesImportOptions} */ (
          /** @type {unknown} */ (input)
        ),
      ),
  },
];
