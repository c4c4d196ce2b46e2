import { spawn } from "node:child_process";
import { mkdtemp, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestApp, type TestApp } from "../../server/testing/app.ts";
import { bookStay } from "../../server/testing/booking.ts";
import { createTestDatabase, type TestDatabase } from "../../server/testing/database.ts";
import { buildSupply } from "../../server/testing/supply.ts";
import { createProject, type TemporaryProject } from "../fixtures/temporary-project.ts";

let project: TemporaryProject;
let test: TestApp;
let fresh: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await createTestApp();
  await buildSupply(test.database.db);
  fresh = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "staywright-backup-"));
  project = createProject();
}, 90_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await Promise.all([test.stop(), fresh.stop(), rm(folder, { recursive: true, force: true })]);
});

const at = (database: TestDatabase) => vi.stubEnv("DATABASE_URL", database.url);
/** Every row of every table, as PostgreSQL writes it. */
async function contents({ db }: TestDatabase): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'release_server'
    ORDER BY 1`.execute(db);
  const entries = rows.map(async ({ name }) => {
    const shown = name === "migration" ? sql`t.name` : sql`t::text`;
    const all = await sql<{
      line: string;
    }>`SELECT ${shown} AS line FROM ${sql.table(name)} t ORDER BY 1`.execute(db);
    return [name, all.rows.map(({ line }) => line).join("\n")] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

it("staywright backup and restore bring every row into a fresh database, bookings with their nights and keys", {
  timeout: 60_000,
}, async () => {
  const file = join(folder, "nightly.backup");
  for (const [index, checkin] of ["2027-04-10", "2027-05-10", "2027-06-10"].entries()) {
    const stay = { checkin, checkout: checkin.replace("-10", "-12") };
    expect((await bookStay(test.browser(), `backup${index}`, stay)).status).toBe(200);
  }
  at(test.database);
  const saved = await project.run("backup", file);
  expect([saved.code, saved.stdout]).toEqual([0, expect.stringContaining("3 bookings")]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // Whatever happens after its moment is not in it.
  const expected = await contents(test.database);
  expect(
    (await bookStay(test.browser(), "later", { checkin: "2027-07-10", checkout: "2027-07-12" })).status,
  ).toBe(200);

  at(fresh);
  const restored = await project.run("restore", file);
  expect([restored.code, restored.stderr, restored.stdout]).toEqual([
    0,
    "",
    expect.stringContaining("3 bookings"),
  ]);
  expect(await contents(fresh)).toEqual(expected);
});

it("staywright restore touches nothing where there is data, and takes no file that is cut short", {
  timeout: 60_000,
}, async () => {
  const file = join(folder, "again.backup");
  at(fresh);
  await project.run("backup", file);
  const before = await contents(fresh);
  const full = await project.run("restore", file);
  expect([full.code, full.stderr]).toEqual([2, expect.stringContaining("holds data already")]);
  await truncate(file, (await stat(file)).size - 40);
  const cut = await project.run("restore", file);
  expect([cut.code, cut.stderr]).toEqual([2, expect.stringMatching(/no whole backup|cut short/)]);
  const none = await project.run("restore", join(folder, "nothing.backup"));
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("There is no file")]);
  expect(await contents(fresh)).toEqual(before);
});

it("staywright restore --replace that is killed in the middle leaves every old booking; one that ends replaces them", {
  timeout: 120_000,
}, async () => {
  const file = join(folder, "large.backup");
  const source = await createTestDatabase();
  await sql`INSERT INTO event_log (event_id, site_id, name, received_at)
    SELECT 'e' || n, 'site', 'name', now() FROM generate_series(1, 150000) n`.execute(source.db);
  at(source);
  expect((await project.run("backup", file)).code).toBe(0);
  await source.stop();

  const before = await contents(test.database);
  expect(before.booking?.split("\n").length).toBeGreaterThan(3);
  const child = spawn(process.execPath, ["cli/bin.mjs", "restore", file, "--replace"], {
    env: { ...process.env, DATABASE_URL: test.database.url },
    stdio: "ignore",
  });
  const ended = new Promise((done) => child.once("exit", (_, signal) => done(signal)));
  await expect
    .poll(
      async () => {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity
          WHERE datname = ${new URL(test.database.url).pathname.slice(1)} AND query LIKE 'INSERT INTO "event_log"%'`.execute(
          fresh.db,
        );
        return rows.length;
      },
      { interval: 5, timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  child.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  expect(await contents(test.database)).toEqual(before);
  expect(
    (await bookStay(test.browser(), "after", { checkin: "2027-08-10", checkout: "2027-08-12" })).status,
  ).toBe(200);

  at(test.database);
  const whole = await project.run("restore", file, "--replace");
  expect([whole.code, whole.stdout]).toEqual([0, expect.stringContaining("0 bookings")]);
  const events = await sql<{ count: number }>`SELECT count(*)::int AS count FROM event_log`.execute(
    test.database.db,
  );
  expect(events.rows).toEqual([{ count: 150_000 }]);
});
