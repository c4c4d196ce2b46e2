import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

describe("turns", () => {
  it("let so many pieces of work run at once, the others in the order they came", async () => {
    const inTurn = createTurns(2);
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      inTurn(async () => {
        began.push(number);
        await new Promise<void>((resolve) => {
          ends[number] = resolve;
        });
        return number;
      }),
    );
    expect(began).toEqual([0, 1]);
    ends[1]?.();
    await all[1];
    await Promise.resolve();
    expect(began).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await all[2];
    await all[0];
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it("go on after work that failed", async () => {
    const inTurn = createTurns(1);
    const failed = inTurn(() => Promise.reject(new Error("no")));
    const next = inTurn(async () => "yes");
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });
});
