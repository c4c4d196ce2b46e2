import { expect, it } from "vitest";
import { batchLookups } from "./batch-lookups.ts";

/** Lookups that say how long a word is, and what they were asked together. */
function lengths() {
  const batches: (readonly string[])[] = [];
  const find = batchLookups(async (keys: readonly string[]) => {
    batches.push(keys);
    return new Map(keys.filter(Boolean).map((key) => [key, key.length]));
  });
  return { find, batches };
}

it("looks up together what is asked for in one turn, each key once", async () => {
  const { find, batches } = lengths();
  expect(await Promise.all([find("a"), find("bb"), find(""), find("a")])).toEqual([1, 2, undefined, 1]);
  expect(batches).toEqual([["a", "bb", ""]]);
});

it("looks a key up anew that is asked for once a query is under way", async () => {
  const truth = new Map([["key", "old"]]);
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const find = batchLookups(async (keys: readonly string[]) => {
    const seen = new Map(keys.map((key) => [key, truth.get(key) ?? ""]));
    begun();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return seen;
  });
  const first = find("key");
  await isBegun;
  truth.set("key", "new");
  expect(await Promise.all([first, find("key")])).toEqual(["old", "new"]);
});

it("begins another query where there are too many for one", async () => {
  const { find, batches } = lengths();
  await Promise.all(Array.from({ length: 250 }, (_, index) => find(`k${index}`)));
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it("fails for all who asked together, and for nobody after them", async () => {
  let isDown = true;
  const find = batchLookups(async (keys: readonly string[]) => {
    if (isDown) throw new Error("the database is away");
    return new Map(keys.map((key) => [key, key]));
  });
  const all = await Promise.allSettled([find("a"), find("b")]);
  expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await find("a")).toBe("a");
});
