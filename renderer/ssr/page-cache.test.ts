import { describe, expect, it } from "vitest";
import { createPageCache, type Produced } from "./page-cache.ts";

function setup(maxBytes = 1000) {
  let now = 0;
  let made = 0;
  const cache = createPageCache<string>({ maxBytes, now: () => now });
  const produce =
    (extra: Partial<Produced<string>> = {}) =>
    async () => ({
      value: `v${++made}`,
      bytes: 100,
      store: true,
      maxAgeMs: 10,
      staleMs: 100,
      ...extra,
    });
  return { cache, produce, wait: (ms: number) => (now += ms), made: () => made };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("page cache", () => {
  it("answers a fresh page as stored", async () => {
    const { cache, produce } = setup();
    expect(await cache.get("a", produce())).toEqual({ value: "v1", state: "miss" });
    expect(await cache.get("a", produce())).toEqual({ value: "v1", state: "hit" });
  });

  it("answers a stale page at once and makes one new one behind it", async () => {
    const { cache, produce, wait, made } = setup();
    await cache.get("a", produce());
    wait(50);
    const answers = await Promise.all([cache.get("a", produce()), cache.get("a", produce())]);
    expect(answers.map((answer) => answer.state)).toEqual(["stale", "stale"]);
    await settled();
    expect(made()).toBe(2);
    expect(await cache.get("a", produce())).toEqual({ value: "v2", state: "hit" });
  });

  it("counts an answer as what is left of it once it is settled, and one that cannot be as it was", async () => {
    const { cache, produce } = setup();
    await cache.get("a", produce({ settle: async () => 10 }));
    await cache.get("b", produce({ settle: () => Promise.reject(new Error("no memory")) }));
    await settled();
    expect(cache.size()).toEqual({ entries: 2, bytes: 11 + 101 });
  });

  it("counts nothing of an answer that settles after it was replaced", async () => {
    const { cache, produce } = setup();
    let settle: (bytes: number) => void = () => {};
    const slow = produce({ settle: () => new Promise((resolve) => (settle = resolve)) });
    cache.put("a", await slow());
    cache.put("a", await produce({ bytes: 50 })());
    settle(1);
    await settled();
    expect(cache.size()).toEqual({ entries: 1, bytes: 51 });
  });

  it("makes a page once however many ask for it", async () => {
    const { cache, produce, made } = setup();
    const answers = await Promise.all(Array.from({ length: 40 }, () => cache.get("a", produce())));
    expect(new Set(answers.map((answer) => answer.value))).toEqual(new Set(["v1"]));
    expect(made()).toBe(1);
  });

  it("gives what was made for one guest alone to nobody who waited, of whom one makes the page for all others", async () => {
    const { cache, produce, wait, made } = setup();
    const ask = async () => {
      let got = await cache.get("a", produce());
      for (; got.state === "foreign"; got = await cache.get("a", produce()));
      return got;
    };
    const refused = cache.get("a", produce({ store: false, forOne: true }));
    const answers = await Promise.all([refused, ask(), ask(), ask()]);
    expect(answers.map(({ value }) => value)).toEqual(["v1", "v2", "v2", "v2"]);
    wait(50);
    await cache.get("a", produce({ store: false, forOne: true }));
    await settled();
    expect([await cache.get("a", produce()), made()]).toEqual([{ value: "v2", state: "stale" }, 4]);
  });

  it("never keeps a degraded page", async () => {
    const { cache, produce } = setup();
    await cache.get("a", produce({ store: false }));
    expect(await cache.get("a", produce())).toEqual({ value: "v2", state: "miss" });
  });

  it("keeps the old page when making a new one fails", async () => {
    const { cache, produce, wait } = setup();
    await cache.get("a", produce());
    wait(50);
    expect(await cache.get("a", () => Promise.reject(new Error("down")))).toEqual({
      value: "v1",
      state: "stale",
    });
    await settled();
    expect((await cache.get("a", produce())).value).toBe("v1");
  });

  it("drops the least recently used pages when full", async () => {
    const { cache, produce } = setup(250);
    await cache.get("a", produce());
    await cache.get("b", produce());
    await cache.get("a", produce());
    await cache.get("c", produce());
    expect(cache.size()).toEqual({ entries: 2, bytes: 202 });
    expect((await cache.get("a", produce())).state).toBe("hit");
    expect((await cache.get("b", produce())).state).toBe("miss");
  });

  it("counts the addresses of pages too, which strangers make as long as they like", async () => {
    const { cache, produce } = setup(1000);
    for (let index = 0; index < 5; index += 1) await cache.get(`${"a".repeat(300)}${index}`, produce());
    expect(cache.size()).toEqual({ entries: 2, bytes: 802 });
    await cache.get("a".repeat(901), produce());
    expect(cache.size().entries).toBe(2);
  });

  it("does not bring back a page made before it was cleared", async () => {
    const { cache, produce } = setup();
    const flight = cache.get("a", produce());
    cache.clear();
    await flight;
    expect((await cache.get("a", produce())).value).toBe("v2");
  });

  describe("beyond its time", () => {
    const setupKept = () => {
      let now = 0;
      const cache = createPageCache<string>({ maxBytes: 1000, now: () => now, errorMs: 10_000 });
      const page =
        (value: string, store = true) =>
        async () => ({
          value,
          bytes: 100,
          store,
          maxAgeMs: 10,
          staleMs: 100,
        });
      return { cache, page, wait: (ms: number) => (now += ms) };
    };
    const broken = () => Promise.reject(new Error("the database is away"));

    it("keeps answering with the last page while a new one fails or is degraded", async () => {
      const { cache, page, wait } = setupKept();
      await cache.get("a", page("whole"));
      wait(200);
      expect(await cache.get("a", broken)).toEqual({ value: "whole", state: "stale-error" });
      wait(5000);
      expect(await cache.get("a", page("half", false))).toEqual({ value: "whole", state: "stale-error" });
      await settled();
      wait(10_000);
      await expect(cache.get("a", broken)).rejects.toThrow("the database is away");
    });

    it("does not let anybody wait for what has just failed, and has the new page soon after it works", async () => {
      const { cache, page, wait } = setupKept();
      await cache.get("a", page("old"));
      wait(200);
      await cache.get("a", broken);
      let tries = 0;
      const never = () => {
        tries += 1;
        return new Promise<never>(() => undefined);
      };
      expect(await cache.get("a", never)).toEqual({ value: "old", state: "stale-error" });
      expect(tries).toBe(0);
      wait(3000);
      expect(await cache.get("a", page("new"))).toEqual({ value: "old", state: "stale-error" });
      await settled();
      expect(await cache.get("a", broken)).toEqual({ value: "new", state: "hit" });
    });

    it("makes a new page at once where the last try worked", async () => {
      const { cache, page, wait } = setupKept();
      await cache.get("a", page("old"));
      wait(200);
      expect(await cache.get("a", page("new"))).toEqual({ value: "new", state: "miss" });
    });
  });
});
