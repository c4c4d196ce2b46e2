/** @type {readonly import("./usage.d.ts").Usage[]} */
export const questionUsages = [
  {
    path: ["explain"],
    group: "Ask",
    description: "says what an address leads to, and which file supplied a value",
    arguments: [
      { name: "url", description: "address of a page, with host", required: true },
      { name: "path", description: "node or value, such as main.hero.props.title" },
    ],
    options: [
      {
        flags: "--vendor <name>",
        description: "see the page as a vendor's guests do",
        completes: "microsite",
      },
    ],
    examples: [
      {
        command: "staywright explain http://wrenhollow-nl.localhost:3000/",
        says: "host, site, route, nodes",
      },
      {
        command: "staywright explain http://wrenhollow-nl.localhost:3000/ country.currencySymbol",
        says: "every layer that spoke, strongest first",
      },
    ],
    run: async (input) => (await import("../commands/explain.ts")).explain(input),
  },
  {
    path: ["resolve"],
    group: "Ask",
    description: "says which site answers a host name",
    arguments: [{ name: "host", description: "host name, as a browser sends it", required: true }],
    examples: [
      { command: "staywright resolve nl.wrenhollow.example", says: "the site and what it stands for" },
    ],
    run: async (input) => (await import("../commands/resolve.ts")).resolveHost(input),
  },
];
