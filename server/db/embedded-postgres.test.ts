import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseIsReady } from "./database-is-ready.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { openDatabase } from "./pool.ts";
import { startDatabase } from "./start-database.ts";

describe("the embedded PostgreSQL", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "staywright-pg-"));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("keeps its data over a stop and a start, and migrates once", { timeout: 60_000 }, async () => {
    const first = await startDatabase({ dataFolder: folder });
    expect(first.migrated.length).toBeGreaterThan(0);
    await first.db
      .insertInto("country_region")
      .values({ country_code: "NL", region_id: 143, name: "Netherlands" })
      .execute();
    await first.stop();
    const second = await startDatabase({ dataFolder: folder });
    const countries = await second.db.selectFrom("country_region").select("name").execute();
    await second.stop();
    expect(second.migrated).toEqual([]);
    expect(countries).toEqual([{ name: "Netherlands" }]);
  });

  it("takes over a server that an earlier process left running", { timeout: 60_000 }, async () => {
    const first = await startEmbeddedPostgres({ folder: join(folder, "pg") });
    const second = await startEmbeddedPostgres({ folder: join(folder, "pg") });
    expect([second.adopted, second.port]).toEqual([true, first.port]);
    const guest = openDatabase({ url: first.url });
    await sql`SELECT 1`.execute(guest);
    await second.stop();
    expect(await databaseIsReady(first.url)).toBe(true);
    await guest.destroy();
    await second.stop();
    expect(await databaseIsReady(first.url)).toBe(false);
    await first.stop();
  });

  it("is not stopped by the process that started it while another one works on it", {
    timeout: 60_000,
  }, async () => {
    const command = await startDatabase({ dataFolder: folder });
    const server = await startDatabase({ dataFolder: folder });
    await sql`SELECT 1`.execute(server.db);
    await command.stop();
    expect(await databaseIsReady(server.url)).toBe(true);
    await server.stop();
    expect(await databaseIsReady(server.url)).toBe(false);
  });

  it("starts over a stale postmaster.pid whose number now belongs to another process", {
    timeout: 60_000,
  }, async () => {
    await writeFile(join(folder, "pg", "data", "postmaster.pid"), `${process.pid}\n/nowhere\n0\n1\n`);
    const server = await startEmbeddedPostgres({ folder: join(folder, "pg") });
    expect(server.adopted).toBe(false);
    await server.stop();
  });
});
