import { describe, expect, it } from "vitest";
import { buildSmall, card, domain, hero, page } from "../testing/small-config.ts";
import { inspectNode, inspectPage, type NodeInsight } from "./inspect-page.ts";

const result = buildSmall({
  "pages/home.json": page(
    "home",
    ["hero", "card", "gone"],
    {
      hero: {
        ...hero,
        props: { title: "home.title", ratio: { $value: 1, $lock: true } },
        slots: { cards: { order: ["one"], nodes: { one: card } } },
      },
      card: { ...card, when: { eq: ["query.view", "map"] } },
      gone: { ...card, when: { eq: ["site.brand.id", "brio"] } },
    },
    { cache: { scope: "public", query: ["view"], maxAgeSeconds: 60, staleSeconds: 60 } },
  ),
  "brands/alba/pages/home.json": {
    slots: { main: { nodes: { card: { props: { columns: 2 } } } } },
  },
  "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"]),
  "microsites/tide.json": { name: "tide", settings: { hero: { size: "small" } } },
});

function outline(slots: NodeInsight["slots"]): string[] {
  return Object.values(slots).flatMap((nodes) =>
    nodes.flatMap(({ address, widget, shows, placedBy, slots: inner }) => [
      `${address} ${widget} ${shows} ${placedBy?.layer} ${placedBy?.file}:${placedBy?.line}`,
      ...outline(inner),
    ]),
  );
}

describe("inspecting a page", () => {
  it("names every node, who put it there and what the site decides about it", () => {
    expect(result.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const insight = inspectPage(result, "alba-nl", "home");
    expect(insight?.layers.map(({ layer }) => layer)).toEqual(["global", "brand alba"]);
    expect(outline(insight?.slots ?? {})).toMatchInlineSnapshot(`
      [
        "main.hero hero always global config/pages/home.json:24",
        "main.hero.cards.one card always global config/pages/home.json:40",
        "main.card card depends global config/pages/home.json:49",
        "main.gone card never global config/pages/home.json:60",
      ]
    `);
    expect(insight?.values.map(({ path }) => path)).toContain("pages.home.head.index");
    expect(JSON.parse(JSON.stringify(insight))).toEqual(insight);
  });

  it("says of every prop where it comes from and who locked it", () => {
    const node = inspectNode(result, "alba-nl", "home", "main.hero");
    const props = node?.props.map(
      ({ path, value, stack, lockedBy }) =>
        `${path} = ${value} ${stack.map(({ layer }) => layer).join(" over ")}${lockedBy ? `, locked at line ${lockedBy.line}` : ""}`,
    );
    expect(props).toMatchInlineSnapshot(`
      [
        "pages.home.main.hero.props.title = home.title global",
        "pages.home.main.hero.props.ratio = 1 global, locked at line 31",
        "pages.home.main.hero.props.size = large widget default",
      ]
    `);
    expect(inspectNode(result, "alba-nl", "home", "main.card")?.props[0]).toMatchObject({
      value: 2,
      stack: [
        { layer: "brand alba", winner: true },
        { layer: "widget default", winner: false },
      ],
    });
    expect(node).toMatchObject({ requests: {}, hydrate: "none", path: "pages.home.main.hero" });
  });

  it("reaches nodes in slots of nodes", () => {
    expect(inspectNode(result, "alba-nl", "home", "main.hero.cards.one")).toMatchObject({
      widget: "card",
      requests: { hotels: "hotelSearch" },
    });
  });

  it("lays a vendor's words over the site's", () => {
    const node = inspectNode(result, "alba-nl", "home", "main.hero", { vendor: "tide" });
    expect(node?.props.find(({ path }) => path.endsWith("size"))).toMatchObject({
      value: "small",
      stack: [
        { layer: "vendor tide", file: "config/microsites/tide.json", winner: true },
        { layer: "widget default", winner: false },
      ],
    });
  });

  it("is undefined where nothing stands", () => {
    expect(inspectPage(result, "alba-nl", "nothing")).toBeUndefined();
    expect(inspectPage(result, "nowhere", "home")).toBeUndefined();
    expect(inspectNode(result, "alba-nl", "home", "main.nothing")).toBeUndefined();
    expect(inspectNode(result, "alba-nl", "home", "main")).toBeUndefined();
  });
});
