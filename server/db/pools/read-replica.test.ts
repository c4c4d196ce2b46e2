import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../tests/support/free-port.ts";
import { buildApp } from "../../app.ts";
import { createBrowser } from "../../testing/browser.ts";
import { buildRelease } from "../../testing/release.ts";
import { type ReplicatedPostgres, startReplicatedPostgres } from "../../testing/replica.ts";
import { buildSupply } from "../../testing/supply.ts";
import { ensureDatabase } from "../ensure-database.ts";
import { migrate } from "../migrate.ts";
import { type Db, openDatabase } from "../pool.ts";
import { followReplica, type ReadReplica } from "./read-replica.ts";

describe("a streaming replica", () => {
  let folder: string;
  let servers: ReplicatedPostgres;
  let primary: Db;
  let replica: ReadReplica;
  const told: string[] = [];
  const log = {
    warn: (_: object, text = "") => void told.push(text),
    error: (_: object, text = "") => void told.push(text),
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "staywright-replica-"));
    await chmod(folder, 0o755);
    servers = await startReplicatedPostgres(folder, await freePort());
    primary = openDatabase({ url: await ensureDatabase(servers.primaryUrl, "shop") });
    await migrate(primary);
    await buildSupply(primary);
    replica = followReplica({
      primary,
      replica: openDatabase({ url: servers.replicaUrlOf("shop"), waitMs: 1000, isReadOnly: true }),
      log,
      mostLagMs: 1500,
      everyMs: 100,
    });
  }, 120_000);
  afterAll(async () => {
    await replica.stop();
    await primary.destroy();
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Whether a read was answered by the replica. */
  const onReplica = () =>
    replica.read(async (db) => {
      const { rows } = await sql<{ standby: boolean }>`SELECT pg_is_in_recovery() AS standby`.execute(db);
      return rows[0]?.standby;
    });

  it("answers reads and sees what the primary has written", async () => {
    await expect.poll(() => replica.isUsed(), { timeout: 20_000 }).toBe(true);
    expect(await onReplica()).toBe(true);
    const first = await primary.selectFrom("property").select("property_id").executeTakeFirstOrThrow();
    await primary
      .updateTable("property")
      .set({ name: "Renamed" })
      .where("property_id", "=", first.property_id)
      .execute();
    const nameThere = () =>
      replica.read((db) =>
        db
          .selectFrom("property")
          .select("name")
          .where("property_id", "=", first.property_id)
          .executeTakeFirstOrThrow(),
      );
    await expect.poll(nameThere).toEqual({ name: "Renamed" });
  });

  it("can write nothing, and is told so rather than sent to the primary", async () => {
    const attempt = replica.read((db) =>
      sql`UPDATE property SET name = 'x' /* every shard: a replica refuses it */`.execute(db),
    );
    await expect(attempt).rejects.toMatchObject({ code: "25006" });
    expect(await onReplica()).toBe(true);
  });

  it("answers a search, while bookings and sessions are the primary's", async () => {
    const seen: string[] = [];
    const counted: Pick<ReadReplica, "read"> = {
      read: (work) => {
        seen.push("late");
        return replica.read(work);
      },
    };
    const release = buildRelease();
    const app = await buildApp({
      release: () => release,
      db: primary,
      clock: () => Date.UTC(2027, 2, 1, 10),
      replica: { ...replica, ...counted },
    });
    const browser = createBrowser(app, "nl.homes.test");
    const searched = await browser.get("/api/pwa/calendar?hotel_id=1");
    expect([searched.status, seen.length]).toEqual([200, 1]);
    await browser.get("/api/pwa/session");
    expect(seen).toHaveLength(1);
    await app.close();
  });

  it("is left when it is too late, though it answers, and taken again once it has caught up", async () => {
    await servers.pauseReplay(true);
    const writing = setInterval(
      () =>
        void sql`SELECT txid_current(), pg_logical_emit_message(true, 'x', 'y')`
          .execute(primary)
          .catch(() => undefined),
      50,
    );
    try {
      await expect.poll(() => replica.isUsed(), { timeout: 20_000 }).toBe(false);
      expect(told.at(-1)).toBe("the replica is too late: the primary is read instead");
      expect(await onReplica()).toBe(false);
      await servers.pauseReplay(false);
      await expect.poll(() => replica.isUsed(), { timeout: 20_000 }).toBe(true);
    } finally {
      clearInterval(writing);
    }
  }, 60_000);

  it("loses no read when it is gone, and is read again when it is back", async () => {
    const reads: Promise<unknown>[] = [];
    const reading = setInterval(() => reads.push(onReplica()), 5);
    await servers.stopReplica();
    await expect.poll(() => replica.isUsed(), { timeout: 30_000 }).toBe(false);
    await expect.poll(() => reads.length, { timeout: 30_000 }).toBeGreaterThan(20);
    clearInterval(reading);
    await Promise.all(reads);
    expect(await onReplica()).toBe(false);
    await servers.startReplica();
    await expect.poll(() => replica.isUsed(), { timeout: 30_000 }).toBe(true);
    expect(await onReplica()).toBe(true);
  }, 60_000);

  it("is not a server that is none: an address of the primary is never read as a replica", async () => {
    const wrong = followReplica({
      primary,
      replica: openDatabase({ url: await ensureDatabase(servers.primaryUrl, "shop"), isReadOnly: true }),
      log,
      everyMs: 50,
    });
    await expect
      .poll(() => told.at(-1))
      .toBe("the replica is no replica (any more): the primary is read instead");
    expect(wrong.isUsed()).toBe(false);
    await wrong.stop();
  });
});
