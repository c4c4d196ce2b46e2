import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experimentArm, type WeightedArms } from "./experiment-arm.ts";

const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor${index}`);
const arms = (...weights: readonly number[]): WeightedArms =>
  Object.fromEntries(weights.map((weight, index) => [`arm${index}`, { weight }]));
const shares = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe("experiment arms", () => {
  it("[EXP-01] gives a visitor the same arm every time, whatever order the arms are written in", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), shares, (visitor, experiment, weights) => {
        const own = arms(...weights);
        const arm = experimentArm(visitor, experiment, own);
        expect(Object.keys(own)).toContain(arm);
        const turned = Object.fromEntries(Object.entries(own).reverse());
        expect(experimentArm(visitor, experiment, turned)).toBe(arm);
      }),
    );
  });

  it.each([[[50, 50]], [[90, 10]], [[20, 30, 50]], [[1, 99]]])(
    "[EXP-01] keeps to the weights %j",
    (weights) => {
      const own = arms(...weights);
      const counts = weights.map(() => 0);
      for (const visitor of visitors) {
        const at = Number(experimentArm(visitor, "web2", own)?.slice(3));
        counts[at] = (counts[at] ?? 0) + 1;
      }
      for (const [index, weight] of weights.entries())
        expect(Math.abs((counts[index] ?? 0) / visitors.length - weight / 100)).toBeLessThan(0.012);
    },
  );

  it("never chooses an arm without weight, and none when all are without", () => {
    for (const visitor of visitors.slice(0, 2000))
      expect(experimentArm(visitor, "web2", arms(0, 100, 0))).toBe("arm1");
    expect(experimentArm("a", "web2", arms(0, 0))).toBeUndefined();
  });

  it("[EXP-01] moves guests only into the arm whose weight grows and only out of one whose weight shrinks", () => {
    fc.assert(
      fc.property(fc.string(), shares, fc.nat(4), fc.nat(100), (visitor, weights, chosen, weight) => {
        const at = chosen % weights.length;
        const changed = weights.map((old, index) => (index === at ? weight : old));
        const before = experimentArm(visitor, "web2", arms(...weights));
        const after = experimentArm(visitor, "web2", arms(...changed));
        if (before === after) return;
        expect([before, after]).toContain(`arm${at}`);
        if (weight > (weights[at] ?? 0)) expect(after).toBe(`arm${at}`);
      }),
      { numRuns: 2000 },
    );
  });

  it("[EXP-01] moves the tenth of the guests that a shift of ten in a hundred asks for", () => {
    const moved = visitors.filter(
      (visitor) =>
        experimentArm(visitor, "web2", arms(50, 50)) !== experimentArm(visitor, "web2", arms(60, 40)),
    );
    expect(Math.abs(moved.length / visitors.length - 0.1)).toBeLessThan(0.012);
  });

  it("[EXP-01] assigns one experiment independently of another", () => {
    const both = visitors.filter(
      (visitor) =>
        experimentArm(visitor, "web2", arms(50, 50)) === "arm0" &&
        experimentArm(visitor, "wizz", arms(50, 50)) === "arm0",
    );
    expect(Math.abs(both.length / visitors.length - 0.25)).toBeLessThan(0.012);
  });
});
