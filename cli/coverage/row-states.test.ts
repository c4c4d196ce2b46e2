import { describe, expect, it } from "vitest";
import { type Evidence, judgeRows } from "./row-states.ts";

const proof: Evidence = { proofs: ["p.test.ts"], rules: [] };
const rule: Evidence = { proofs: [], rules: ["r.test.ts"] };
const parts = [
  { letter: "a", label: "one" },
  { letter: "b", label: "two" },
];

const state = (evidence: Readonly<Record<string, Evidence>>) =>
  judgeRows([{ id: "GAME-01", star: false, parts }], new Map(Object.entries(evidence)))[0]?.rows[0];

describe("the state of a row", () => {
  it("is proven, rule only or open by its tests", () => {
    const rows = ["AA-01", "AA-02", "BB-01"].map((id) => ({ id, star: true }));
    const areas = judgeRows(
      rows,
      new Map([
        ["AA-01", proof],
        ["AA-02", rule],
      ]),
    );
    expect(areas.map(({ area }) => area)).toEqual(["AA", "BB"]);
    expect(areas.flatMap((area) => area.rows.map((row) => [row.row.id, row.state, row.files]))).toEqual([
      ["AA-01", "proven", ["p.test.ts"]],
      ["AA-02", "rule only", ["r.test.ts"]],
      ["BB-01", "open", []],
    ]);
  });

  it("is that of its weakest part, and names the parts that are not proven", () => {
    expect(state({ "GAME-01a": proof, "GAME-01b": proof })).toMatchObject({ state: "proven", missing: [] });
    expect(state({ "GAME-01a": proof, "GAME-01b": rule })).toMatchObject({
      state: "rule only",
      missing: [parts[1]],
    });
    expect(state({ "GAME-01a": proof })).toMatchObject({ state: "open", missing: [parts[1]] });
    expect(state({ "GAME-01": proof })).toMatchObject({ state: "open", missing: parts });
  });
});
