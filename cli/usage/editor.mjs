/** @type {readonly import("./usage.d.ts").Usage[]} */
export const editorUsages = [
  {
    path: ["lsp"],
    group: "Check",
    description:
      "speaks to editors (LSP over stdio): findings while typing, completion, hover, definitions, rename",
    options: [{ flags: "--stdio", description: "what editors say; there is no other way" }],
    examples: [{ command: "staywright lsp --stdio", says: "what an editor starts" }],
    run: async (input) => (await import("../commands/lsp.ts")).lsp(input),
  },
];
