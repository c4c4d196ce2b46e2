import { describe, expect, it } from "vitest";
import {
  buildSmall,
  card,
  changed,
  domain,
  hero,
  page,
  releaseOf,
  routes,
  shortFinding,
  smallConfig,
  widgets,
} from "./fixtures/small-config.ts";

type Props = Readonly<Record<string, unknown>>;

const codes = (patch: Parameters<typeof buildSmall>[0]) => buildSmall(patch).findings.map(({ code }) => code);
const findings = (patch: Parameters<typeof buildSmall>[0]) => buildSmall(patch).findings.map(shortFinding);

describe("a release", () => {
  it("[CONF-18] is whole and frozen when the configuration has no mistake", () => {
    const { release, findings: found } = buildSmall();
    expect(found).toEqual([]);
    expect(Object.keys(release?.sites ?? {})).toEqual(["alba-nl", "alba-pt", "brio-nl"]);
    expect(Object.isFrozen(release?.sites["alba-nl"]?.pages.home?.slots.main?.nodes.hero?.props)).toBe(true);
    expect(release?.builtAt).toBe("2026-05-04T10:00:00.000Z");
  });

  it("[CONF-01] knows the site of every host", () => {
    const release = releaseOf({
      "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { hosts: ["WWW.alba.example"] }),
    });
    expect(release.hosts).toMatchObject({ "alba-pt.example": "alba-pt", "www.alba.example": "alba-pt" });
    expect(release.sites["alba-pt"]).toMatchObject({
      brand: { id: "alba" },
      country: { COUNTRY_CODE: "PT" },
      defaultLocale: "en",
    });
  });

  it("[CONF-03] names the domain that answers for unknown hosts, and insists on exactly one", () => {
    expect(releaseOf().fallbackSite).toBe("alba-nl");
    expect(codes({ "domains/alba-nl.json": domain("alba-nl", "alba", "NL", ["nl"]) })).toEqual([
      "no-fallback",
    ]);
    expect(
      codes({ "domains/brio-nl.json": domain("brio-nl", "brio", "NL", ["nl"], { fallback: true }) }),
    ).toEqual(["already-taken"]);
  });

  it("has the same hash for the same content, whatever the order of keys and the time", () => {
    const reordered = Object.fromEntries(Object.entries(smallConfig["brands/alba/brand.json"]).reverse());
    const other = releaseOf({ "brands/alba/brand.json": reordered }, { now: new Date("2027-01-01") });
    expect(other.hash).toBe(releaseOf().hash);
    expect(other.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(
      releaseOf({ "brands/alba/brand.json": changed("brands/alba/brand.json", { name: "Alba!" }) }).hash,
    ).not.toBe(other.hash);
  });

  it("shares what sites have in common", () => {
    const { sites } = releaseOf();
    expect(sites["alba-nl"]?.pages.home).toBe(sites["brio-nl"]?.pages.home);
    expect(sites["alba-nl"]?.brand).toBe(sites["alba-pt"]?.brand);
  });

  it("fills in the defaults of widgets and records", () => {
    const { pages, country } = releaseOf().sites["alba-nl"] ?? {};
    expect(pages?.home?.slots.main?.nodes.hero?.props).toEqual({ title: "home.title", size: "large" });
    expect(pages?.home?.slots.main?.nodes.card?.props).toEqual({ columns: 3 });
    expect(country?.doesHomePageExists).toBe(true);
  });

  it("offers payment modes that are connected and work in the country", () => {
    const modes = {
      A: { mode: "A", enabled: true },
      B: { mode: "B", enabled: false },
      C: { mode: "C", enabled: true, countries: ["PT"] },
    };
    const { sites } = releaseOf({ "payment-modes.json": { order: ["C", "B", "A"], modes } });
    expect(sites["alba-nl"]?.paymentModes.map(({ mode }) => mode)).toEqual(["A"]);
    expect(sites["alba-pt"]?.paymentModes.map(({ mode }) => mode)).toEqual(["C", "A"]);
  });

  it("gives a site the experiments in its scope", () => {
    const scope = { domains: ["alba-pt"] };
    const { sites } = releaseOf({ "experiments/web2.json": changed("experiments/web2.json", { scope }) });
    expect(Object.keys(sites["alba-pt"]?.experiments ?? {})).toEqual(["web2"]);
    expect(sites["alba-nl"]?.experiments).toEqual({});
  });

  it("leaves out a popup that is switched off", () => {
    const modals = {
      search: { enabled: true, widget: "card", v: 1 },
      later: { enabled: false, widget: "not-there-yet" },
    };
    expect(releaseOf({ "modals.json": { modals } }).sites["alba-nl"]?.modals).toEqual({
      search: { enabled: true, widget: "card", v: 1, props: { columns: 3 } },
    });
  });
});

describe("layers", () => {
  const patchHero = (props: object) => ({ slots: { main: { nodes: { hero: { props } } } } });
  const sizes = (patch: Parameters<typeof buildSmall>[0]) =>
    Object.values(releaseOf(patch).sites).map(({ pages }) => pages.home?.slots.main?.nodes.hero?.props.ratio);

  it("win in the order global, brand, country, brand in country, domain", () => {
    const order = [
      "brands/alba/pages/home.json",
      "countries/NL/pages/home.json",
      "brands/alba/countries/NL/pages/home.json",
    ];
    const patch: Record<string, unknown> = {};
    expect(sizes(patch)).toEqual([undefined, undefined, undefined]);
    const seen = order.map((path, index) => {
      patch[path] = patchHero({ ratio: index / 10 });
      return sizes(patch)[0];
    });
    expect(seen).toEqual([0, 0.1, 0.2]);
    const overrides = { pages: { home: patchHero({ ratio: 1.5 }) } };
    patch["domains/alba-nl.json"] = domain("alba-nl", "alba", "NL", ["nl"], { fallback: true, overrides });
    expect(sizes(patch)).toEqual([1.5, 0, 0.1]);
  });

  it("reach brand, country and limits of one domain", () => {
    const overrides = {
      brand: { theme: { density: "compact" } },
      country: { supportPhone: "+31 2" },
      limits: { rooms: { max: 9 } },
    };
    const { sites } = releaseOf({
      "domains/brio-nl.json": domain("brio-nl", "alba", "NL", ["nl"], { overrides }),
    });
    expect(sites["brio-nl"]).toMatchObject({
      brand: { theme: { accent: "#112233", density: "compact" } },
      country: { supportPhone: "+31 2" },
      limits: { rooms: { max: 9, payAtHotelMax: 3 } },
    });
    expect(sites["alba-nl"]).toMatchObject({
      brand: { theme: { density: "airy" } },
      limits: { rooms: { max: 4 } },
    });
    expect(sites["brio-nl"]?.domain).not.toHaveProperty("overrides");
  });

  it("patch the country of one brand", () => {
    const { sites } = releaseOf({
      "brands/brio/countries/NL.json": {
        supportPhone: { $unset: true },
        promises: { $append: ["home.nights"] },
      },
    });
    expect(sites["brio-nl"]?.country.promises).toEqual(["home.title", "home.nights"]);
    expect(sites["brio-nl"]?.country).not.toHaveProperty("supportPhone");
    expect(sites["alba-nl"]?.country).toMatchObject({ supportPhone: "+31 1", promises: ["home.title"] });
  });

  it("add a node, move one and take one away", () => {
    const added = {
      slots: { main: { order: { $before: { card: ["extra"] }, $remove: ["hero"] }, nodes: { extra: card } } },
    };
    const { sites } = releaseOf({ "brands/alba/pages/home.json": added });
    expect(sites["alba-nl"]?.pages.home?.slots.main?.order).toEqual(["extra", "card"]);
    expect(Object.keys(sites["alba-nl"]?.pages.home?.slots.main?.nodes ?? {})).toEqual(["extra", "card"]);
    expect(sites["brio-nl"]?.pages.home?.slots.main?.order).toEqual(["hero", "card"]);
  });

  it("may not patch a node that is not there", () => {
    const patch = { slots: { main: { nodes: { heor: { props: { size: "small" } } } } } };
    expect(findings({ "brands/alba/pages/home.json": patch })).toMatchInlineSnapshot(`
      [
        "config/brands/alba/pages/home.json:5:9 patch-of-nothing: There is no node "heor" to patch. A new node needs "widget", "v" and "props". Did you mean "hero"?",
      ]
    `);
    expect(buildSmall({ "brands/alba/pages/home.json": patch }).findings[0]?.sites).toEqual([
      "alba-nl",
      "alba-pt",
    ]);
  });

  it("may not change what an earlier layer locks, and say where the lock is", () => {
    const locked = page("home", ["hero", "card"], { hero: { ...hero, $lock: true }, card });
    expect(
      findings({ "pages/home.json": locked, "brands/alba/pages/home.json": patchHero({ size: "small" }) }),
    ).toMatchInlineSnapshot(`
      [
        "config/brands/alba/pages/home.json:5:9 locked: "slots.main.nodes.hero" is locked by the layer "global" at config/pages/home.json:27:11.",
      ]
    `);
  });

  it("that say nothing new are reported", () => {
    expect(
      findings({ "brands/alba/pages/home.json": patchHero({ title: "home.title" }) }),
    ).toMatchInlineSnapshot(`
      [
        "config/brands/alba/pages/home.json:7:13 no-op-override: "slots.main.nodes.hero.props.title" repeats the inherited value; leave it out.",
      ]
    `);
  });

  it("of a page that does not exist are reported", () => {
    const overrides = { pages: { hoem: patchHero({ size: "small" }) } };
    expect(
      findings({ "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { overrides }) }),
    ).toMatchInlineSnapshot(`
      [
        "config/domains/alba-pt.json:14:7 unknown-page: There is no page "hoem" to override. Did you mean "home"?",
      ]
    `);
  });
});

describe("one mistake", () => {
  const node = (patch: object) => ({
    "pages/home.json": page("home", ["hero"], { hero: { ...hero, ...patch } }),
  });

  it.each([
    [
      "a misspelt required property",
      {
        "brands/alba/brand.json": { id: "alba", nmae: "Alba", theme: { accent: "#112233", density: "airy" } },
      },
    ],
    ["a wrong type", { "limits.json": { rooms: { max: "4", payAtHotelMax: 3 } } }],
    [
      "a wrong choice",
      {
        "brands/brio/brand.json": {
          id: "brio",
          name: "Brio",
          theme: { accent: "#445566", density: "Compact" },
        },
      },
    ],
    [
      "a wrong format",
      {
        "brands/brio/brand.json": { id: "brio", name: "Brio", theme: { accent: "#44556", density: "airy" } },
      },
    ],
    ["a missing property", { "limits.json": { rooms: { max: 4 } } }],
    ["a repeated item", { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en", "en"]) }],
    ["an unknown brand", { "domains/alba-pt.json": domain("alba-pt", "abla", "PT", ["en"]) }],
    ["an unknown language", { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en", "ln"]) }],
    [
      "an unknown city",
      { "countries/PT.json": changed("countries/PT.json", { popular_cities: ["lisbom"] }) },
    ],
    [
      "a default locale that is not offered",
      { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { defaultLocale: "nl" }) },
    ],
    [
      "a taken host",
      { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { host: "alba-nl.example" }) },
    ],
    ["a taken region id", { "countries/PT.json": changed("countries/PT.json", { regionId: 143 }) }],
    [
      "an id that is not the file's",
      { "brands/alba/brand.json": changed("brands/alba/brand.json", { id: "albo" }) },
    ],
    ["an unknown page in the routes", { "routes.json": routes({ "/search": { page: "hmoe" } }) }],
    ["an unknown popup", { "modals.json": { modals: { a: { enabled: true, nestedUnder: "b" } } } }],
    [
      "an unknown payment mode",
      { "payment-modes.json": { order: ["CRAD"], modes: { CARD: { mode: "CARD", enabled: true } } } },
    ],
    [
      "an unknown control arm",
      { "experiments/web2.json": changed("experiments/web2.json", { control: "of" }) },
    ],
    ["a comment", { "limits.json": '{\n  // not allowed\n  "rooms": { "max": 4, "payAtHotelMax": 3 }\n}' }],
    ["a trailing comma", { "limits.json": '{\n  "rooms": { "max": 4, "payAtHotelMax": 3, }\n}' }],
    ["a key written twice", { "limits.json": '{\n  "rooms": { "max": 4, "max": 5, "payAtHotelMax": 3 }\n}' }],
    ["a country that is not JSON", { "countries/PT.json": "{" }],
    ["the fallback that is not JSON", { "domains/alba-nl.json": '{ "id": }' }],
    ["messages that are not JSON", { "messages/en/home.json": "{ home }" }],
    [
      "a fallback with a mistake",
      { "domains/alba-nl.json": domain("alba-nl", "alba", "NLD", ["nl"], { fallback: true }) },
    ],
    ["a file where none belongs", { "brand.json": {} }],
    ["an unknown widget", node({ widget: "hreo" })],
    ["an unknown prop", node({ props: { title: "home.title", sizes: "small" } })],
    ["a wrong prop", node({ props: { title: "home.title", size: "smal" } })],
    ["a prop out of range", node({ props: { title: "home.title", ratio: 3 } })],
    ["an unknown message in a prop", node({ props: { title: "home.titel" } })],
    ["an unknown slot", node({ slots: { card: { order: [], nodes: {} } } })],
    [
      "a widget that the slot does not take",
      node({ slots: { cards: { order: ["a"], nodes: { a: hero } } } }),
    ],
    [
      "too many nodes in a slot",
      node({ slots: { cards: { order: ["a", "b", "c"], nodes: { a: card, b: card, c: card } } } }),
    ],
    ["an unknown node in the order", { "pages/home.json": page("home", ["hero", "crad"], { hero, card }) }],
    ["a node that never shows", { "pages/home.json": page("home", ["hero"], { hero, card }) }],
    ["an unknown operand", node({ when: { eq: ["sitee.brand.id", "alba"] } })],
    ["an unknown experiment", node({ when: { eq: ["flag.web3", "on"] } })],
    [
      "an unknown request",
      { "pages/home.json": page("home", ["card"], { card: { ...card, when: { hasData: "hotel" } } }) },
    ],
    ["props newer than the code", node({ v: 2 })],
  ])("is one finding: %s", (_, patch) => {
    const found = findings(patch);
    expect(found).toHaveLength(1);
    expect(found).toMatchSnapshot();
  });

  it("is said once for all the sites it touches", () => {
    const [first, ...rest] = buildSmall({
      "brands/alba/pages/home.json": { slots: { main: { nodes: { hero: { props: { size: "smal" } } } } } },
    }).findings;
    expect(rest).toEqual([]);
    expect(first?.sites).toEqual(["alba-nl", "alba-pt"]);
    expect(first?.file).toBe("config/brands/alba/pages/home.json");
  });
});

describe("versions of props", () => {
  const [heroManifest, ...others] = widgets;
  const newer = heroManifest && { ...heroManifest, version: 3 };
  const input = newer && { widgets: [newer, ...others] };

  it("are brought up step by step", () => {
    const migrations = {
      hero: {
        1: (props: Props) => ({ ...props, ratio: 1 }),
        2: (props: Props) => ({ ...props, size: "small" }),
      },
    };
    const node = releaseOf({}, { ...input, migrations }).sites["alba-nl"]?.pages.home?.slots.main?.nodes.hero;
    expect(node).toMatchObject({ v: 3, props: { title: "home.title", ratio: 1, size: "small" } });
  });

  it("without a step between them are a finding", () => {
    const migrations = { hero: { 1: (props: Props) => props } };
    expect(buildSmall({}, { ...input, migrations }).findings.map(shortFinding)).toMatchInlineSnapshot(`
      [
        "config/pages/home.json:23:16 missing-migration: The props are written for version 1 of "hero"; there is no migration from version 2 to 3.",
      ]
    `);
  });
});

describe("conditions", () => {
  const withWhen = (when: object) => ({
    "pages/home.json": page("home", ["hero", "card"], { hero: { ...hero, when }, card }),
  });
  const nodes = (when: object) =>
    Object.values(releaseOf(withWhen(when)).sites).map(
      ({ pages }) => pages.home?.slots.main?.nodes.hero?.when ?? pages.home?.slots.main?.order[0],
    );

  it("about the site are decided when the release is built", () => {
    expect(nodes({ eq: ["site.brand.id", "alba"] })).toEqual(["hero", "hero", "card"]);
    expect(nodes({ not: { in: ["site.country.COUNTRY_CODE", ["PT"]] } })).toEqual(["hero", "card", "hero"]);
    expect(nodes({ exists: "site.domain.flags.hideWizard" })).toEqual(["card", "card", "card"]);
  });

  it("about the request are kept, without the parts that are decided", () => {
    const open = { eq: ["query.checkin", "x"] };
    expect(nodes({ all: [{ eq: ["site.brand.id", "alba"] }, open] })).toEqual([open, open, "card"]);
    expect(nodes({ any: [{ eq: ["site.brand.id", "brio"] }, open] })).toEqual([open, open, "hero"]);
    expect(nodes({ eq: ["site.locale", "nl"] })).toEqual(Array(3).fill({ eq: ["site.locale", "nl"] }));
  });
});

describe("microsites", () => {
  const microsite = (settings: object) => findings({ "microsites/tide.json": { name: "tide", settings } });

  it("[MODE-05] may set only what a widget opens to vendors", () => {
    expect(microsite({ hero: { size: "small" } })).toEqual([]);
    expect(microsite({ hero: { title: "home.title" } })).toMatchInlineSnapshot(`
      [
        "config/microsites/tide.json:5:7 not-overridable: Vendors may not set "title" of "hero"; open to them: size.",
      ]
    `);
    expect(microsite({ hero: { size: "smal" } })).toMatchInlineSnapshot(`
      [
        "config/microsites/tide.json:5:15 unknown-value: Got "smal", expected one of small, large. Did you mean "small"?",
      ]
    `);
    expect(microsite({ hreo: {} })).toMatchInlineSnapshot(`
      [
        "config/microsites/tide.json:4:5 unknown-widget: There is no widget "hreo". Did you mean "hero"?",
      ]
    `);
  });
});
