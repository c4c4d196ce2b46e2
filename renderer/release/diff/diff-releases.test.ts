import { describe, expect, it } from "vitest";
import { base, before, diffOf, lines } from "../testing/compared-releases.ts";
import { card, changed, domain, hero, widgets } from "../testing/small-config.ts";
import { diffReleases } from "./diff-releases.ts";

type Json = Readonly<Record<string, unknown>>;

describe("the differences of two releases", () => {
  it("are none between a release and itself", () => {
    expect(diffReleases(before, before).changes).toEqual([]);
    expect(diffOf({}).changes).toEqual([]);
  });

  it("are one per line, with every site it touches", () => {
    const home = base["pages/home.json"] as Json;
    const head = { title: "home.title", index: false };
    expect(lines(diffOf({ "pages/home.json": { ...home, head } }))).toMatchInlineSnapshot(`
      [
        "risky config/pages/home.json:12:14 global | pages.home.head.index: true → false | alba-nl,alba-pt,brio-nl",
      ]
    `);
    const brand = changed("brands/alba/brand.json", { theme: { accent: "#000000", density: "airy" } });
    expect(lines(diffOf({ "brands/alba/brand.json": brand }))).toMatchInlineSnapshot(`
      [
        "safe config/brands/alba/brand.json:5:15 brand alba | brand.theme.accent: "#112233" → "#000000" | alba-nl,alba-pt",
      ]
    `);
    expect(lines(diffOf({ "limits.json": { rooms: { max: 3, payAtHotelMax: 3 } } }))).toMatchInlineSnapshot(`
      [
        "risky config/limits.json:3:12 global | limits.rooms.max: 4 → 3 | alba-nl,brio-nl",
      ]
    `);
  });

  it("blame the override that went, not the value that shows again", () => {
    expect(lines(diffOf({ "brands/alba/countries/PT.json": null }))).toMatchInlineSnapshot(`
      [
        "safe config/brands/alba/countries/PT.json:2:19 brand alba in PT | country.supportPhone: "+351 9" → "+351 1" | alba-pt",
      ]
    `);
  });

  it("blame the domain when it chooses other layers", () => {
    const moved = domain("brio-nl", "brio", "PT", ["nl"]);
    const diff = diffOf({ "domains/brio-nl.json": moved });
    expect(new Set(diff.changes.map(({ file }) => file))).toEqual(new Set(["config/domains/brio-nl.json"]));
    expect(lines(diff)).toMatchInlineSnapshot(`
      [
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | domain.country: "NL" → "PT" | brio-nl",
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | country.COUNTRY_CODE: "NL" → "PT" | brio-nl",
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | country.urlCode: "nl" → "pt" | brio-nl",
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | country.regionId: 143 → 1001 | brio-nl",
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | payment-modes.modes.CASH: {"mode":"CASH","enabled":true,"countries":["NL"]} → undefined | brio-nl",
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | pages.home.main.note.shows: "always" → "never" | brio-nl",
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | country.supportPhone: "+31 1" → "+351 1" | brio-nl",
        "breaking config/domains/brio-nl.json:6:14 domain brio-nl | country.promises: ["home.title"] → undefined | brio-nl",
      ]
    `);
  });

  it("count a node that comes or goes once, and only true moves as moves", () => {
    const added = {
      slots: {
        main: {
          order: { $after: { hero: ["more", "extra"] } },
          nodes: {
            hero: { props: { ratio: 0.5 } },
            more: card,
            extra: { ...hero, props: { title: "home.title" } },
          },
        },
      },
    };
    expect(lines(diffOf({ "brands/alba/pages/home.json": added }))).toMatchInlineSnapshot(`
      [
        "safe config/brands/alba/pages/home.json:23:18 brand alba | pages.home.main.extra: undefined → {"widget":"hero","v":1,"props":{"title":"home.title","size":"large"}} | alba-nl,alba-pt",
      ]
    `);
    const home = JSON.parse(
      JSON.stringify(base["pages/home.json"]).replace('["hero","card","note"]', '["card","hero","note"]'),
    ) as Json;
    expect(lines(diffOf({ "pages/home.json": home }))).toMatchInlineSnapshot(`
      [
        "safe config/pages/home.json:16:16 global | pages.home.main.order: ["hero","more","card","note"] → ["card","hero","more","note"] | alba-nl,alba-pt,brio-nl",
      ]
    `);
    const removed = {
      slots: {
        main: {
          order: { $remove: ["card"], $after: { hero: ["more"] } },
          nodes: { hero: { props: { ratio: 0.5 } }, more: card },
        },
      },
    };
    expect(lines(diffOf({ "brands/alba/pages/home.json": removed }))).toMatchInlineSnapshot(`
      [
        "risky config/brands/alba/pages/home.json:4:16 brand alba | pages.home.main.card: {"widget":"card","v":1,"props":{"columns":3}} → undefined | alba-nl,alba-pt",
      ]
    `);
  });

  it("blame the value of a site that a condition reads", () => {
    const country = changed("countries/NL.json", { supportPhone: "+31 2" });
    expect(lines(diffOf({ "countries/NL.json": country }))).toMatchInlineSnapshot(`
      [
        "risky config/countries/NL.json:5:19 country NL | pages.home.main.note.shows: "always" → "never" | alba-nl,brio-nl",
        "risky config/countries/NL.json:5:19 country NL | country.supportPhone: "+31 1" → "+31 2" | alba-nl,brio-nl",
      ]
    `);
  });

  it("blame a widget's manifest for its defaults", () => {
    const [first, ...rest] = widgets;
    const properties = {
      ...(first?.props.properties as Json),
      size: { enum: ["small", "large"], default: "small" },
    };
    const changedHero = first && { ...first, props: { ...first.props, properties } };
    const diff = diffOf({}, changedHero && { widgets: [changedHero, ...rest] });
    expect(lines(diff)).toMatchInlineSnapshot(`
      [
        "safe widgets/hero/widget.json:1:1 widget default | pages.home.main.hero.props.size: "large" → "small" | alba-nl,alba-pt,brio-nl",
      ]
    `);
  });

  it("cover what no site owns", () => {
    expect(
      lines(
        diffOf({
          "routes.json": changed("routes.json", { static: {} }),
          "cities.json": [],
          "languages/nl.json": { locale: "nl", rtl: true },
          "amenities.json": { amenities: { 3: { id: 3, name: "home.title" } } },
          "experiments/web2.json": changed("experiments/web2.json", { scope: { brands: ["alba"] } }),
          "modals.json": { modals: { search: { enabled: false, widget: "card", v: 1, props: {} } } },
          "microsites/tide.json": { name: "tide", settings: { hero: { size: "small" } } },
          "payment-modes.json": {
            order: ["CARD", "CASH"],
            modes: { CARD: { mode: "CARD", enabled: false }, CASH: { mode: "CASH", enabled: true } },
          },
        }),
      ),
    ).toMatchInlineSnapshot(`
      [
        "breaking config/cities.json:2:3 global | cities.lisbon: {"id":1,"slug":"lisbon","name":"Lisbon","countryCode":"PT"} → undefined | alba-nl,alba-pt,brio-nl",
        "breaking config/payment-modes.json:9:18 global | payment-modes.modes.CARD.enabled: true → false | alba-nl,alba-pt,brio-nl",
        "breaking config/routes.json:8:16 global | routes.static./search: {"page":"home","available":true} → undefined | alba-nl,alba-pt,brio-nl",
        "risky config/experiments/web2.json:13:12 global | experiments.web2.scope: undefined → {"brands":["alba"]} | alba-nl,alba-pt,brio-nl",
        "risky config/languages/nl.json:3:10 global | languages.nl.rtl: false → true | alba-nl,brio-nl",
        "risky config/microsites/tide.json:4:13 global | microsites.tide.settings.hero: undefined → {"size":"small"} | alba-nl,alba-pt,brio-nl",
        "risky config/modals.json:4:18 global | modals.search.enabled: true → false | alba-nl,alba-pt,brio-nl",
        "risky config/payment-modes.json:14:20 global | payment-modes.modes.CASH.countries: ["NL"] → undefined | alba-nl,alba-pt,brio-nl",
        "safe config/amenities.json:5:15 global | amenities.3.name: "amenities.pool" → "home.title" | alba-nl,alba-pt,brio-nl",
      ]
    `);
  });

  it("name messages by locale, a brand's own words over the shared ones", () => {
    const messages = {
      "home.title": "Hallo",
      "home.nights": "{count, plural, one {# nacht} other {# nachten}}",
    };
    expect(lines(diffOf({ "messages/nl/home.json": messages }))).toMatchInlineSnapshot(`
      [
        "safe config/messages/nl/home.json:2:17 global nl | messages.nl.home.title: "Goedemorgen" → "Hallo" | brio-nl",
      ]
    `);
    const english = {
      "home.title": "Good evening",
      "home.nights": "{count, plural, one {# night} other {# nights}}",
    };
    expect(lines(diffOf({ "messages/en/home.json": english }))).toMatchInlineSnapshot(`
      [
        "safe config/messages/en/home.json:2:17 global en | messages.en.home.title: "Good morning" → "Good evening" | alba-nl,alba-pt",
      ]
    `);
  });

  it("name sites that come, go and change hosts", () => {
    expect(
      lines(
        diffOf({
          "domains/brio-nl.json": null,
          "domains/brio-pt.json": { ...domain("brio-pt", "brio", "PT", ["en"]), hosts: ["brio-nl.example"] },
          "domains/alba-nl.json": domain("alba-nl", "alba", "NL", ["en"], {
            fallback: true,
            host: "alba.example",
          }),
        }),
      ),
    ).toMatchInlineSnapshot(`
      [
        "breaking config/domains/alba-nl.json:3:11 domain alba-nl | domain.host: "alba-nl.example" → "alba.example" | alba-nl",
        "breaking config/domains/alba-nl.json:7:20 domain alba-nl | domain.defaultLocale: "nl" → "en" | alba-nl",
        "breaking config/domains/alba-nl.json:8:14 domain alba-nl | domain.locales: ["nl","en"] → ["en"] | alba-nl",
        "breaking config/domains/brio-nl.json:1:1 domain brio-nl | sites.brio-nl: {"host":"brio-nl.example","brand":"brio","country":"NL"} → undefined | brio-nl",
        "safe config/domains/brio-pt.json:1:1 domain brio-pt | sites.brio-pt: undefined → {"host":"brio-pt.example","brand":"brio","country":"PT"} | brio-pt",
      ]
    `);
  });
});
