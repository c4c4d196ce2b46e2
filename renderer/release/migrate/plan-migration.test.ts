import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { createReleaseBuilder } from "../build/release-builder.ts";
import type { JsonObject } from "../json/layer.ts";
import type { WidgetMigrations } from "../schema/widget-catalogue.ts";
import { domain, page, smallConfig, widgets } from "../testing/small-config.ts";
import { type MigrationInput, planMigration } from "./plan-migration.ts";

/**
 * Version 1: `side`, `box.w`, `tags`, `tone`. Version 2: `place`, `box.width`. Version 3: `tone` within
 * `look`.
 */
const banner: WidgetManifest = {
  name: "banner",
  version: 3,
  description: "A banner.",
  props: {
    type: "object",
    additionalProperties: false,
    properties: {
      place: { type: "string" },
      box: {
        type: "object",
        additionalProperties: false,
        properties: { width: { type: "integer" }, height: { type: "integer" } },
      },
      tags: { type: "array", items: { type: "string" } },
      look: { type: "object", additionalProperties: false, properties: { tone: { type: "string" } } },
    },
  },
  render: { hydrate: "none" },
  migrations: [
    { from: 1, description: "Words.", before: {}, after: {} },
    { from: 2, description: "Look.", before: {}, after: {} },
  ],
  examples: [{ title: "Plain", props: {} }],
};
const migrations: WidgetMigrations = {
  banner: {
    1: ({ side, box, ...props }) => {
      const { w, ...rest } = (box ?? {}) as JsonObject;
      return {
        ...props,
        ...(side !== undefined && { place: side }),
        ...(box !== undefined && { box: { ...rest, ...(w !== undefined && { width: w }) } }),
      };
    },
    2: ({ tone, ...props }) => (tone === undefined ? props : { ...props, look: { tone } }),
  },
};
const code = { widgets: [...widgets, banner], migrations };

const schemas = fileURLToPath(new URL("../testing/schemas", import.meta.url));
const builder = createReleaseBuilder({ root: "/nowhere", schemas, ...code });

type Files = Readonly<Record<string, unknown>>;

function textsOf(files: Files): Map<string, string> {
  const all = Object.entries({ ...smallConfig, ...files });
  return new Map(all.map(([path, value]) => [`config/${path}`, JSON.stringify(value, null, 2)]));
}

const build = (files: Files) =>
  builder({ now: new Date(0), source: { texts: textsOf(files), brandFiles: new Map() } });
const hashOf = (files: Files) => build(files).release?.hash;

function migrated(files: Files, more: Partial<MigrationInput> = {}) {
  const texts = textsOf(files);
  const plan = planMigration({ source: { texts, brandFiles: new Map() }, ...code, ...more });
  const after: Record<string, unknown> = { ...files };
  for (const [path, text] of plan.texts) after[path.replace("config/", "")] = JSON.parse(text);
  return { ...plan, after };
}

const home = (props: JsonObject, v = 1, more: JsonObject = {}) =>
  page("home", ["banner"], { banner: { widget: "banner", v, props, ...more } });
const patch = (props: JsonObject, more: JsonObject = {}) => ({
  slots: { main: { nodes: { banner: { props, ...more } } } },
});
const propsIn = (document: unknown) =>
  (document as { slots: { main: { nodes: { banner: { props: JsonObject } } } } }).slots.main.nodes.banner;

describe("a migration of the configuration", () => {
  it("brings a page and its sparse layers to the widget's version", () => {
    const files = {
      "pages/home.json": home({ side: "left", box: { w: 3, height: 2 }, tone: "dark" }),
      "brands/brio/pages/home.json": patch({ tags: ["a"], box: { w: 4 } }),
      "countries/PT/pages/home.json": patch({ tone: "light" }),
    };
    const { after, migrated: moved, stuck } = migrated(files);
    expect(stuck).toEqual([]);
    expect(moved.map(({ file, what, from, to }) => [file, what, from, to])).toEqual([
      ["config/pages/home.json", "main.banner", 1, 3],
      ["config/countries/PT/pages/home.json", "main.banner", 1, 3],
      ["config/brands/brio/pages/home.json", "main.banner", 1, 3],
    ]);
    expect(propsIn(after["pages/home.json"])).toEqual({
      widget: "banner",
      v: 3,
      props: { place: "left", box: { width: 3, height: 2 }, look: { tone: "dark" } },
    });
    expect(propsIn(after["brands/brio/pages/home.json"])).toEqual({
      props: { tags: ["a"], box: { width: 4 } },
    });
    expect(propsIn(after["countries/PT/pages/home.json"])).toEqual({ props: { look: { tone: "light" } } });
  });

  it("keeps operators and locks of props that it does not touch, and leaves a locked one to a person", () => {
    const untouched = { tags: { $append: ["b"], $lock: true } };
    const { after } = migrated({
      "pages/home.json": home({ tags: ["a"], side: "left" }),
      "brands/brio/pages/home.json": patch(untouched),
    });
    expect(propsIn(after["brands/brio/pages/home.json"])).toEqual({ props: untouched });
    const files = {
      "pages/home.json": home({ side: "left" }),
      "brands/brio/pages/home.json": patch({ side: { $value: "right", $lock: true } }),
    };
    const { stuck, texts } = migrated(files);
    expect(stuck).toMatchObject([{ file: "config/brands/brio/pages/home.json", what: "main.banner" }]);
    // Half a node would be worse than none.
    expect(texts.size).toBe(0);
  });

  it("reads a layer that says its own version by that version, which no release would take", () => {
    const files = {
      "pages/home.json": home({ side: "left" }),
      "brands/brio/pages/home.json": patch({ place: "right" }, { v: 3 }),
    };
    expect(build(files).findings).toMatchObject([
      { code: "mixed-versions", file: "config/brands/brio/pages/home.json", sites: ["brio-nl"] },
    ]);
    const { after } = migrated(files);
    expect(build(after).release).not.toBeNull();
    expect(propsIn(after["pages/home.json"])).toMatchObject({ v: 3, props: { place: "left" } });
    expect(propsIn(after["brands/brio/pages/home.json"])).toEqual({ props: { place: "right" } });
  });

  it("brings modals up, and says what has no way up", () => {
    const modals = { modals: { search: { enabled: true, widget: "banner", v: 1, props: { side: "left" } } } };
    const { after } = migrated({ "modals.json": modals });
    expect(after["modals.json"]).toEqual({
      modals: { search: { enabled: true, widget: "banner", v: 3, props: { place: "left" } } },
    });
    const { stuck } = migrated({ "pages/home.json": home({ side: "left" }) }, { migrations: {} });
    expect(stuck[0]?.message).toContain("there is no migration from version 1 to 2");
  });

  it("brings documents up, each layer by the version its page says", () => {
    const step = {
      from: 1,
      description: "`head.index` is `head.listed`.",
      migrate: ({ head, ...layer }: JsonObject) => {
        const { index, ...rest } = (head ?? {}) as JsonObject;
        return { ...layer, ...(head !== undefined && { head: { ...rest, listed: index } }) };
      },
    };
    const files = {
      "pages/home.json": home({ place: "left" }, 3),
      "brands/brio/pages/home.json": { head: { index: false } },
    };
    const { after } = migrated(files, { configMigrations: { page: [step] } });
    expect(after["pages/home.json"]).toMatchObject({ v: 2, head: { listed: true } });
    expect(after["brands/brio/pages/home.json"]).toEqual({ head: { listed: false } });
  });

  it("changes nothing that is up to date", () => {
    expect(migrated({}).texts.size).toBe(0);
  });

  it("never changes what any site shows", { timeout: 90_000 }, () => {
    const value = fc.constantFrom("left", "right", "top");
    const box = fc.record(
      { w: fc.integer({ min: 1, max: 3 }), height: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: [] },
    );
    const tags = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 2 });
    // Whole, so that few layers unset what is not there.
    const base = fc.record({ side: value, box, tags, tone: value });
    const unset = fc.constant({ $unset: true });
    const sparse = fc.option(
      fc.record(
        {
          side: fc.oneof(
            value,
            unset,
            value.map((one) => ({ $value: one })),
          ),
          box: fc.oneof(box, unset),
          tags: fc.oneof(tags, unset, fc.constant({ $append: ["z"] })),
          tone: fc.oneof(value, unset),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    );
    const layers = fc.record({
      base,
      brand: sparse,
      country: sparse,
      both: sparse,
      domain: sparse,
      version: fc.constantFrom(1, 2),
    });
    let moved = 0;
    fc.assert(
      fc.property(layers, ({ base: props, brand, country, both, domain: own, version }) => {
        const v2 = (given: JsonObject) => (version === 1 ? given : asVersion2(given));
        const files: Files = {
          "pages/home.json": home(v2(props), version),
          ...(brand && { "brands/alba/pages/home.json": patch(v2(brand)) }),
          ...(country && { "countries/NL/pages/home.json": patch(v2(country)) }),
          ...(both && { "brands/alba/countries/NL/pages/home.json": patch(v2(both)) }),
          ...(own && {
            "domains/alba-nl.json": domain("alba-nl", "alba", "NL", ["nl", "en"], {
              fallback: true,
              overrides: { pages: { home: patch(v2(own)) } },
            }),
          }),
        };
        const before = hashOf(files);
        // An operator on what is not there is a mistake before and after; there is nothing to compare.
        fc.pre(before !== undefined);
        const { after, stuck, migrated: done } = migrated(files);
        expect(hashOf(after)).toBe(before);
        if (stuck.length === 0) {
          expect(migrated(after).texts.size).toBe(0);
          expect(propsIn(after["pages/home.json"])).toMatchObject({ v: 3 });
          moved += done.length;
        }
      }),
      { numRuns: 80 },
    );
    expect(moved).toBeGreaterThan(80);
  });
});

/** The same layer as somebody would write it for version 2. */
function asVersion2({ side, box, ...props }: JsonObject): JsonObject {
  const written = box as JsonObject | undefined;
  const { w, ...rest } = written ?? {};
  return {
    ...props,
    ...(side !== undefined && { place: side }),
    ...(written !== undefined && { box: { ...rest, ...(w !== undefined && { width: w }) } }),
  };
}
