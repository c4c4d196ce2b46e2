/** @typedef {import("./usage.d.ts").UsageOption} Option */

/** @type {readonly Option[]} */
const planOptions = [
  { flags: "--dry-run", description: "show the files, write nothing" },
  { flags: "-y, --yes", description: "do not ask" },
];
/** @type {(says: string) => Option} */
const manyDomains = (says) => ({
  flags: "--domain <id>",
  description: says,
  many: true,
  completes: "domain",
});
const fonts = ["figtree", "fraunces", "nunito-sans", "outfit"];

/** @type {readonly import("./usage.d.ts").Usage[]} */
export const addUsages = [
  {
    path: ["add", "country"],
    group: "Add",
    description: "adds a country and its site, filled from CLDR and phone-number data",
    arguments: [
      {
        name: "code",
        description: "ISO code of the country, such as PT",
        required: true,
        completes: "country",
      },
    ],
    options: [
      { flags: "--brand <id>", description: "brand of the new site", completes: "brand" },
      { flags: "--locale <locale>", description: "language of the new site", completes: "language" },
      {
        flags: "--currency <code>",
        description: "currency, where a country has several or prices are in another one",
      },
      { flags: "--support-phone <number>", description: "the number guests call, with calling code" },
      { flags: "--country-name <name>", description: "English name, when it is not the usual one" },
      ...planOptions,
    ],
    examples: [
      { command: "staywright add country PT --dry-run", says: "the files it would write" },
      { command: "staywright add country PT --brand wrenhollow --yes", says: "a working site at once" },
    ],
    run: async (input) => (await import("../commands/add-country.ts")).addCountry(input),
  },
  {
    path: ["add", "brand"],
    group: "Add",
    description: "adds a brand with colours, drawings, a home page and a first site",
    arguments: [{ name: "id", description: "id of the brand, such as marlowe", required: true }],
    options: [
      {
        flags: "--type <type>",
        description: "what it sells; home when nobody says",
        choices: ["home", "hotel"],
      },
      { flags: "--name <name>", description: "name as guests say it" },
      { flags: "--colour <colour>", description: "its colour, as #rrggbb; all others follow from it" },
      { flags: "--country <code>", description: "country of its first site", completes: "country" },
      { flags: "--locale <locale>", description: "language of its first site", completes: "language" },
      { flags: "--tagline <words>", description: "English line under its name" },
      { flags: "--heading-font <font>", description: "typeface of headings", choices: fonts },
      { flags: "--body-font <font>", description: "typeface of everything else", choices: fonts },
      ...planOptions,
    ],
    examples: [
      {
        command: 'staywright add brand marlowe --type home --country NL --colour "#7a3e9d" --yes',
        says: "a brand to look at",
      },
      { command: "staywright add brand marlowe --dry-run", says: "the files it would write" },
    ],
    run: async (input) => (await import("../commands/add-brand.ts")).addBrand(input),
  },
  {
    path: ["add", "domain"],
    group: "Add",
    description: "adds a site of a brand in an open country, such as its second language",
    arguments: [
      { name: "brand", description: "brand of the site", required: true, completes: "brand" },
      { name: "country", description: "ISO code of its country", required: true, completes: "country" },
    ],
    options: [
      { flags: "--id <id>", description: "domain id; made from brand, country and language when absent" },
      { flags: "--host <host>", description: "host name; made from the id when absent" },
      { flags: "--locale <locale>", description: "language it opens in", completes: "language" },
      { flags: "--locales <list>", description: "all its languages, comma-separated" },
      {
        flags: "--foreign-language <why>",
        description: "why it opens in a language that is not spoken in its country",
      },
      ...planOptions,
    ],
    examples: [
      {
        command: "staywright add domain wrenhollow NL --locale de --yes",
        says: "the Netherlands in German, as wrenhollow-nl-de",
      },
    ],
    run: async (input) => (await import("../commands/add-domain.ts")).addDomain(input),
  },
  {
    path: ["add", "language"],
    group: "Add",
    description:
      "adds a language from CLDR by its BCP 47 tag; its parent and English stand in for what is not translated",
    arguments: [
      { name: "locale", description: "language tag, such as pl, pt-BR or zh-Hant", required: true },
    ],
    options: [
      manyDomains("a site that offers it; may be given more than once"),
      {
        flags: "--status <status>",
        description: "devices whose switcher lists it; both when nobody says",
        choices: ["none", "mobileWeb", "web", "both"],
      },
      ...planOptions,
    ],
    examples: [
      {
        command: "staywright add language pl --domain wrenhollow-de --yes",
        says: "Polish, offered on the German site",
      },
    ],
    run: async (input) => (await import("../commands/add-language.ts")).addLanguage(input),
  },
  {
    path: ["add", "page"],
    group: "Add",
    description: "adds a page with an address, a heading, some widgets and the usual header and footer",
    arguments: [{ name: "name", description: "name of the page, such as long-stays", required: true }],
    options: [
      { flags: "--path <path>", description: "its address; /<name> when absent" },
      { flags: "--title <words>", description: "its title in English" },
      {
        flags: "--translate <locale=words>",
        description: "its title in another language; may be given more than once",
        many: true,
      },
      { flags: "--brand <id>", description: "only this brand has the page", completes: "brand" },
      {
        flags: "--widget <name>",
        description: "a widget it starts with; may be given more than once",
        many: true,
        completes: "widget",
      },
      ...planOptions,
    ],
    examples: [
      {
        command: 'staywright add page long-stays --title "Long stays" --yes',
        says: "/long-stays on every site",
      },
    ],
    run: async (input) => (await import("../commands/add-page.ts")).addPage(input),
  },
  {
    path: ["add", "mail"],
    group: "Add",
    description: "adds a mail of an event, switched off, with a greeting and words of its own",
    arguments: [{ name: "name", description: "name of the mail, such as before-arrival", required: true }],
    options: [
      { flags: "--event <event>", description: "what has it sent; bookingMade when absent" },
      {
        flags: "--subject <message>",
        description: "its subject in English; values of the event stand in it as {hotel}",
      },
      { flags: "--text <message>", description: "what it says in English, written the same way" },
      ...planOptions,
    ],
    examples: [
      {
        command: 'staywright add mail before-arrival --subject "Your stay at {hotel}" --yes',
        says: "a second mail of every booking, once it is switched on",
      },
    ],
    run: async (input) => (await import("../commands/add-mail.ts")).addMail(input),
  },
  {
    path: ["add", "experiment"],
    group: "Add",
    description: "adds an experiment, switched off, and says the condition that asks for it",
    arguments: [{ name: "id", description: "name of the flag, such as quietHero", required: true }],
    options: [
      { flags: "--description <words>", description: "what is tried, in one sentence" },
      {
        flags: "--arm <name=share>",
        description: "an arm and its share in percent, such as new=50; may be given more than once",
        many: true,
      },
      {
        flags: "--control <name>",
        description: "arm of everybody who is not assigned; takes what is left of 100",
      },
      {
        flags: "--brand <id>",
        description: "a brand that takes part; may be given more than once",
        many: true,
        completes: "brand",
      },
      {
        flags: "--country <code>",
        description: "a country that takes part; may be given more than once",
        many: true,
        completes: "country",
      },
      manyDomains("a site that takes part; may be given more than once"),
      ...planOptions,
    ],
    examples: [
      {
        command: "staywright add experiment quietHero --arm new=50 --brand wrenhollow --yes",
        says: "half of the guests of one brand, once it is switched on",
      },
    ],
    run: async (input) => (await import("../commands/add-experiment.ts")).addExperiment(input),
  },
  {
    path: ["add", "microsite"],
    group: "Add",
    description: "adds a vendor that embeds the sites, and says what is open to it",
    arguments: [{ name: "vendor", description: "name of the vendor, such as tidepass", required: true }],
    options: [
      {
        flags: "--origin <origin>",
        description: "an origin that may frame the site; may be given more than once",
        many: true,
      },
      manyDomains("a site it may embed; all when absent; may be given more than once"),
      {
        flags: "--sdk <kit>",
        description: "kit it embeds the site with; web when nobody says",
        choices: ["none", "web", "android", "ios"],
      },
      { flags: "--device-role <role>", description: "device role sent with calls" },
      { flags: "--hide <part>", description: "something to hide; may be given more than once", many: true },
      ...planOptions,
    ],
    examples: [
      {
        command:
          "staywright add microsite harborpay --origin https://app.harborpay.example --domain solvanta-in --yes",
        says: "a vendor for one site",
      },
    ],
    run: async (input) => (await import("../commands/add-microsite.ts")).addMicrosite(input),
  },
  {
    path: ["add", "widget"],
    group: "Add",
    description: "adds a widget folder with manifest, view, styles and a test",
    arguments: [{ name: "name", description: "name of the widget, such as hotel-card", required: true }],
    options: [
      {
        flags: "--category <category>",
        description: "group in the gallery; content when nobody says",
        choices: ["layout", "search", "listing", "property", "checkout", "booking", "content", "shell"],
      },
      {
        flags: "--hydrate <when>",
        description: "when the browser takes over; none, and no JavaScript, when nobody says",
        choices: ["none", "touch", "visible", "idle"],
      },
      { flags: "--data <operation>", description: "a call whose answer it shows, such as cities" },
      ...planOptions,
    ],
    examples: [
      { command: "staywright add widget opening-hours", says: "a widget whose test passes" },
      { command: "staywright add widget nearby-towns --data cities", says: "a widget that shows an answer" },
    ],
    run: async (input) => (await import("../commands/add-widget.ts")).addWidget(input),
  },
];
