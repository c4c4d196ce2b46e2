import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestClock } from "../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { pruneReleases } from "./prune-releases.ts";
import { createReleaseChannel, type ReleaseChannel } from "./release-channel.ts";
import { reportServer } from "./server-reports.ts";

const clock = createTestClock();
let database: TestDatabase;
let live: ReleaseChannel;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

beforeEach(async () => {
  for (const table of ["release_server", "release_event", "release_channel", "release"] as const)
    await database.db.deleteFrom(table).execute();
  live = createReleaseChannel(database.db, clock, "live");
});

const hashOf = (number: number) => number.toString(16).padStart(16, "0");

/** Stores releases 1 to `count`, a minute apart, each with a brand file of ten bytes. */
async function store(count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    clock.advance(60_000);
    const at = new Date(clock());
    const bytes = Buffer.alloc(100);
    const row = { hash: hashOf(number), format: 2, code: "c", built_at: at, created_at: at, sites: 1 };
    await database.db
      .insertInto("release")
      .values({ ...row, content: bytes, source: bytes })
      .execute();
    await database.db
      .insertInto("release_file")
      .values({ release: row.hash, path: "alba/logo.svg", hash: "h", content: Buffer.alloc(10) })
      .execute();
  }
}

const stored = async () =>
  (await database.db.selectFrom("release").select("hash").orderBy("created_at").execute()).map(({ hash }) =>
    Number.parseInt(hash, 16),
  );
const prune = (keep: number, dryRun = false) => pruneReleases(database.db, { keep, keepBack: 2, dryRun });

describe("pruneReleases", () => {
  it("removes the oldest with their files and says how much that frees", async () => {
    await store(5);
    expect(await prune(2)).toEqual({ removed: [1, 2, 3].map(hashOf), bytes: 630, kept: 2 });
    expect(await stored()).toEqual([4, 5]);
    const files = await database.db.selectFrom("release_file").select("release").execute();
    expect(files).toHaveLength(2);
    expect(await prune(2)).toEqual({ removed: [], bytes: 0, kept: 2 });
  });

  it("says the same and removes nothing when it is only asked", async () => {
    await store(3);
    expect(await prune(1, true)).toEqual({ removed: [1, 2].map(hashOf), bytes: 420, kept: 1 });
    expect(await stored()).toEqual([1, 2, 3]);
  });

  it("keeps what is live on any channel, what a server answers with, and the next steps back", async () => {
    await store(9);
    const staging = createReleaseChannel(database.db, clock, "staging");
    for (const number of [1, 2, 3, 4, 5]) await live.publish(hashOf(number));
    await staging.publish(hashOf(6));
    const report = { channel: "live", generation: 1, release: hashOf(7), problem: "" };
    await reportServer(database.db, clock, { ...report, serverId: "s1" });
    await prune(1);
    expect(await stored()).toEqual([3, 4, 5, 6, 7, 9]);
  });

  it("lets a channel step back over releases that are gone", async () => {
    await store(4);
    for (const number of [1, 2, 3, 4]) await live.publish(hashOf(number));
    await database.db.deleteFrom("release").where("hash", "=", hashOf(3)).execute();
    expect(await live.rollback()).toMatchObject({ ok: true, from: hashOf(4), state: { release: hashOf(2) } });
    await database.db
      .deleteFrom("release")
      .where("hash", "in", [hashOf(1), hashOf(3)])
      .execute();
    expect(await live.rollback()).toEqual({ ok: false, reason: "noEarlierRelease" });
  });

  it("never takes a release from under a publisher, whoever comes first", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.boolean(), async (number, publishFirst) => {
        await database.db.deleteFrom("release_event").execute();
        await database.db.deleteFrom("release_channel").execute();
        await database.db.deleteFrom("release").execute();
        await store(4);
        const publish = () => live.publish(hashOf(number));
        const [published] = publishFirst
          ? await Promise.all([publish(), prune(1)])
          : await Promise.all([prune(1), publish()]).then(([, change]) => [change]);
        const left = await stored();
        const { release } = await live.state();
        expect(published).toMatchObject({ ok: left.includes(number) && release !== null });
        if (release !== null) expect(left).toContain(Number.parseInt(release, 16));
      }),
      { numRuns: 15 },
    );
  });
});
