import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonFile, positionOf } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { edits, files, someEdit, withValue } from "../testing/arbitrary-edits.ts";
import { before, built, diffOf } from "../testing/compared-releases.ts";
import { diffReleases, type ReleaseDiff } from "./diff-releases.ts";

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
