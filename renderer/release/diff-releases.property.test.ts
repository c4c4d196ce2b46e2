import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffReleases, type ReleaseDiff } from "./diff-releases.ts";
import { base, before, built, diffOf } from "./fixtures/compared-releases.ts";
import { smallConfig } from "./fixtures/small-config.ts";
import { parseJsonFile, positionOf } from "./json-file.ts";
import { isJsonObject } from "./layer.ts";

const leavesOf = (
  value: unknown,
  path: readonly (string | number)[],
): { path: typeof path; value: unknown }[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]))
    : [{ path, value }];

const words = fc.stringMatching(/^[A-Z][a-z]{3,12}$/);
const files = { ...smallConfig, ...base } as Readonly<Record<string, unknown>>;

/** Leaves that may take another value without making the configuration wrong, by how that value is made. */
const EDITS: readonly (readonly [RegExp, (value: unknown) => fc.Arbitrary<unknown>])[] = [
  [
    /^(brands\/\w+\/brand|countries\/\w+|brands\/\w+\/countries\/\w+|domains\/[\w-]+)\.json#.*(name|supportPhone)$/,
    () => words,
  ],
  [/^messages\/.*title$/, () => words],
  [/^messages\/nl\/amenities/, () => words],
  [/^brands\/\w+\/messages/, () => words],
  [
    /maxAgeSeconds|staleSeconds|rooms\.(max|payAtHotelMax)$/,
    (value) => fc.integer({ min: 5, max: 60 }).filter((n) => n !== value),
  ],
  [/accent$/, () => fc.stringMatching(/^#[0-8a-f]{6}$/)],
  [/ratio$/, (value) => fc.double({ min: 0.1, max: 2, noNaN: true }).filter((n) => n !== value)],
  [/head\.index$|hideWizard|experiments.*enabled$/, (value) => fc.constant(!value)],
  [/density$/, (value) => fc.constant(value === "airy" ? "compact" : "airy")],
  [/domains.*\.host$/, () => words.map((word) => `${word.toLowerCase().replace(/[^a-z]/g, "")}x.example`)],
];

interface Edit {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly make: fc.Arbitrary<unknown>;
}

const edits: readonly Edit[] = Object.entries(files).flatMap(([file, value]) =>
  leavesOf(value, []).flatMap(({ path, value: leaf }) => {
    const found = EDITS.find(([pattern]) => pattern.test(`${file}#${path.join(".")}`));
    return found && !path.includes("$after") ? [{ file, path, make: found[1](leaf) }] : [];
  }),
);

const someEdit = fc
  .constantFrom(...edits)
  .chain(({ file, path, make }) => make.map((value) => ({ file, path, value })));

function withValue(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withValue(object[String(key)], rest, to) };
}

describe("any edit", () => {
  it("is one change, at the line that was edited, with a class and a reason", () => {
    expect(edits.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(someEdit, ({ file, path, value }) => {
        const edited = withValue(files[file], path, value);
        const after = built({ [file]: edited });
        const { changes } = diffReleases(before, after);
        expect(changes.map((change) => `${change.file} ${change.at}`)).toEqual([
          `config/${file} ${path.join(".")}`,
        ]);
        const place = positionOf(parseJsonFile(file, JSON.stringify(edited, null, 2)), path);
        expect(changes[0]).toMatchObject(place);
        for (const { class: kind, reason } of changes) {
          expect(kind).toMatch(/^(breaking|risky|safe)$/);
          expect(reason).toMatch(/^[A-Z].*\.$/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("reads the same the other way round, with before and after swapped", () => {
    fc.assert(
      fc.property(fc.array(someEdit, { minLength: 1, maxLength: 4 }), (several) => {
        const patch: Record<string, unknown> = {};
        for (const { file, path, value } of several)
          patch[file] = withValue(patch[file] ?? files[file], path, value);
        const after = built(patch);
        const places = (diff: ReleaseDiff, from: "before" | "after", to: "before" | "after") =>
          diff.changes
            .flatMap(({ file, at, touches }) =>
              touches.map((touch) =>
                JSON.stringify([file, at, touch.path, touch[from] ?? null, touch[to] ?? null, touch.sites]),
              ),
            )
            .sort();
        expect(places(diffReleases(before, after), "before", "after")).toEqual(
          places(diffReleases(after, before), "after", "before"),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("is none when only the order of keys and the white space are others", () => {
    const reversed = (value: unknown): unknown =>
      isJsonObject(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, member]) => [key, reversed(member)]),
          )
        : value;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(files)), fc.nat(8), fc.boolean(), (file, indent, turn) => {
        const text = JSON.stringify(turn ? reversed(files[file]) : files[file], null, indent);
        expect(diffOf({ [file]: text }).changes).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
