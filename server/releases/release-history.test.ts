import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rollbackTargets } from "./release-history.ts";

const publish = (to: string) => ({ kind: "publish", to }) as const;
const rollback = (to: string) => ({ kind: "rollback", to }) as const;
const of = <Kind extends string>(kind: Kind, to: string) => ({ kind, to });
const follow = { kind: "follow", to: null } as const;

describe("what a channel can be rolled back to", () => {
  it.each([
    ["nothing at first", [], []],
    ["nothing before the first release", [publish("a")], []],
    ["the release before", [publish("a"), publish("b")], ["a"]],
    ["further back after each rollback", [publish("a"), publish("b"), publish("c"), rollback("b")], ["a"]],
    ["not the one it came from", [publish("a"), publish("b"), rollback("a")], []],
    [
      "what was live, whatever was tried between",
      [publish("a"), publish("b"), rollback("a"), publish("c")],
      ["a"],
    ],
    ["the release that was live when the folder was followed", [publish("a"), follow], ["a"]],
    [
      "no canary that was not promoted",
      [publish("a"), publish("b"), of("canary", "c"), of("abort", "b"), of("canary", "d"), of("share", "d")],
      ["a"],
    ],
    [
      "what was live before a canary was promoted",
      [publish("a"), of("canary", "b"), of("promote", "b")],
      ["a"],
    ],
    ["never the folder", [publish("a"), follow, publish("b")], ["a"]],
    [
      "the one before, also after a jump",
      [publish("a"), publish("b"), publish("c"), rollback("a"), publish("d")],
      ["a"],
    ],
  ])("is %s", (_, events, targets) => {
    expect(rollbackTargets(events)).toEqual(targets);
  });

  it("comes to the first release by going back again and again, without ever staying in one place", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1, maxLength: 12 }),
        (published) => {
          const events: { kind: "publish" | "rollback"; to: string }[] = published.map(publish);
          let current: string | undefined = published.at(-1);
          for (let step = 0; step < published.length; step++) {
            const [target] = rollbackTargets(events);
            if (target === undefined) break;
            expect(target).not.toBe(current);
            events.push(rollback(target));
            current = target;
          }
          expect(rollbackTargets(events)).toEqual([]);
        },
      ),
    );
  });
});
