import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Release, useT, type WidgetRegistry, type WidgetViewProps } from "#renderer";
import { type ConfigSource, createReleaseBuilder, readConfigSource } from "#renderer/release";
import { operationTable } from "#schemas";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { searchReferences } from "../page/search-references.ts";
import { createReleaseRenderer, createRememberingRenderer, helpRendering } from "./entry-check.ts";
import { problemFindings } from "./problem-findings.ts";
import { createDividedCheck } from "./render-check.ts";
import type { HelpOrder, HelpResult } from "./render-help.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const now = new Date("2027-01-15T10:00:00Z");
const source = readConfigSource(root);
const build = createReleaseBuilder({
  root,
  widgets: Object.values(registry).map(({ manifest }) => manifest),
  migrations,
});
const render = createReleaseRenderer();

/** The real configuration with pieces of files replaced; it must still be a release. */
function changed(...edits: readonly (readonly [file: string, from: string, to: string])[]) {
  const texts = new Map(source.texts);
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? "";
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    texts.set(file, text.replace(from, to));
  }
  return built({ ...source, texts });
}

function built(from: ConfigSource) {
  const { release, explain, findings } = build({ now, source: from });
  if (!release) throw new Error(`Not valid: ${findings.map(({ message }) => message).join("\n")}`);
  return { release, explain };
}

function lineOf(file: string, text: string): number {
  return (source.texts.get(file) ?? "").split("\n").findIndex((line) => line.includes(text)) + 1;
}

describe("pages of a release, rendered in memory", { timeout: 900_000 }, () => {
  it("[CONF-18] are all of every site in every language, and nothing is wrong with those of this repository", () => {
    const { release, explain } = built(source);
    const first = render({ release, explain }, now);
    expect(first.findings).toEqual([]);
    const views = Object.values(release.sites).map(
      ({ locales, pages }) => locales.length * Object.keys(pages).length,
    );
    expect(first.pages).toBe(views.reduce((sum, count) => sum + count));
  });

  it("[CONF-18] what no language can say is told once, where it is named, and not of the regions it leaves empty", () => {
    const modals = "config/modals.json";
    const title = '"title": "coupon.title"';
    const ofPopup = render(changed([modals, title, '"title": "coupon.wait"']), now).findings;
    expect(ofPopup.map(({ code, file, line }) => [code, file, line])).toEqual([
      ["unsaid-message", modals, lineOf(modals, title)],
    ]);
    const isFooter = ([file, text]: readonly [string, string]) =>
      file.startsWith("config/countries/") && text.includes('"heading": "country.footer.');
    const [country = ""] = [...source.texts].find(isFooter) ?? [];
    const heading = /"heading": "country\.footer\.\w+"/.exec(source.texts.get(country) ?? "")?.[0] ?? "";
    const ofFooter = render(changed([country, heading, '"heading": "country.footer.stayIn"']), now).findings;
    expect([...new Set(ofFooter.map(({ code, file }) => `${code} ${file}`))]).toEqual([
      `unsaid-message ${country}`,
    ]);
  });

  it("are rendered once for what resolves equal, and again for what a change touches", () => {
    const { release, explain } = built(source);
    const known = render({ release, explain }, now);
    expect(render({ release, explain }, now).nodes).toBe(0);
    const file = "config/messages/nl/sign-in.json";
    const again = render(changed([file, '"sign-in.title": "', '"sign-in.title": "Ook ']), now);
    expect(again.findings).toEqual([]);
    expect(again.pages).toBe(known.pages);
    expect(again.nodes).toBeGreaterThan(0);
    expect(again.nodes).toBeLessThan(100);
  });

  it("are found the same by who remembers what another process rendered", () => {
    const one = ({ release, explain }: ReturnType<typeof built>) => {
      const { id } = release.sites["wrenhollow-nl"] ?? expect.fail();
      return { release: only(release, id), explain };
    };
    const first = createRememberingRenderer();
    first.render(one(built(source)), now);
    const memory = first.memory();
    const restored = () => {
      const next = createRememberingRenderer();
      next.restore(memory);
      return next;
    };
    const again = restored();
    expect(again.render(one(built(source)), now)).toMatchObject({ nodes: 0, findings: [] });
    expect(again.added()).toBe(0);
    expect(JSON.parse(again.memory()).strings.toSorted()).toEqual(JSON.parse(memory).strings.toSorted());

    const home = "config/pages/home.json";
    const countries = "config/pages/countries.json";
    const list = '"widget": "country-list",';
    const titles = [...source.texts.keys()].filter((name) => /^config\/messages\/\w+\/seo\.json$/.test(name));
    const changes: readonly (readonly [file: string, from: string, to: string])[][] = [
      [["config/messages/nl/sign-in.json", '"sign-in.title": "', '"sign-in.title": "Ook ']],
      [[home, '"/partner-with-us"', '"/parnter-with-us/now"']],
      titles.map((name) => [name, '"seo.checkout.title": "', '"seo.checkout.title": "{place} ']),
      [["config/pages/safety.json", '"order": ["article"]', '"order": []']],
      [[countries, list, `${list} "when": { "not": { "hasData": "sites" } },`]],
      [["config/countries/NL.json", '"weekStart": 1', '"weekStart": 0']],
    ];
    for (const edits of changes) {
      const result = one(changed(...edits));
      const known = restored().render(result, now);
      const fresh = createRememberingRenderer().render(result, now);
      expect(known.findings).toEqual(fresh.findings);
      expect(known.pages).toBe(fresh.pages);
      expect(known.nodes).toBeLessThan(fresh.nodes);
    }
  });

  it("are found anew where they show what another site or a country says, and that changed", () => {
    const { release, explain } = built(source);
    const { "wrenhollow-nl": nl = expect.fail(), "wrenhollow-at": at = expect.fail() } = release.sites;
    const two = { ...release, sites: { [nl.id]: nl, [at.id]: at }, fallbackSite: nl.id };
    const known = createReleaseRenderer();
    expect(known({ release: two, explain }, now).findings).toEqual([]);
    const { JP: jp = expect.fail() } = release.countries;
    // Heads of pages name all homes of a brand, and neither of these can be read.
    const nowhere = { ...jp, canonicalURL: "nowhere" };
    const unspoken = { ...at, country: { ...at.country, alternateLocales: null as never } };
    const changes: readonly (readonly [what: string, release: Release])[] = [
      ["a country", { ...two, countries: { ...two.countries, JP: nowhere } }],
      ["a site", { ...two, sites: { ...two.sites, [at.id]: unspoken } }],
    ];
    for (const [what, changed] of changes) {
      const { findings } = known({ release: changed, explain }, now);
      const fresh = createReleaseRenderer()({ release: changed, explain }, now);
      expect(findings, what).toEqual(fresh.findings);
      expect(findings.map(({ message }) => message).join(), what).toContain(nl.id);
      expect(known({ release: two, explain }, now).findings, what).toEqual([]);
    }
  });

  it("are found the same, in the same order, whichever part of the languages another thread renders", async () => {
    const titles = [...source.texts.keys()].filter((name) => /^config\/messages\/\w+\/seo\.json$/.test(name));
    const broken = changed(
      ...titles.map((name) => [name, '"seo.hotel.title": "', '"seo.hotel.title": "{nights} '] as const),
      ["config/pages/safety.json", '"order": ["article"]', '"order": []'],
    );
    const { sites } = broken.release;
    const { "wrenhollow-nl": nl = expect.fail(), "wrenhollow-at": at = expect.fail() } = sites;
    const result = { ...broken, release: { ...broken.release, sites: { [nl.id]: nl, [at.id]: at } } };
    const alone = createRememberingRenderer().render(result, now);
    expect(alone.findings.length).toBeGreaterThan(1);
    for (const taken of [0, 1, 2, 99]) {
      const turns = new SharedArrayBuffer(4);
      const help = async (order: HelpOrder): Promise<HelpResult> => {
        new Int32Array(turns)[0] = taken;
        const helped = helpRendering(new SharedArrayBuffer(4), order);
        return { ...helped, found: helped.found.slice(0, taken) };
      };
      const beside = createRememberingRenderer();
      const { findings, pages } = await beside.renderBeside({ turns, remembers: true, help }, result, now);
      expect({ findings, pages }).toEqual({ findings: alone.findings, pages: alone.pages });
      const next = createRememberingRenderer();
      next.restore(beside.memory());
      expect(next.render(result, now)).toEqual({ ...alone, nodes: 0 });
    }
    const lost = {
      turns: new SharedArrayBuffer(4),
      remembers: false,
      help: () => Promise.reject(new Error()),
    };
    new Int32Array(lost.turns)[0] = 1;
    const { findings } = await createRememberingRenderer().renderBeside(lost, result, now);
    expect(findings).toEqual(alone.findings);
  });

  it("say where a link leads nowhere, once for all sites", () => {
    const file = "config/pages/home.json";
    const { findings } = render(changed([file, '"/partner-with-us"', '"/parnter-with-us/now"']), now);
    expect(findings).toMatchObject([
      { code: "broken-link", severity: "error", file, line: lineOf(file, '"/partner-with-us"') },
    ]);
    expect(findings[0]?.sites.length).toBeGreaterThan(1);
    expect(findings[0]?.message).toContain("/parnter-with-us/now leads nowhere");
  });

  it("say which message needs a value that nobody gives it, in its own file", () => {
    const first = expect.stringMatching(/^config\/messages\/\w+\/seo\.json$/);
    const locales = [...source.texts.keys()].filter((name) =>
      /^config\/messages\/\w+\/seo\.json$/.test(name),
    );
    const edits = locales.map(
      (name) => [name, '"seo.checkout.title": "', '"seo.checkout.title": "{place} '] as const,
    );
    const { findings } = render(changed(...edits), now);
    expect(findings).toMatchObject([
      {
        code: "unsaid-message",
        file: first,
        line: lineOf("config/messages/en/seo.json", '"seo.checkout.title"'),
      },
    ]);
    expect(findings[0]?.message).toContain("It needs {place}");
  });

  it("say that a page lost what it is for", () => {
    const file = "config/pages/safety.json";
    const { findings } = render(changed([file, '"order": ["article"]', '"order": []']), now);
    expect(findings).toMatchObject([{ code: "empty-region", file }]);
    expect(findings[0]?.message).toContain('Nothing is shown in "main" of the page "safety"');
  });

  it("say that a page lost its header on one site", () => {
    const file = "config/domains/wrenhollow-nl.json";
    const waiver = '"waives": { "page-header": { "why": "A test looks at what guests would see." } },';
    const overrides = '"overrides": { "pages": { "checkout": { "slots": { "header": { "order": [] } } } } },';
    const { findings } = render(
      // What asks for a header is waived, so that the pages are looked at.
      changed([file, '"id": "wrenhollow-nl",', `"id": "wrenhollow-nl", ${waiver} ${overrides}`]),
      now,
    );
    expect(findings).toMatchObject([{ code: "empty-region", file, sites: ["wrenhollow-nl"] }]);
  });

  it("name the view that throws and why, with conditions both ways and in every arm", () => {
    const findings = checked({ widget: "user-mode-strip", view: (view) => breaking(view, () => true) });
    expect(findings).toMatchObject([
      { code: "render-failed", file: expect.stringMatching(/\/pages\/\w+\.json$/) },
    ]);
    expect(findings[0]?.message).toContain(`"user-mode-strip" cannot be shown: ${failure}`);
  });

  it("open every popup that may open, and name the one that cannot be shown", () => {
    const findings = checked({ widget: "country-selector", view: (view) => breaking(view, () => true) });
    const file = "config/modals.json";
    expect(findings).toMatchObject([
      { code: "render-failed", file, line: lineOf(file, '"country-selector"') },
    ]);
    expect(findings[0]?.message).toContain("(modal.countrySelector)");
  });

  it("refuse each call of a widget, one after the other, and show every state its examples name", () => {
    const refused = checked({
      widget: "room-list",
      view: (view) => breaking(view, ({ errors }) => errors.availability?.statusCode === 500),
    });
    expect(refused).toMatchObject([
      { code: "render-failed", file: expect.stringMatching(/pages\/hotel\.json$/) },
    ]);
    const soldOut = checked({
      widget: "hotel-list",
      view: (view) =>
        breaking(view, ({ data }) => data.results !== undefined && hotelsOf(data.results).length === 0),
    });
    expect(soldOut).toMatchObject([
      { code: "render-failed", file: expect.stringMatching(/pages\/listing\.json$/) },
    ]);
  });

  it("show each site as its vendors do, and name the vendor's own file", () => {
    const file = "config/microsites/tidepass.json";
    const findings = checked({
      siteId: "solvanta-in",
      widget: "home-hero",
      view: (view) => breaking(view, ({ props }) => props.title === "microsites.tidepass.title"),
    });
    expect(findings).toMatchObject([
      { code: "render-failed", file, line: lineOf(file, '"microsites.tidepass.title"') },
    ]);
    expect(findings[0]?.message).toContain("Met on solvanta-in as tidepass shows it");
  });

  it("say which word a view says that nobody wrote", () => {
    const findings = checked({
      widget: "user-mode-strip",
      view: () => () => useT()("user-mode.nobody-wrote-this"),
    });
    expect(findings).toMatchObject([
      { code: "missing-word", file: expect.stringMatching(/\/pages\/\w+\.json$/) },
    ]);
    expect(findings[0]?.message).toContain('There is no message "user-mode.nobody-wrote-this".');
  });

  it("say which word the head of a page lacks, where the page names it", () => {
    const id = "seo.checkout.title";
    const { release, explain } = built(source);
    const without = (words: Release["messages"]) =>
      Object.fromEntries(
        Object.entries(words).map(([locale, { [id]: _, ...rest }]) => [locale, Object.freeze(rest)]),
      );
    const poorer = { ...release, messages: without(release.messages) };
    const file = "config/pages/checkout.json";
    const { findings } = render({ release: poorer, explain }, now);
    expect(findings).toMatchObject([{ code: "missing-word", file, line: lineOf(file, `"${id}"`) }]);
    expect(findings[0]?.message).toContain(`There is no message "${id}".`);
  });

  it("[CONF-18] have one main heading: a part that brings a second one is told where it stands", () => {
    const file = "config/pages/checkout.json";
    const text = source.texts.get(file) ?? "";
    const [order = ""] = /"order": \["checkout"\],\s+"nodes": \{/.exec(text) ?? [];
    const twice = order
      .replace('["checkout"]', '["checkout", "again"]')
      .concat('"again": { "widget": "checkout", "v": 1, "props": {} },');
    const { release, explain } = changed([file, order, twice]);
    const { findings } = render({ release, explain }, now);
    expect(findings).toMatchObject([{ code: "second-title", file }]);
    expect(findings[0]?.message).toContain("main.again");
  });

  it("[CONF-18] have their main heading first: a part with one of its own before it is told", () => {
    const file = "config/pages/listing.json";
    const [order = ""] = /"order": \[[^\]]*"heading"[^\]]*\]/.exec(source.texts.get(file) ?? "") ?? [];
    const names = [...order.matchAll(/"([\w-]+)"/g)].map(([, name]) => name).slice(1);
    const late = [...names.filter((name) => name !== "heading"), "heading"].map((name) => `"${name}"`);
    const { release, explain } = changed([file, order, `"order": [${late.join(", ")}]`]);
    const { findings } = render({ release, explain }, now);
    expect(findings.map(({ code, file }) => [code, file])).toEqual([["late-title", file]]);
    expect(findings[0]?.message).toContain("main.heading");
  });
});

type View = WidgetRegistry[string]["view"];
// biome-ignore lint/suspicious/noExplicitAny: the props of any widget.
type ViewProps = WidgetViewProps<any, any>;

const failure = "RangeError: Invalid time zone specified: Europe/Rotterdam";

/** A view that fails where a test says so. */
function breaking(View: View, fails: (props: ViewProps) => boolean): View {
  return (props: ViewProps) => {
    if (fails(props)) throw new RangeError("Invalid time zone specified: Europe/Rotterdam");
    return <View {...props} />;
  };
}

/** What is found on one site when a widget has another view. */
function checked({
  siteId,
  widget,
  view,
}: {
  readonly siteId?: string;
  readonly widget: string;
  readonly view: (view: View) => View;
}) {
  const { release, explain } = built(source);
  const site =
    (siteId === undefined ? Object.values(release.sites)[0] : release.sites[siteId]) ?? expect.fail();
  const small = only(release, site.id);
  const scopes = Object.fromEntries(Object.entries(operationTable).map(([id, { scope }]) => [id, scope]));
  const widgets: WidgetRegistry = registry;
  const real = widgets[widget] ?? expect.fail();
  const divide = createDividedCheck({
    registry: { ...widgets, [widget]: { ...real, view: view(real.view) } },
    scopes,
    references: searchReferences,
  });
  const { locales, checkLanguage, report } = divide(small, now);
  const { problems } = report(new Map(locales.map((each) => [each, checkLanguage(each)])));
  return problemFindings(problems, small, explain);
}

/** A release with one of its sites. */
function only(release: Release, id: string): Release {
  const site = release.sites[id] ?? expect.fail();
  return { ...release, sites: { [id]: site }, fallbackSite: id };
}

function hotelsOf(results: unknown): readonly unknown[] {
  // The answer of `hotelSearch`, as the examples have it.
  return (results as { readonly hotels: readonly unknown[] }).hotels;
}
