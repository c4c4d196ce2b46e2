import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isJsonObject, isSameJson } from "../json/layer.ts";
import { layer, layerStacks } from "../testing/arbitrary-layers.ts";
import { shortFinding } from "../testing/small-config.ts";
import { createLayerMerger } from "./layered-documents.ts";
import { mergeLayers, traceLayers } from "./merge-layers.ts";
import { provenanceOf } from "./trace.ts";

const merged = (...values: unknown[]) => mergeLayers(values.map((value, index) => layer(`l${index}`, value)));
const reported = (...values: unknown[]) => merged(...values).findings.map(shortFinding);

describe("merging layers", () => {
  it("sets plain values, merges keyed maps and replaces lists", () => {
    expect(merged({ a: 1, m: { x: 1, y: 2 }, l: [1, 2] }, { a: 2, m: { y: 3, z: 4 }, l: [3] }).value).toEqual(
      {
        a: 2,
        m: { x: 1, y: 3, z: 4 },
        l: [3],
      },
    );
  });

  it("takes values away and puts whole objects in place of others", () => {
    expect(merged({ a: 1, b: { x: 1 } }, { a: { $unset: true }, b: { $value: { y: 2 } } }).value).toEqual({
      b: { y: 2 },
    });
  });

  it("changes lists by their items", () => {
    const patch = {
      l: {
        $remove: ["b"],
        $prepend: ["0"],
        $append: ["z"],
        $before: { c: ["b"] },
        $after: { c: ["d", "e"] },
      },
    };
    expect(merged({ l: ["a", "b", "c"] }, patch).value).toEqual({ l: ["0", "a", "b", "c", "d", "e", "z"] });
  });

  it("reports operators that find nothing to work on", () => {
    expect(
      reported({ l: ["hero"] }, { l: { $remove: ["heor"], $after: { herp: ["x"] }, $append: ["hero"] } }),
    ).toMatchInlineSnapshot(`
      [
        "l1.json:4:7 nothing-to-remove: "heor" is not in "l", so it cannot be removed. Did you mean "hero"?",
        "l1.json:12:7 already-in-list: "hero" already is in "l".",
        "l1.json:7:7 unknown-anchor: "herp" is not in "l", so nothing can stand next to it. Did you mean "hero"?",
      ]
    `);
    expect(
      reported({ a: 1 }, { b: { $unset: true }, c: { $append: ["x"] }, a: { $append: ["x"] } }),
    ).toMatchInlineSnapshot(`
      [
        "l1.json:2:3 nothing-to-unset: "b" is not set by an earlier layer, so there is nothing to unset.",
        "l1.json:5:3 patch-of-nothing: "c" is not set by an earlier layer, so its items cannot be changed. Write the whole list in [ ] here, or its items in the layer that has the list.",
        "l1.json:10:3 patch-of-nothing: "a" is not a list, so its items cannot be changed. Write the whole list in [ ] here, or its items in the layer that has the list.",
      ]
    `);
  });

  it("locks values, objects and everything in them, also against replacing a parent", () => {
    const base = { a: { $value: 1, $lock: true }, m: { $lock: true, x: 1 } };
    expect(merged(base, { a: 2, m: { x: 2, y: 3 } }).value).toEqual({ a: 1, m: { x: 1 } });
    expect(reported(base, { a: 2, m: { y: 3 } })).toMatchInlineSnapshot(`
      [
        "l1.json:2:3 locked: "a" is locked by the layer "l0" at l0.json:4:5.",
        "l1.json:3:3 locked: "m" is locked by the layer "l0" at l0.json:7:5.",
      ]
    `);
    expect(
      reported({ o: { in: { $value: 1, $lock: true } } }, { o: { $unset: true } }),
    ).toMatchInlineSnapshot(`
      [
        "l1.json:2:3 locked: "o" is locked by the layer "l0" at l0.json:5:7.",
      ]
    `);
  });

  it("lets the locking layer itself speak, and layers before it", () => {
    expect(merged({ m: { x: 1 } }, { m: { $lock: true, x: 2, y: 3 } }, { m: { y: 4 } }).value).toEqual({
      m: { x: 2, y: 3 },
    });
  });

  it("always gives the same for the same layers, and never changes them", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const before = JSON.stringify(layers.map(({ value }) => value));
        const first = mergeLayers(layers);
        expect(mergeLayers(layers)).toEqual(first);
        expect(createLayerMerger()(layers)).toEqual(first);
        expect(JSON.stringify(layers.map(({ value }) => value))).toBe(before);
      }),
    );
  });

  it("returns to the parent when a layer is taken away", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const merge = createLayerMerger();
        const parent = merge(layers.slice(0, -1));
        merge(layers);
        expect(merge(layers.slice(0, -1))).toBe(parent);
        expect(mergeLayers(layers.slice(0, -1)).value).toEqual(parent.value);
      }),
    );
  });

  it("leaves no operator in the result", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        expect(JSON.stringify(mergeLayers(layers).value)).not.toContain("$");
      }),
    );
  });

  it("reports every override that repeats the inherited value", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const { value } = mergeLayers(layers);
        const again = mergeLayers([layer("base", value), layer("echo", value)]);
        expect(again.value).toEqual(value);
        expect(again.findings.every(({ code }) => code === "no-op-override")).toBe(true);
        expect(again.findings).toHaveLength(leavesOf(value).length);
      }),
    );
  });

  it("changes nothing below a lock, whatever later layers say", () => {
    fc.assert(
      fc.property(layerStacks, ([first, ...later]) => {
        const locked = layer("locked", { $lock: true, ...(first?.value as object) });
        const result = mergeLayers([locked, ...later]);
        expect(result.value).toEqual(mergeLayers([locked]).value);
        expect(result.findings.filter(({ code }) => code === "locked")).toHaveLength(later.length);
      }),
    );
  });

  it("keeps a provenance whose winner is the value, for every leaf", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const { value } = mergeLayers(layers);
        const trace = traceLayers(layers);
        for (const [path, leaf] of leavesOf(value)) {
          const stack = provenanceOf(trace, path);
          expect(stack.filter(({ winner }) => winner)).toHaveLength(1);
          expect(stack[0]?.winner).toBe(true);
          expect(isSameJson(stack[0]?.value, leaf)).toBe(true);
        }
      }),
    );
  });
});

function leavesOf(value: unknown, path: readonly string[] = []): [readonly string[], unknown][] {
  if (!isJsonObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
}
