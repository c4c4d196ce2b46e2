import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromMemoryText, toMemoryText } from "./memory-text.ts";
import { createReadMemory, type Kept, type ReadMemory } from "./read-memory.ts";
import { type Reads, type Roots, tracked } from "./tracked.ts";

interface World {
  readonly kind: string;
  readonly a: unknown;
  readonly b: unknown;
  readonly c: unknown;
  readonly names: unknown;
  readonly many: Readonly<Record<string, string>>;
}

/** More members than are noted one by one. */
const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`m${index}`, "x"]));

const value = fc.oneof(
  fc.constantFrom(undefined, null, true, false, 0, -0, 1, Number.NaN, "", "#x", "1"),
  fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
);
const world: fc.Arbitrary<World> = fc.record({
  kind: fc.constantFrom("a", "b", "c"),
  a: value,
  b: value,
  c: value,
  names: fc.oneof(fc.constantFrom(undefined, "p"), fc.array(fc.constantFrom("p", "q", 1), { maxLength: 2 })),
  many: fc.constantFrom({}, { m0: "x" }, many, { ...many, m7: "y" }),
});
const key = fc.constantFrom("one", "two");
const steps = fc.array(fc.tuple(key, world, fc.constantFrom("go on", "end the round", "hand over")), {
  maxLength: 40,
});

/**
 * What it makes follows from what it reads alone: which member it reads second hangs on the first, and so
 * does what it asks a list for.
 */
function made(of: string, from: World): string {
  const second = from[from.kind as "a" | "b" | "c"];
  const third = typeof second === "string" ? from.c : undefined;
  const held = Array.isArray(from.names) && from.names.includes(from.kind === "a" ? "p" : "q");
  const listed = from.kind === "c" ? JSON.stringify(from.names) : undefined;
  const all = from.kind === "b" ? Object.values(from.many).join("") + from.many.m7 : from.many.m0;
  return [of, from.kind, typeof second, said(second), typeof third, said(third), held, listed, all].join(" ");
}

function said(value: unknown): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

/** The memory as another process gets it. */
function handedOver(memory: ReadMemory<string>, lasting: readonly string[]): ReadMemory<string> {
  const next = createReadMemory<string>(lasting);
  const { all = [] } = fromMemoryText(toMemoryText({ all: memory.all() }));
  for (const kept of all) next.restore(kept as Kept<string>);
  return next;
}

describe("a memory of what was read", () => {
  it("answers what would be made, whatever was made before, here or in another process", () => {
    fc.assert(
      fc.property(steps, fc.constantFrom([], ["from"]), (all, lasting) => {
        let memory = createReadMemory<string>(lasting);
        for (const [of, from, then] of all) {
          const roots: Roots = { from };
          const known = memory.find(of, roots);
          const reads: Reads = new Set();
          const fresh = made(of, tracked(from, "from", reads, 3));
          if (known) expect(known.value).toBe(fresh);
          else memory.keep(of, roots, reads, fresh);
          expect(memory.find(of, roots)?.value).toBe(fresh);
          if (then === "end the round") memory.endRound();
          if (then === "hand over") memory = handedOver(memory, lasting);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("forgets what nobody asked for once it holds much, and keeps the rest", () => {
    const memory = createReadMemory<number>();
    const put = (number: number) => {
      const reads: Reads = new Set();
      const { value } = tracked({ value: number }, "from", reads);
      memory.keep(`key ${number % 7}`, { from: { value: number } }, reads, value);
    };
    for (let number = 0; number < 12_000; number++) put(number);
    const asked = () => memory.find("key 5", { from: { value: 5 } })?.value;
    for (let round = 0; round < 6; round++) {
      expect(asked()).toBe(5);
      memory.endRound();
    }
    for (let number = 20_000; number < 34_000; number++) put(number);
    memory.endRound();
    expect(asked()).toBe(5);
    expect(memory.find("key 1", { from: { value: 1 } })).toBeUndefined();
    expect(memory.find("key 0", { from: { value: 20_006 } })?.value).toBe(20_006);
  });
});
