import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { databaseStatus } from "./database-status.ts";

let database: TestDatabase;
const dataFolder = join(tmpdir(), "no-such-data");

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

it("a database that answers tells its tables, its clock and its release", async () => {
  const status = await databaseStatus({ url: database.url, dataFolder });
  expect(status).toMatchObject({ state: "reachable", missingMigrations: [], liveRelease: null });
  expect(status.state === "reachable" && Math.abs(status.clockAheadMs)).toBeLessThan(2000);
});

it("one that does not answer says why, and a folder without one is no mistake", async () => {
  const url = "postgres://nobody@127.0.0.1:1/none";
  expect(await databaseStatus({ url, dataFolder })).toMatchObject({
    state: "unreachable",
    reason: expect.stringContaining("ECONNREFUSED"),
  });
  expect(await databaseStatus({ url: undefined, dataFolder })).toEqual({ state: "none" });
});
