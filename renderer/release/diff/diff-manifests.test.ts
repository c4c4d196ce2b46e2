import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { before, built, diffOf, lines } from "../testing/compared-releases.ts";
import { type ConfigPatch, card, hero, page, widgets } from "../testing/small-config.ts";
import { diffReleases } from "./diff-releases.ts";

/** The widgets of the small configuration with some members of one replaced. */
function widgetsWith(name: "hero" | "card", members: Partial<WidgetManifest>): readonly WidgetManifest[] {
  return widgets.map((manifest) => (manifest.name === name ? { ...manifest, ...members } : manifest));
}

const hotels = { source: "hotelSearch", args: {} };
const diffWith = (name: "hero" | "card", members: Partial<WidgetManifest>) =>
  diffOf({}, { widgets: widgetsWith(name, members) });
const told = (diff: ReturnType<typeof diffOf>) =>
  diff.changes.map(({ class: kind, at, reason }) => `${kind} ${at}: ${reason}`);

/** What is said of a change from one manifest of the card to another. */
const between = (from: Partial<WidgetManifest>, to: Partial<WidgetManifest>) =>
  told(
    diffReleases(
      built({}, { widgets: widgetsWith("card", from) }),
      built({}, { widgets: widgetsWith("card", to) }),
    ),
  );

describe("a widget's manifest", () => {
  it("is a change though every value is the same, at its line, on the sites that show the widget", () => {
    const root = join(import.meta.dirname, "../testing");
    const input = { root, widgets: widgetsWith("hero", { render: { hydrate: "visible" } }) };
    const diff = diffOf({}, input);
    expect(diff.after).toBe(diff.before);
    expect(lines(diff)).toMatchInlineSnapshot(`
      [
        "risky widgets/hero/widget.json:8:16 widget | widgets.hero.render.hydrate: "none" → "visible" | alba-nl,alba-pt,brio-nl",
      ]
    `);
    expect(told(diff)).toMatchInlineSnapshot(`
      [
        "risky render.hydrate: JavaScript and data are sent for it where there was only HTML.",
      ]
    `);
  });

  it("reaches the sites that show the widget, on a page or in a popup", () => {
    const sitesOf = (name: "hero" | "card", patch: ConfigPatch) => {
      const from = built(patch);
      const to = built(patch, { widgets: widgetsWith(name, { hideable: true }) });
      return diffReleases(from, to).changes.map(({ sites }) => sites.join());
    };
    const only = (id: string, node: object) => ({
      "pages/home.json": page("home", [id], { [id]: node }),
      "brands/alba/pages/home.json": null,
      "modals.json": { modals: {} },
    });
    const alba = { slots: { main: { order: { $append: ["card"] }, nodes: { card } } } };
    expect(sitesOf("card", { ...only("hero", hero), "brands/alba/pages/home.json": alba })).toEqual([
      "alba-nl,alba-pt",
    ]);
    expect(sitesOf("card", only("hero", hero))).toEqual([]);
    const cards = { order: ["one"], nodes: { one: card } };
    expect(sitesOf("card", only("hero", { ...hero, slots: { cards } }))).toEqual(["alba-nl,alba-pt,brio-nl"]);
    const modals = { search: { enabled: true, widget: "card", v: 1, props: {} } };
    expect(sitesOf("card", { ...only("hero", hero), "modals.json": { modals } })).toEqual([
      "alba-nl,alba-pt,brio-nl",
    ]);
  });

  it("reaches no site that shows the widget only now: the node that came says so", () => {
    const bare = { "pages/home.json": page("home", ["card"], { card }), "brands/alba/pages/home.json": null };
    const from = built(bare);
    const to = built(
      { ...bare, "pages/home.json": page("home", ["card", "hero"], { card, hero }) },
      { widgets: widgetsWith("hero", { hideable: true }) },
    );
    expect(diffReleases(from, to).changes.map(({ at }) => at)).toEqual(["slots.main.nodes.hero"]);
  });
});

describe("what the browser gets of a widget", () => {
  const hydrate = (from: WidgetManifest["render"]["hydrate"], to: WidgetManifest["render"]["hydrate"]) =>
    between({ render: { hydrate: from } }, { render: { hydrate: to } });

  it("is risky when JavaScript comes, goes or starts with the page, else safe", () => {
    expect([
      hydrate("none", "idle"),
      hydrate("visible", "none"),
      hydrate("idle", "load"),
      hydrate("touch", "visible"),
      hydrate("load", "touch"),
    ]).toMatchInlineSnapshot(`
      [
        [
          "risky render.hydrate: JavaScript and data are sent for it where there was only HTML.",
        ],
        [
          "risky render.hydrate: No JavaScript is sent for it any more, so it answers to nothing a guest does.",
        ],
        [
          "risky render.hydrate: Its JavaScript runs earlier: on pages where nobody touches it, or before it is seen.",
        ],
        [
          "risky render.hydrate: Its JavaScript runs earlier: on pages where nobody touches it, or before it is seen.",
        ],
        [
          "safe render.hydrate: Its JavaScript starts at another moment.",
        ],
      ]
    `);
  });

  it("is words of the namespaces it names", () => {
    expect(between({ messages: ["home", "amenities"] }, { messages: ["home"] })).toMatchInlineSnapshot(`
      [
        "risky messages: The browser no longer gets some of its words.",
      ]
    `);
    expect(between({}, { messages: ["home"] })).toMatchInlineSnapshot(`
      [
        "safe messages: The browser gets more words.",
      ]
    `);
  });

  it("is something else when data fails or is empty", () => {
    const render = { hydrate: "visible" } as const;
    expect(
      between({ render }, { render: { ...render, onError: "fallback", onEmpty: "hide" } }),
    ).toMatchInlineSnapshot(`
      [
        "risky render.onError: Something else stands there when its data fails.",
        "risky render.onEmpty: Something else stands there when its data is empty.",
      ]
    `);
  });
});

describe("what a widget asks for", () => {
  it("names the source that is asked from now on, or no longer", () => {
    const rates = { source: "hotelRates", args: { city: "$route.city" } };
    expect(told(diffWith("card", { data: { hotels, rates } }))).toMatchInlineSnapshot(`
      [
        "risky data.rates: Pages ask "hotelRates" for it, which they did not.",
      ]
    `);
    expect(told(diffWith("card", { data: {} }))).toMatchInlineSnapshot(`
      [
        "risky data.hotels: Pages no longer ask "hotelSearch" for it.",
      ]
    `);
    expect(
      told(diffWith("card", { data: { hotels: { ...hotels, source: "hotelRates" } } })),
    ).toMatchInlineSnapshot(`
      [
        "risky data.hotels.source: Its data comes from "hotelRates" instead of "hotelSearch", and so does whether guests may share it in a cache.",
      ]
    `);
    expect(lines(diffWith("card", { data: { rates } }))).toMatchInlineSnapshot(`
      [
        "risky widgets/card/widget.json:1:1 widget | widgets.card.data.hotels: {"source":"hotelSearch","args":{},"critical":false,"timeoutMs":2000,"stream":false} → undefined | alba-nl,alba-pt,brio-nl",
        "risky widgets/card/widget.json:1:1 widget | widgets.card.data.rates: undefined → {"source":"hotelRates","args":{"city":"$route.city"},"critical":false,"timeoutMs":2000,"stream":false} | alba-nl,alba-pt,brio-nl",
      ]
    `);
  });

  it("may be asked otherwise", () => {
    const asked = (request: object) =>
      told(diffWith("card", { data: { hotels: { ...hotels, ...request } } }));
    expect([
      ...asked({ args: { city: "$route.city" } }),
      ...asked({ args: "$search.listing" }),
      ...asked({ when: ["$query.checkin"] }),
      ...asked({ critical: true }),
      ...asked({ timeoutMs: 400 }),
      ...asked({ timeoutMs: 4000 }),
      ...asked({ stream: true }),
      ...asked({ empty: "/hotels" }),
    ]).toMatchInlineSnapshot(`
      [
        "risky data.hotels.args.city: Its source is asked for something else.",
        "risky data.hotels.args: Its source is asked for something else.",
        "risky data.hotels.when: Its source is asked in other cases.",
        "risky data.hotels.critical: A page whose request failed is no longer kept in the cache.",
        "risky data.hotels.timeoutMs: A slow answer counts as failed sooner.",
        "risky data.hotels.timeoutMs: Pages wait longer for a slow answer.",
        "risky data.hotels.stream: Pages no longer wait for it: it follows in its place.",
        "risky data.hotels.empty: Other answers count as empty.",
      ]
    `);
    const strict = { data: { hotels: { ...hotels, critical: true, stream: true } } };
    expect(between(strict, { data: { hotels } })).toMatchInlineSnapshot(`
      [
        "risky data.hotels.critical: A page whose request failed may be kept in the cache.",
        "risky data.hotels.stream: Pages wait for it before they are sent.",
      ]
    `);
  });
});

describe("what a widget gives to others", () => {
  it("is values for titles and descriptions", () => {
    const name = "hotels.name";
    expect(between({}, { publishes: { name } })).toMatchInlineSnapshot(`
      [
        "safe publishes.name: Titles and descriptions of pages may name one more value.",
      ]
    `);
    expect(between({ publishes: { name } }, {})).toMatchInlineSnapshot(`
      [
        "risky publishes.name: Titles and descriptions of pages that name the value have none.",
      ]
    `);
    expect(between({ publishes: { name } }, { publishes: { name: "hotels.title" } })).toMatchInlineSnapshot(`
      [
        "risky publishes.name: Titles and descriptions of pages that name the value show another.",
      ]
    `);
  });

  it("[MODE-05] is what vendors may set and leave out", () => {
    expect(told(diffWith("hero", { overridable: [] }))).toMatchInlineSnapshot(`
      [
        "risky overridable: Closed to vendors: from now on it is a mistake when a microsite sets it.",
      ]
    `);
    expect(told(diffWith("hero", { overridable: ["size", "ratio"] }))).toMatchInlineSnapshot(`
      [
        "risky overridable: Vendors may set more of it.",
      ]
    `);
    expect(told(diffWith("hero", { overridable: ["ratio"] }))).toMatchInlineSnapshot(`
      [
        "risky overridable: Closed to vendors: from now on it is a mistake when a microsite sets it.",
      ]
    `);
    expect(told(diffWith("hero", { hideable: true }))).toMatchInlineSnapshot(`
      [
        "risky hideable: Vendors may leave it out.",
      ]
    `);
    expect(between({ hideable: true }, {})).toMatchInlineSnapshot(`
      [
        "risky hideable: From now on it is a mistake when a microsite leaves it out.",
      ]
    `);
  });
});

describe("a manifest that says the same", () => {
  it("is no change: defaults written out, names in another order, words for people", () => {
    const two = { overridable: ["size", "ratio"] };
    const from = built({}, { widgets: widgetsWith("hero", two) });
    const to = { widgets: widgetsWith("hero", { ...two, overridable: ["ratio", "size"], hideable: false }) };
    expect(diffReleases(from, built({}, to)).changes).toEqual([]);
    const spelt = { ...hotels, critical: false, timeoutMs: 2000, stream: false };
    const same: Partial<WidgetManifest> = {
      description: "Another sentence.",
      data: { hotels: spelt },
      render: { hydrate: "visible", onError: "hide", onEmpty: "fallback" },
      messages: [],
      examples: [],
    };
    expect(diffWith("card", same).changes).toEqual([]);
    expect(diffReleases(before, before).changes).toEqual([]);
  });
});
