const data = {
  flags: "--data <folder>",
  description: "folder of the embedded database (default: DATA_FOLDER, else .data); DATABASE_URL wins",
  completes: "folder",
};

/** @type {readonly import("./usage.d.ts").Usage[]} */
export const backupUsages = [
  {
    path: ["backup"],
    group: "Project",
    description: "copies every booking and everything else in the database to a file, while guests book on",
    arguments: [{ name: "file", description: "file to write, such as nightly.backup", required: true }],
    options: [data],
    examples: [{ command: "staywright backup nightly.backup", says: "as of one moment" }],
    run: async (input) => (await import("../commands/backup.ts")).backup(input),
  },
  {
    path: ["restore"],
    group: "Project",
    description: "brings a backup into an empty database, all or nothing, and checks the bookings",
    arguments: [{ name: "file", description: "file that staywright backup wrote", required: true }],
    options: [
      data,
      { flags: "--replace", description: "give up what the database holds, once all of the backup is in" },
    ],
    examples: [
      { command: "staywright restore nightly.backup --data .data/restored", says: "into a fresh folder" },
      {
        command: "staywright restore nightly.backup --replace",
        says: "in place of what is there; killed in the middle, what was there stays",
      },
    ],
    run: async (input) => (await import("../commands/backup.ts")).restore(input),
  },
];
