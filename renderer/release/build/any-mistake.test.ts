import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isJsonObject } from "../json/layer.ts";
import { buildSmall, shortFinding, smallConfig } from "../testing/small-config.ts";

type Path = readonly (string | number)[];

/** Every place in every file of the small configuration. */
const places = Object.entries(smallConfig).flatMap(([file, value]) =>
  pathsIn(value).map((path) => ({ file, path })),
);

describe("one wrong value in any place", () => {
  it("is never a crash, and never more than one finding", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(null, 7, "nonsense", true),
        ({ file, path }, value) => {
          const found = findingsWith(file, path, value);
          expect(found.length, found.join("\n")).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 80 },
    );
  });

  it("is never a crash when it is a whole wrong structure", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom([], {}, [1], { odd: 1 }),
        ({ file, path }, value) => {
          expect(() => findingsWith(file, path, value)).not.toThrow();
        },
      ),
      { numRuns: 60 },
    );
  });
});

function findingsWith(file: string, path: Path, value: unknown): string[] {
  const changed = replaced(smallConfig[file as keyof typeof smallConfig], path, value);
  const { findings } = buildSmall({ [file]: JSON.stringify(changed) });
  return findings.filter(({ severity }) => severity !== "info").map(shortFinding);
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item, index) => pathsIn(item, [...path, index]))];
  if (!isJsonObject(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, by) : item));
  return isJsonObject(value) ? { ...value, [key]: replaced(value[key], rest, by) } : value;
}
