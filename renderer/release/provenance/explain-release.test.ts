import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildSmall, card, domain, hero, page } from "../testing/small-config.ts";

const overrides = {
  pages: { home: { slots: { main: { nodes: { hero: { props: { ratio: 1.5 } } } } } } },
  brand: { name: "Alba PT" },
};
const nested = page("home", ["hero"], {
  hero: { ...hero, slots: { cards: { order: ["one"], nodes: { one: { ...card, props: { columns: 2 } } } } } },
});
const { explain } = buildSmall({
  "pages/home.json": nested,
  "brands/alba/pages/home.json": { slots: { main: { nodes: { hero: { props: { ratio: 1 } } } } } },
  "brands/alba/countries/PT.json": { supportPhone: "+351 9" },
  "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { overrides }),
});
const stack = (site: string, path: string) =>
  explain(site, path).map(
    ({ layer, file, line, column, value, winner }) =>
      `${winner ? "wins" : "shadowed"} ${layer} ${JSON.stringify(value)} ${file}:${line}:${column}`,
  );

describe("explaining a value", () => {
  it("names every layer that set it, strongest first", () => {
    expect(stack("alba-pt", "pages.home.main.hero.props.ratio")).toMatchInlineSnapshot(`
      [
        "wins domain alba-pt 1.5 config/domains/alba-pt.json:20:28",
        "shadowed brand alba 1 config/brands/alba/pages/home.json:7:22",
      ]
    `);
    expect(stack("alba-nl", "pages.home.main.hero.props.ratio")).toHaveLength(1);
    expect(stack("brio-nl", "pages.home.main.hero.props.ratio")).toEqual([]);
  });

  it("reaches nodes in slots of nodes", () => {
    expect(stack("brio-nl", "pages.home.main.hero.cards.one.props.columns")).toMatchInlineSnapshot(`
      [
        "wins global 2 config/pages/home.json:36:32",
        "shadowed widget default 3 widgets/card/widget.json:1:1",
      ]
    `);
  });

  it("covers brand, country, limits and domain", () => {
    expect(stack("alba-pt", "brand.name")).toMatchInlineSnapshot(`
      [
        "wins domain alba-pt "Alba PT" config/domains/alba-pt.json:29:15",
        "shadowed brand alba "Alba" config/brands/alba/brand.json:3:11",
      ]
    `);
    expect(stack("alba-pt", "country.supportPhone")).toMatchInlineSnapshot(`
      [
        "wins brand alba in PT "+351 9" config/brands/alba/countries/PT.json:2:19",
        "shadowed country PT "+351 1" config/countries/PT.json:5:19",
      ]
    `);
    expect(stack("alba-pt", "limits.rooms.max")).toHaveLength(1);
    expect(stack("alba-pt", "domain.host")).toHaveLength(1);
  });

  it("ends with the widget's own default", () => {
    const root = fileURLToPath(new URL("../testing", import.meta.url));
    const { explain: withRoot } = buildSmall({}, { root });
    expect(withRoot("alba-nl", "pages.home.main.hero.props.size")).toMatchObject([
      {
        layer: "widget default",
        file: "widgets/hero/widget.json",
        line: 4,
        column: 28,
        value: "large",
        winner: true,
      },
    ]);
    const patch = { slots: { main: { nodes: { hero: { props: { size: "small" } } } } } };
    const patched = buildSmall({ "brands/alba/pages/home.json": patch }, { root });
    const stack = patched.explain("alba-nl", "pages.home.main.hero.props.size");
    expect(stack.map(({ layer, winner }) => [layer, winner])).toEqual([
      ["brand alba", true],
      ["widget default", false],
    ]);
  });

  it("is empty where nothing stands", () => {
    expect(stack("alba-pt", "pages.nothing.main")).toEqual([]);
    expect(stack("nowhere", "brand.name")).toEqual([]);
  });
});
