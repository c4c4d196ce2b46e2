import { describe, expect, it } from "vitest";
import { binomialTail } from "./binomial-tail.ts";
import { CANARY_LIMITS, canaryVerdict } from "./canary-verdict.ts";

const of = (failures: number, answers: number) => ({ failures, answers });
const kindOf = (canary: ReturnType<typeof of>, live: ReturnType<typeof of>) =>
  canaryVerdict({ canary, live }, CANARY_LIMITS).kind;

describe("the verdict on a canary", () => {
  it.each([
    ["too few answers, whatever they were", of(99, 99), of(0, 5000), "tooFew"],
    ["no failure", of(0, 100), of(0, 5000), "fine"],
    ["a page that always fails", of(100, 100), of(0, 100), "worse"],
    ["one page of ten", of(12, 120), of(2, 2000), "worse"],
    ["failing as often as what is live", of(30, 300), of(200, 2000), "fine"],
    ["an outage of both", of(250, 300), of(1600, 2000), "fine"],
    ["two unlucky guests", of(3, 100), of(2, 2000), "fine"],
    ["surely worse, by less than anybody minds", of(900, 100_000), of(100, 100_000), "fine"],
    ["nothing to compare with, and failing", of(20, 100), of(0, 0), "worse"],
    ["nothing to compare with, and a stray failure", of(3, 100), of(0, 0), "fine"],
    ["better than what is live", of(0, 300), of(400, 2000), "fine"],
  ] as const)("%s", (_, canary, live, kind) => {
    expect(kindOf(canary, live)).toBe(kind);
  });

  it("gives the figures of both", () => {
    const { reason } = canaryVerdict({ canary: of(12, 120), live: of(2, 2000) }, CANARY_LIMITS);
    expect(reason).toBe(
      "12 of 120 answers (10.0 %) failed on the canary, 2 of 2000 answers (0.1 %) on the live release: that is no chance.",
    );
    const alone = canaryVerdict({ canary: of(1, 50), live: of(0, 0) }, CANARY_LIMITS);
    expect(alone.reason).toContain("where 1 % are taken as usual; it is judged from 100 answers on.");
  });

  it("ends hardly one of a thousand healthy canaries, though it looks again and again", () => {
    const random = numbers(7);
    let ended = 0;
    for (let canary = 0; canary < 1000; canary++) {
      const counts = { canary: { answers: 0, failures: 0 }, live: { answers: 0, failures: 0 } };
      for (let look = 0; look < 100; look++) {
        for (const [arm, more] of [
          ["canary", 20],
          ["live", 180],
        ] as const)
          for (let answer = 0; answer < more; answer++) {
            counts[arm].answers += 1;
            if (random() < 0.02) counts[arm].failures += 1;
          }
        if (canaryVerdict(counts, CANARY_LIMITS).kind === "worse") {
          ended += 1;
          break;
        }
      }
    }
    expect(ended).toBeLessThanOrEqual(1);
  });

  it("knows how likely as many are", () => {
    expect(binomialTail(1, 1, 0.25)).toBeCloseTo(0.25, 12);
    expect(binomialTail(8, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
    expect(binomialTail(0, 10, 0.5)).toBe(1);
    expect(binomialTail(1, 100, 0.01)).toBeCloseTo(1 - 0.99 ** 100, 10);
    expect(binomialTail(500, 1000, 0.5)).toBeCloseTo(0.5126125, 6);
  });
});

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
