import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineDiff } from "./line-diff.ts";

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text }) => ({ same: " ", added: "+", removed: "-", gap: "…" })[kind] + text,
  );

describe("comparing texts", () => {
  it("shows what differs with a few lines around", () => {
    const before = "a\nb\nc\nd\ne\nf\ng\nh\ni\n";
    expect(shown(before, before.replace("e", "E"))).toEqual([
      "…",
      " b",
      " c",
      " d",
      "-e",
      "+E",
      " f",
      " g",
      " h",
      "…",
    ]);
    expect(shown("", "a\nb\n")).toEqual(["+a", "+b"]);
    expect(shown("a\nb\n", "a\nx\nb\n")).toEqual([" a", "+x", " b"]);
  });

  it("leads from one text to the other", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before.length + after.length < 8);
        const lines = lineDiff(before.join("\n"), after.join("\n"));
        const side = (skip: string) =>
          lines.filter(({ kind }) => kind !== skip && kind !== "gap").map(({ text }) => text);
        if (before.join() !== after.join()) {
          expect(side("added")).toEqual(before);
          expect(side("removed")).toEqual(after);
        }
      }),
    );
  });
});
