import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestClock } from "../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { sourceWith, toStore } from "../testing/release-source.ts";
import { compressed, decompressed } from "./compressed.ts";
import { createReleaseChannel } from "./release-channel.ts";
import { createReleaseStore, DamagedRelease, type ReleaseStore } from "./release-store.ts";
import { loadServerSecret } from "./server-secret.ts";

const country = "config/countries/NL.json";
const first = toStore(sourceWith(country, '"weekStart": 1', '"weekStart": 1'));
const second = toStore(sourceWith(country, '"weekStart": 1', '"weekStart": 0'));
const clock = createTestClock();
let database: TestDatabase;
let store: ReleaseStore;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createReleaseStore(database.db, clock);
});
afterAll(() => database.stop());

describe("stored releases", () => {
  it("are one row per content, with the first note and date", async () => {
    const put = await store.put({ ...first, note: "opening" });
    clock.advance(60_000);
    const again = await store.put({ ...first, note: "again" });
    expect([put.isNew, again.isNew]).toEqual([true, false]);
    expect(again.hash).toBe(first.release.hash);
    const rows = await store.list();
    expect(rows.map(({ hash, note, sites }) => ({ hash, note, sites }))).toEqual([
      { hash: first.release.hash, note: "opening", sites: Object.keys(first.release.sites).length },
    ]);
  });

  it("come back the same, with what they were built from", async () => {
    expect(await store.load(first.release.hash)).toEqual(first.release);
    const source = await store.source(first.release.hash);
    expect(source?.texts).toEqual(first.source.texts);
    expect([...(source?.brandFiles.keys() ?? [])]).toEqual([...first.source.brandFiles.keys()]);
    expect(await store.load("0000000000000000")).toBeNull();
    expect(await store.source("0000000000000000")).toBeNull();
  });

  it("are found by the beginning of the hash, and by nothing else", async () => {
    const found = await store.find(first.release.hash.slice(0, 6));
    expect(found.map(({ hash }) => hash)).toEqual([first.release.hash]);
    expect(await store.find("%")).toEqual([]);
    expect(await store.find("")).toEqual([]);
  });

  it.each([
    [
      "was changed",
      async (bytes: Buffer) => compressed((await decompressed(bytes)).replace("Utrecht", "Untrecht")),
    ],
    ["was cut off", async (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      "is of another format",
      async (bytes: Buffer) =>
        compressed((await decompressed(bytes)).replace(/"format":\d+/, '"format":999')),
    ],
  ])("are refused when a row %s, and mended by putting the same again", async (_, damage) => {
    const { hash } = (await store.put(second)) ?? {};
    const { content } = await database.db
      .selectFrom("release")
      .select("content")
      .where("hash", "=", hash)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable("release")
      .set({ content: await damage(content) })
      .where("hash", "=", hash)
      .execute();
    await expect(store.load(hash)).rejects.toThrow(DamagedRelease);
    await expect(store.load(hash)).rejects.toThrow(`The stored release ${hash} cannot be read`);
    await store.put(second);
    expect((await store.load(hash))?.hash).toBe(hash);
  });
});

describe("a channel", () => {
  const a = first.release.hash;
  const b = second.release.hash;
  const channelOf = (name: string) => createReleaseChannel(database.db, clock, name);

  it("follows the folder until something is published, and walks back through what was live", async () => {
    const channel = channelOf("walk");
    expect(await channel.state()).toEqual({ release: null, generation: 0, canary: null });
    expect(await channel.rollback()).toEqual({ ok: false, reason: "noEarlierRelease" });
    await channel.publish(a, { note: "one" });
    await channel.publish(b, { note: "two" });
    expect(await channel.rollback()).toMatchObject({
      ok: true,
      from: b,
      state: { release: a, generation: 3 },
    });
    expect(await channel.rollback()).toEqual({ ok: false, reason: "noEarlierRelease" });
    expect(await channel.rollback({ to: b })).toMatchObject({ ok: true, state: { release: b } });
    expect(await channel.follow()).toMatchObject({ ok: true, state: { release: null } });
    const events = await channel.events();
    expect(events.map(({ kind, from, to, note }) => [kind, from, to, note])).toEqual([
      ["follow", b, null, ""],
      ["rollback", a, b, ""],
      ["rollback", b, a, ""],
      ["publish", a, b, "two"],
      ["publish", null, a, "one"],
    ]);
  });

  it("changes nothing when it shows the release already, or the release does not exist", async () => {
    const channel = channelOf("same");
    await channel.publish(a);
    expect(await channel.publish(a)).toMatchObject({ ok: true, changed: false, state: { generation: 1 } });
    expect(await channel.publish("0000000000000000")).toEqual({ ok: false, reason: "unknownRelease" });
    expect(await channel.events()).toHaveLength(1);
  });

  it("lets one of two publishers win who saw the same state, and tells the other", async () => {
    const channel = channelOf("race");
    for (let round = 0; round < 10; round++) {
      const seen = await channel.state();
      const [wanted = a, other = null] = [a, b, null].filter((each) => each !== seen.release);
      const results = await Promise.all([
        channel.publish(wanted ?? a, { seen }),
        other ? channel.publish(other, { seen }) : channel.follow({ seen }),
      ]);
      const outcomes = results.map((result) => (result.ok ? "won" : result.reason));
      expect(outcomes.sort()).toEqual(["changedMeanwhile", "won"]);
      const { release, generation } = await channel.state();
      expect(generation).toBe(seen.generation + 1);
      expect(results.find(({ ok }) => !ok)).toMatchObject({ state: { release, generation } });
    }
    expect(await channel.events()).toHaveLength(10);
  });

  it("does not take a state for unchanged that was left and come back to", async () => {
    const channel = channelOf("and-back");
    await channel.publish(a);
    const seen = await channel.state();
    await channel.publish(b);
    await channel.rollback();
    expect(await channel.publish(a, { seen })).toMatchObject({ ok: false, reason: "changedMeanwhile" });
  });
});

describe("a server secret", () => {
  it("is made once, however many ask at the same time", async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        loadServerSecret(database.db, "test", { clock, random: (count) => Buffer.alloc(count, index) }),
      ),
    );
    expect(new Set(asked.map((secret) => secret.toString("hex"))).size).toBe(1);
    expect(asked[0]).toHaveLength(32);
  });
});
