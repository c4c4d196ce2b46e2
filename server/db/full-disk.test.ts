import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { chmod, mkdtemp, open, rm, rmdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "../app.ts";
import type { AppOptions } from "../app-options.ts";
import { bookingBody, buildQuote } from "../testing/booking.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { killProcessesOf } from "../testing/first-start.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { buildRelease } from "../testing/release.ts";
import { buildRoomCategory, buildSupply } from "../testing/supply.ts";
import { type DiskWatch, watchDisk } from "./disk-watch.ts";
import { type StartedDatabase, startDatabase } from "./start-database.ts";

const MB = 1024 * 1024;
const LEAST = 24 * MB;

describe.skipIf(!canMount())("a small disk that fills up under the embedded database", () => {
  let folder: string;
  let database: StartedDatabase;
  let disk: DiskWatch;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let isWatched = true;
  const told: string[] = [];
  const filler = () => join(folder, "filler");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "staywright-disk-"));
    mount(folder, "220m");
    await chmod(folder, 0o755);
    database = await startDatabase({ dataFolder: folder });
    await buildSupply(database.db);
    await buildRoomCategory(database.db, { property_id: 1, room_category_id: 16, capacity: 10_000 });
    const log = { warn: () => undefined, error: () => undefined };
    disk = await watchDisk({ folder: database.diskFolder ?? "", leastBytes: LEAST, log, everyMs: 50 });
    const release = buildRelease();
    const limits = { reads: 1e6, changes: 1e6, pages: 1e6, pictures: 1e6 };
    const options: AppOptions = {
      release: () => release,
      db: database.db,
      rateLimits: limits,
      isDiskLow: () => isWatched && disk.isLow(),
    };
    app = await buildApp(options);
  }, 120_000);
  afterAll(async () => {
    disk.stop();
    await app.close();
    await rm(filler(), { force: true });
    await database.stop();
    killProcessesOf(folder);
    execFileSync("umount", ["--lazy", folder]);
    await rmdir(folder);
  }, 60_000);

  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const stay = { room_category_id: 16, checkin: day(30), checkout: day(32) };
  let keys = 0;
  /** Quotes and books; what was said last. */
  const book = async (browser: Browser) => {
    keys += 1;
    const quoted = await browser.post("/api/pwa/quote", { hotel_id: 1, rooms_config: "1-2_0_0_0", ...stay });
    if (quoted.status !== 200) return quoted;
    const answer = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(quoted.body.quote.quote_id, `d${keys}-`),
    );
    if (answer.status === 200) told.push(answer.body.booking_id);
    return answer;
  };
  const fill = async (leaveBytes: number) => {
    const file = await open(filler(), "a");
    try {
      for (;;) {
        const { bavail, bsize } = await statfs(folder);
        const left = bavail * bsize - leaveBytes;
        if (left <= 0) return;
        await file.appendFile(Buffer.alloc(Math.min(left, MB), 1));
      }
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOSPC") throw error;
    } finally {
      await file.close();
    }
  };
  const keepsEveryBooking = async () => {
    const kept = await database.db.selectFrom("booking").select("booking_id").execute();
    expect(told.filter((id) => !kept.some(({ booking_id }) => booking_id === id))).toEqual([]);
    expect(await brokenInvariants(database.db)).toEqual([]);
  };

  it("takes no more changes while little is left, goes on reading, and takes them again by itself", {
    timeout: 60_000,
  }, async () => {
    const browser = createBrowser(app, "nl.homes.test");
    expect((await book(browser)).status).toBe(200);
    await fill(LEAST - 4 * MB);
    await expect.poll(() => disk.isLow()).toBe(true);
    const refused = await book(browser);
    expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([
      503,
      "unavailable",
      "30",
    ]);
    expect((await browser.get("/api/pwa/bookings")).status).toBe(200);
    const search = `/api/pwa/calendar/1?room_category_id=16&month=${stay.checkin.slice(0, 7)}`;
    expect((await browser.get(search)).status).not.toBe(503);
    await rm(filler());
    await expect.poll(() => disk.isLow()).toBe(false);
    expect((await book(browser)).status).toBe(200);
    await keepsEveryBooking();
  });

  it("that is full to the last byte ends PostgreSQL, loses no booking, and serves again by itself once there is space", {
    timeout: 180_000,
  }, async () => {
    isWatched = false;
    const seen = new Set<string>();
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    const browsers = Array.from({ length: 4 }, () => createBrowser(app, "nl.homes.test"));
    // Each has its session before anything fails.
    for (const browser of browsers) expect((await book(browser)).status).toBe(200);
    const guests = Promise.all(
      browsers.map(async (browser) => {
        while (!isOver) {
          const { status, body } = await book(browser);
          seen.add(status === 200 ? "booked" : `${status} ${body.code}`);
        }
      }),
    );
    const told0 = told.length;
    await expect.poll(() => told.length, { timeout: 60_000 }).toBeGreaterThan(told0 + 5);
    await fill(0);
    // The log of the database needs its next file, which there is no room for: it gives up.
    await expect
      .poll(
        () =>
          sql`SELECT pg_switch_wal(), pg_logical_emit_message(true, 'x', repeat('x', 100000))`
            .execute(database.db)
            .then(() => true)
            .catch(() => false),
        { timeout: 30_000, interval: 20 },
      )
      .toBe(false);
    await expect.poll(() => seen.has("503 unavailable"), { timeout: 30_000 }).toBe(true);
    const toldBefore = told.length;
    await rm(filler());
    await expect.poll(() => told.length, { timeout: 90_000 }).toBeGreaterThan(toldBefore + 5);
    isOver = true;
    await guests;
    expect([...seen].sort()).toEqual(["503 unavailable", "booked"]);
    await keepsEveryBooking();
    isWatched = true;
    await buildQuote(createBrowser(app, "nl.homes.test"), stay);
  });
});

function mount(folder: string, size: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", folder], { stdio: "ignore" });
}

/** Whether this process may mount a disk of its own: as root, where the sandbox lets it. */
function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "staywright-mount-"));
  try {
    mount(folder, "1m");
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
