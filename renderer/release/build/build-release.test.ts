import { describe, expect, it } from "vitest";
import {
  buildSmall,
  card,
  changed,
  domain,
  hero,
  page,
  releaseOf,
  shortFinding,
  smallConfig,
  widgets,
} from "../testing/small-config.ts";

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

  it("offers payment modes that nobody put in order by name, however the file lists them", () => {
    const [a, b, c] = ["A", "B", "C"].map((mode) => ({ mode, enabled: true }));
    for (const modes of [
      { C: c, A: a, B: b },
      { B: b, C: c, A: a },
    ]) {
      const { sites } = releaseOf({ "payment-modes.json": { order: ["C"], modes } });
      expect(sites["alba-nl"]?.paymentModes.map(({ mode }) => mode)).toEqual(["C", "A", "B"]);
    }
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
    const open = { eq: ["route.city", "x"] };
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
        "config/microsites/tide.json:5:7 not-overridable: Vendors may not set "title" of "hero"; open to them: size. Known: size.",
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
