import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isJsonObject,
  isSameJson,
  jsonText,
  mergeLayers,
  PAGE_MERGE,
  parseJsonFile,
} from "#renderer/release";
import { editLayer, type LayerEdit } from "./layer-edit.ts";
import { layerPlaces, type SiteNames } from "./layer-places.ts";
import { nodePath, type PageEdit, valueAt } from "./page-edit.ts";

const site: SiteNames = { id: "alba-nl", brand: "alba", country: "NL" };
const others: readonly SiteNames[] = [
  { id: "alba-pt", brand: "alba", country: "PT" },
  { id: "brio-nl", brand: "brio", country: "NL" },
  { id: "brio-pt", brand: "brio", country: "PT" },
];

const hero = {
  widget: "hero",
  v: 1,
  props: { title: "home.title", image: { name: "a", width: 1 }, tags: ["x", "y"] },
};
const home = {
  $schema: "../../schemas/config/page.schema.json",
  id: "home",
  slots: {
    main: {
      order: ["hero", "cards", "story", "partners"],
      nodes: {
        hero,
        cards: { widget: "card", v: 1, props: {} },
        story: { widget: "card", v: 1, props: { count: 2 } },
        partners: { widget: "card", v: 1, props: {} },
      },
    },
  },
};
const domain = (id: string, overrides?: unknown) =>
  jsonText({ id, brand: "alba", ...(overrides ? { overrides } : {}) });

function textsOf(layers: Readonly<Record<string, unknown>> = {}): ReadonlyMap<string, string> {
  const files = new Map([["config/pages/home.json", jsonText(home)]]);
  for (const { id } of [site, ...others]) files.set(`config/domains/${id}.json`, domain(id));
  for (const [path, value] of Object.entries(layers)) files.set(path, jsonText(value));
  return files;
}

function resolved(texts: ReadonlyMap<string, string>, of: SiteNames = site): unknown {
  const layers = layerPlaces(of, "home").flatMap(({ name, file, at }) => {
    const source = parseJsonFile(file, texts.get(file) ?? "{}");
    const value = valueAt(source.value, at);
    return texts.has(file) && value !== undefined ? [{ name, source, at, value }] : [];
  });
  return mergeLayers(layers, PAGE_MERGE).value;
}

function edited(texts: ReadonlyMap<string, string>, layer: string, edit: PageEdit) {
  const result = editLayer({ texts, site, page: "home", layer, edit });
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
  return { ...result, texts: new Map([...texts, [result.file, result.text]]) };
}

const prop = (path: readonly (string | number)[], value: unknown): PageEdit => ({
  kind: "prop",
  address: "main.hero",
  path,
  value,
});

describe("editing a layer", () => {
  it("makes a layer file that says just what is asked", () => {
    const { file, text } = edited(textsOf(), "brand alba", prop(["title"], "home.other"));
    expect(file).toBe("config/brands/alba/pages/home.json");
    expect(text).toMatchInlineSnapshot(`
      "{
        "$schema": "../../../../schemas/config/page.schema.json",
        "slots": {
          "main": {
            "nodes": {
              "hero": {
                "props": {
                  "title": "home.other"
                }
              }
            }
          }
        }
      }
      "
    `);
  });

  it("writes a domain's word among its overrides and leaves no empty objects behind", () => {
    const before = textsOf();
    const { texts, text } = edited(before, "domain alba-nl", prop(["image", "width"], 2));
    expect(JSON.parse(text).overrides).toEqual({
      pages: { home: { slots: { main: { nodes: { hero: { props: { image: { width: 2 } } } } } } } },
    });
    const back = edited(texts, "domain alba-nl", {
      kind: "reset",
      address: "main.hero",
      path: ["image", "width"],
    });
    expect(back.text).toBe(before.get("config/domains/alba-nl.json"));
  });

  it("takes an inherited value away, and a member of an object that is replaced", () => {
    const { text } = edited(textsOf(), "brand alba", { kind: "clear", address: "main.hero", path: ["tags"] });
    expect(valueAt(JSON.parse(text), [...nodePath("main.hero"), "props"])).toEqual({
      tags: { $unset: true },
    });
    const replaced = edited(textsOf(), "brand alba", prop(["image"], { name: "b" }));
    expect(valueAt(JSON.parse(replaced.text), [...nodePath("main.hero"), "props", "image"])).toEqual({
      name: "b",
      width: { $unset: true },
    });
  });

  it("replaces a list whole when one of its items changes", () => {
    const { text } = edited(textsOf(), "brand alba", prop(["tags", 1], "z"));
    expect(valueAt(JSON.parse(text), [...nodePath("main.hero"), "props", "tags"])).toEqual(["x", "z"]);
  });

  it("moves, adds and removes nodes with operators, so that later changes below still arrive", () => {
    const order = ["hero", "story", "cards", "partners"];
    const moved = edited(textsOf(), "brand alba", { kind: "order", list: "main", order });
    expect(valueAt(JSON.parse(moved.text), ["slots", "main", "order"])).toEqual({
      $remove: ["story"],
      $after: { hero: ["story"] },
    });
    const added = edited(textsOf(), "brand alba", {
      kind: "add",
      list: "main",
      id: "extra",
      after: "hero",
      node: { widget: "card", v: 1, props: {} },
    });
    expect(valueAt(JSON.parse(added.text), ["slots", "main"])).toEqual({
      order: { $after: { hero: ["extra"] } },
      nodes: { extra: { widget: "card", v: 1, props: {} } },
    });
    const gone = edited(added.texts, "brand alba", { kind: "remove", address: "main.extra" });
    expect(JSON.parse(gone.text)).toEqual({ $schema: "../../../../schemas/config/page.schema.json" });
    const hidden = edited(textsOf(), "country NL", { kind: "remove", address: "main.story" });
    expect(valueAt(JSON.parse(hidden.text), ["slots", "main"])).toEqual({ order: { $remove: ["story"] } });
  });

  it("opens a slot that had no nodes", () => {
    const node = { widget: "card", v: 1, props: {} };
    const { texts } = edited(textsOf(), "brand alba", {
      kind: "add",
      list: "main.hero.cards",
      id: "one",
      node,
    });
    expect(valueAt(resolved(texts), nodePath("main.hero.cards"))).toEqual({
      order: ["one"],
      nodes: { one: node },
    });
  });

  it("sets and takes away conditions", () => {
    const when = { eq: ["flag.web2", "new"] };
    const { texts } = edited(textsOf(), "brand alba", { kind: "when", address: "main.story", value: when });
    expect(valueAt(resolved(texts), [...nodePath("main.story"), "when"])).toEqual(when);
    const back = edited(texts, "brand alba", { kind: "when", address: "main.story", value: null });
    expect(JSON.parse(back.text)).toEqual({ $schema: "../../../../schemas/config/page.schema.json" });
  });

  it("keeps locks and says who locked what it may not write", () => {
    const locked = {
      slots: { main: { nodes: { hero: { props: { title: { $value: "home.own", $lock: true } } } } } },
    };
    const texts = textsOf({ "config/brands/alba/pages/home.json": locked });
    const own = edited(texts, "brand alba", prop(["title"], "home.new"));
    expect(valueAt(JSON.parse(own.text), [...nodePath("main.hero"), "props", "title"])).toEqual({
      $value: "home.new",
      $lock: true,
    });
    const refused = editLayer({
      texts,
      site,
      page: "home",
      layer: "domain alba-nl",
      edit: prop(["title"], "x"),
    });
    expect(refused).toMatchObject({ ok: false, reason: "locked" });
    expect(refused).toMatchObject({
      message: expect.stringContaining("config/brands/alba/pages/home.json:"),
    });
  });

  it("refuses a layer that a stronger one talks over, a node it does not know and a file that is no JSON", () => {
    const said = { slots: { main: { nodes: { hero: { props: { title: "home.brand" } } } } } };
    const texts = textsOf({ "config/brands/alba/pages/home.json": said });
    const attempt = (more: Partial<LayerEdit>) =>
      editLayer({ texts, site, page: "home", layer: "global", edit: prop(["title"], "x"), ...more });
    expect(attempt({})).toMatchObject({ reason: "shadowed", message: expect.stringContaining("brand alba") });
    expect(attempt({ edit: { kind: "remove", address: "main.nobody" } })).toMatchObject({
      reason: "unknown-node",
    });
    expect(attempt({ layer: "../../etc/passwd" })).toMatchObject({ reason: "unknown-layer" });
    expect(attempt({ texts: new Map([...texts, ["config/pages/home.json", "{"]]) })).toMatchObject({
      reason: "broken-file",
    });
  });

  it("says what was asked, changes only the sites of its layer, and can be taken back", () => {
    fc.assert(
      fc.property(layered, layerName, anyEdit, (layers, layer, edit) => {
        const texts = textsOf(layers);
        const result = editLayer({ texts, site, page: "home", layer, edit });
        if (!result.ok) return;
        const after = new Map([...texts, [result.file, result.text]]);
        const page = resolved(after);
        if (edit.kind === "prop")
          expect(valueAt(page, [...nodePath(edit.address), "props", ...edit.path])).toEqual(edit.value);
        if (edit.kind === "order") expect(valueAt(page, ["slots", edit.list, "order"])).toEqual(edit.order);
        for (const other of others) {
          if (layerPlaces(other, "home").some(({ file }) => file === result.file)) continue;
          expect(resolved(after, other)).toEqual(resolved(texts, other));
        }
        if (edit.kind === "remove") return;
        const again = editLayer({ texts: after, site, page: "home", layer, edit });
        expect(again).toMatchObject({ ok: true, text: result.text });
        if (edit.kind !== "prop" || !texts.has(result.file)) return;
        const place = layerPlaces(site, "home").find(({ name }) => name === layer);
        const path = [...nodePath(edit.address), "props", ...edit.path];
        const own = valueAt(JSON.parse(texts.get(result.file) ?? ""), [...(place?.at ?? []), ...path]);
        const isPlain = own === undefined || !JSON.stringify(own).includes("$");
        const holder = valueAt(JSON.parse(texts.get(result.file) ?? ""), [
          ...(place?.at ?? []),
          ...path.slice(0, -1),
        ]);
        const isHeld =
          holder === undefined || (isJsonObject(holder) && !JSON.stringify(holder).includes("$"));
        if (!isPlain || !isHeld || isSameJson(own, edit.value)) return;
        const back: PageEdit =
          own === undefined
            ? { kind: "reset", address: edit.address, path: edit.path }
            : { ...edit, value: own };
        const restored = editLayer({ texts: after, site, page: "home", layer, edit: back });
        if (restored.ok)
          expect(resolved(new Map([...after, [restored.file, restored.text]]))).toEqual(resolved(texts));
      }),
      { numRuns: 400 },
    );
  });

  it("gives the same text again when a new word is taken back", () => {
    fc.assert(
      fc.property(layered, layerName, propEdit, (layers, layer, edit) => {
        const texts = textsOf(layers);
        const result = editLayer({ texts, site, page: "home", layer, edit });
        const old = result.ok ? texts.get(result.file) : undefined;
        if (!result.ok || old === undefined || layer === "global") return;
        const place = layerPlaces(site, "home").find(({ name }) => name === layer);
        const own = (text: string, path: readonly (string | number)[]) =>
          valueAt(JSON.parse(text), [...(place?.at ?? []), ...nodePath(edit.address), "props", ...path]);
        if (own(old, edit.path) !== undefined || !isOpen(own(old, edit.path.slice(0, -1)))) return;
        const after = new Map([...texts, [result.file, result.text]]);
        const back = editLayer({
          texts: after,
          site,
          page: "home",
          layer,
          edit: { kind: "reset", address: edit.address, path: edit.path },
        });
        if (back.ok) expect(back.text).toBe(old);
      }),
      { numRuns: 400 },
    );
  });
});

function isOpen(value: unknown): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0 && !("$value" in value) && !("$unset" in value);
}

const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom("a", "b"), fc.boolean());
const value = fc.oneof(scalar, fc.uniqueArray(fc.constantFrom("x", "y", "z")), fc.record({ name: scalar }));
const path = fc.constantFrom<(string | number)[]>(
  ["title"],
  ["image"],
  ["image", "name"],
  ["tags"],
  ["more"],
  ["more", "name"],
);
const address = fc.constantFrom("main.hero", "main.cards", "main.story");
const propEdit = fc.record({ kind: fc.constant("prop" as const), address, path, value });
const anyEdit: fc.Arbitrary<PageEdit> = fc.oneof(
  propEdit,
  fc.record({
    kind: fc.constant("order" as const),
    list: fc.constant("main"),
    order: fc.shuffledSubarray(["hero", "cards", "story", "partners"]),
  }),
  fc.record({ kind: fc.constant("remove" as const), address }),
  fc.record({ kind: fc.constant("reset" as const), address, path }),
);
const patch = fc.oneof(value, fc.constant({ $unset: true }), fc.record({ $value: value }));
const props = fc.record({ title: patch, image: patch, tags: patch, more: patch }, { requiredKeys: [] });
const nodes = fc.record(
  { hero: fc.record({ props }), cards: fc.record({ props }), story: fc.record({ props }) },
  { requiredKeys: [] },
);
const order = fc.oneof(
  fc.shuffledSubarray(["hero", "cards", "story", "partners"], { minLength: 2 }),
  fc.record({ $remove: fc.constant(["cards"]), $append: fc.constant(["cards"]) }),
);
const sparse = fc
  .record({ order, nodes }, { requiredKeys: [] })
  .map((main) => ({ $schema: "../../../../schemas/config/page.schema.json", slots: { main } }));
const layered = fc.record(
  {
    "config/brands/alba/pages/home.json": sparse,
    "config/countries/NL/pages/home.json": sparse,
    "config/domains/alba-nl.json": sparse.map(({ slots }) => ({
      id: "alba-nl",
      brand: "alba",
      overrides: { pages: { home: { slots } } },
    })),
  },
  { requiredKeys: [] },
);
const layerName = fc.constantFrom("global", ...layerPlaces(site, "home").map(({ name }) => name));
