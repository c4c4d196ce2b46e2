/** @type {readonly import("./usage.d.ts").Usage[]} */
export const accountUsages = [
  {
    path: ["account", "role"],
    group: "Project",
    description:
      "makes an account an agent's or a company's, or a guest's again, and signs it out everywhere",
    arguments: [
      { name: "brand", description: "brand of the account", required: true, completes: "brand" },
      {
        name: "contact",
        description: "number with its country (+91…) or address that the guest has proven",
        required: true,
      },
      {
        name: "role",
        description:
          "travel-agent, corporate, corporate-admin or guest; the brand's rolePrices say what it pays less",
        required: true,
        completes: ["travel-agent", "corporate", "corporate-admin", "guest"],
      },
    ],
    options: [
      {
        flags: "--data <folder>",
        description: "folder of the embedded database (default: DATA_FOLDER, else .data); DATABASE_URL wins",
        completes: "folder",
      },
    ],
    examples: [
      {
        command: "staywright account role solvanta travel@northwind.example corporate",
        says: "its guests see the company's prices",
      },
    ],
    run: async (input) => (await import("../commands/account-role.ts")).setRole(input),
  },
];
