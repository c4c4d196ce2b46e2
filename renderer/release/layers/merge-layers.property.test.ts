import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nodeAt, parseJsonFile, positionOf } from "../json/json-file.ts";
import { isJsonObject, isSameJson } from "../json/layer.ts";
import { layer, layerStacks } from "../testing/arbitrary-layers.ts";
import { createLayerMerger } from "./layered-documents.ts";
import { mergeLayers, traceLayers } from "./merge-layers.ts";
import { provenanceOf } from "./trace.ts";

type Leaf = readonly [path: readonly string[], value: unknown];

describe("layers of any shape", () => {
  it("merge to the same value whatever the order of keys in a file", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const turned = layers.map((one) => layer(one.name, reversed(one.value)));
        expect(mergeLayers(turned).value).toEqual(mergeLayers(layers).value);
      }),
    );
  });

  it("merge the same from a remembered beginning as from the start, and are never changed", () => {
    fc.assert(
      fc.property(layerStacks, fc.nat(), (layers, cut) => {
        const frozen = layers.map((one) => ({ ...one, value: deepFrozen(one.value) }));
        const merge = createLayerMerger();
        merge(frozen.slice(0, cut % frozen.length));
        expect(merge(frozen)).toEqual(mergeLayers(frozen));
      }),
    );
  });

  it("[CONF-18] are exactly their parent without the last one", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const [, ...rest] = [...layers].reverse();
        const parent = mergeLayers(rest.reverse());
        mergeLayers(layers);
        expect(mergeLayers(layers.slice(0, -1))).toEqual(parent);
      }),
    );
  });

  it("keep a locked place as it is against every later change, and name the line of the lock", () => {
    const changes = fc.constantFrom<unknown>(
      1,
      null,
      [],
      { $unset: true },
      { $value: 2 },
      { $append: ["x"] },
      { $remove: ["p"] },
      { a: 1 },
      { $lock: true, b: 2 },
    );
    fc.assert(
      fc.property(layerStacks, changes, fc.constantFrom("a", "b"), ([first], change, key) => {
        const base = layer("base", { ...(first?.value as object), [key]: { $value: ["p"], $lock: true } });
        const line = positionOf(base.source, [key, "$lock"], "key");
        for (const late of [{ [key]: change }, change]) {
          const result = mergeLayers([base, layer("late", { $schema: "x", ...wrap(late, key, change) })]);
          expect((result.value as Record<string, unknown>)[key]).toEqual(["p"]);
          const [finding] = result.findings.filter(({ code }) => code === "locked");
          expect(finding?.message).toContain(`at base.json:${line.line}:${line.column}`);
        }
      }),
    );
  });

  it("say of every value who set it: the winner's place holds exactly that value", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const { value } = mergeLayers(layers);
        const trace = traceLayers(layers);
        for (const [path, leaf] of leavesOf(value)) {
          const [winner] = provenanceOf(trace, path);
          const source = layers.find((one) => one.source.file === winner?.file)?.source;
          expect(isSameJson(winner?.value, leaf)).toBe(true);
          if (!source) throw new Error("The winner names no layer.");
          const written = valueAt(source.text, winner?.line ?? 0, winner?.column ?? 0);
          // A list that an operator made stands nowhere; its place is the operator's.
          if (!isJsonObject(written)) expect(written).toEqual(leaf);
          else expect(Array.isArray(leaf)).toBe(true);
        }
      }),
    );
  });

  it("report every repetition of what is inherited, and nothing else, when a layer repeats", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const before = mergeLayers(layers);
        const leaves = leavesOf(before.value);
        const after = mergeLayers([...layers, layer("echo", before.value)]);
        expect(after.value).toEqual(before.value);
        const said = after.findings.slice(before.findings.length);
        expect(said.map(({ code, file }) => `${file} ${code}`)).toEqual(
          leaves.map(() => "echo.json no-op-override"),
        );
      }),
    );
  });
});

describe("positions in JSON of any look", () => {
  it("are those of the values, whatever the white space and the letters", () => {
    const space = fc
      .array(fc.constantFrom(" ", "\n", "\r\n", "\t"), { maxLength: 4 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        fc.array(space, { minLength: 8, maxLength: 8 }),
        (value, spaces) => {
          // Members under a name every object has are left out of what is read, and say so.
          fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value)));
          let turn = 0;
          const gap = () => spaces[turn++ % spaces.length] ?? "";
          const source = parseJsonFile("any.json", written(value, gap));
          expect(source.findings.filter(({ code }) => code !== "repeated-key")).toEqual([]);
          expect(isSameJson(source.value, JSON.parse(JSON.stringify(value)))).toBe(true);
          for (const [path, leaf] of leavesOf(source.value)) {
            if (source.findings.length > 0 || !nodeAt(source, path)) continue;
            const { line, column } = positionOf(source, path);
            expect(valueAt(source.text, line, column)).toEqual(leaf);
          }
        },
      ),
    );
  });
});

function wrap(late: unknown, key: string, change: unknown): Record<string, unknown> {
  return late === change ? { [key]: { $value: change } } : (late as Record<string, unknown>);
}

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (!isJsonObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

/** The JSON value whose text begins at a line and column. */
function valueAt(text: string, line: number, column: number): unknown {
  const lines = text.split("\n");
  const offset = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  for (let end = text.length; end > offset; end--) {
    try {
      return JSON.parse(text.slice(offset, end));
    } catch {}
  }
  throw new Error(`Nothing begins at ${line}:${column}.`);
}

function written(value: unknown, gap: () => string): string {
  const inside = (): string => {
    if (Array.isArray(value)) return `[${value.map((item) => written(item, gap)).join(",")}${gap()}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const members = Object.entries(value).map(
      ([key, member]) => `${gap()}${JSON.stringify(key)}${gap()}:${written(member, gap)}`,
    );
    return `{${members.join(",")}${gap()}}`;
  };
  return `${gap()}${inside()}${gap()}`;
}

function reversed(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

function deepFrozen(value: unknown): unknown {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
