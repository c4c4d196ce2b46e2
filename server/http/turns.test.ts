import { expect, it } from "vitest";
import { createTurns, type Ticks } from "./turns.ts";

function clockwork() {
  let tell: ((lateMs: number) => void) | undefined;
  const ticks: Ticks = {
    every: (_, told) => {
      tell = told;
      return () => {
        tell = undefined;
      };
    },
  };
  return { ticks, tick: (lateMs: number) => tell?.(lateMs), isTicking: () => tell !== undefined };
}

it("lets a few go on at once and the others after them, in their order", async () => {
  const { ticks, tick, isTicking } = clockwork();
  const turns = createTurns(2, ticks);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3, 4].map(async (number) => {
    const end = await turns.next();
    begun.push(number);
    ends[number] = end;
  });
  await settled();
  expect(begun).toEqual([0, 1]);
  // The loop is late: nobody more.
  tick(200);
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  ends[0]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  // On time: whoever is under way only waits for others.
  tick(2);
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(isTicking()).toBe(false);
  ends[3]?.();
  ends[4]?.();
  expect(await turns.next()).toBeTypeOf("function");
});

it("goes on by itself where work only waits", async () => {
  const turns = createTurns(1);
  await turns.next();
  const second = turns.next();
  const third = turns.next();
  expect(await Promise.race([Promise.all([second, third]).then(() => "begun"), pause(5000)])).toBe("begun");
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const settled = () => pause(0);
