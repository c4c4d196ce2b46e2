import { describe, expect, it } from "vitest";
import { buildSmall, card, domain, hero, page, releaseOf, shortFinding } from "../testing/small-config.ts";

const findings = (patch: Parameters<typeof buildSmall>[0]) => buildSmall(patch).findings.map(shortFinding);

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
