import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { startDatabase } from "../../../db/start-database.ts";
import { bookingBody, buildQuote } from "../../../testing/booking.ts";
import { createBrowser } from "../../../testing/browser.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildRelease } from "../../../testing/release.ts";
import { buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

describe("a database that is killed while guests book", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "staywright-crash-"));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("[BOOK-06] has every booking that was told, after its recovery, and no rule broken", {
    timeout: 90_000,
  }, async () => {
    const release = buildRelease();
    const told: string[] = [];
    const refused = new Set<string>();
    const first = await startDatabase({ dataFolder: folder });
    await buildSupply(first.db);
    await buildRoomCategory(first.db, { property_id: 1, room_category_id: 16, capacity: 1000 });
    const app = await buildApp({
      release: () => release,
      db: first.db,
      rateLimits: { reads: 1e6, changes: 1e6, pages: 1e6, pictures: 1e6 },
    });
    const browsers = Array.from({ length: 8 }, () => createBrowser(app, "nl.homes.test"));
    const tomorrow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const stay = { room_category_id: 16, checkin: tomorrow(30), checkout: tomorrow(32) };
    const guests = browsers.map(async (browser, guest) => {
      for (let turn = 0; turn < 200; turn += 1) {
        const quote = await buildQuote(browser, stay).catch(() => null);
        if (!quote) return;
        const answer = await browser.post(
          "/api/pwa/createBooking",
          bookingBody(quote.quote_id, `g${guest}t${turn}`),
        );
        if (answer.status === 200) told.push(answer.body.booking_id);
        else refused.add(`${answer.status} ${answer.body.code}`);
      }
    });
    await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(30);
    const [pid = ""] = (await readFile(join(folder, "pg", "data", "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGKILL");
    await Promise.all(guests);
    await app.close();
    await first.stop();

    const second = await startDatabase({ dataFolder: folder });
    const kept = await second.db.selectFrom("booking").select("booking_id").execute();
    const broken = await brokenInvariants(second.db);
    await second.stop();
    expect(told.filter((id) => !kept.some(({ booking_id }) => booking_id === id))).toEqual([]);
    expect(broken).toEqual([]);
    expect([...refused]).toEqual(["503 unavailable"]);
  });
});
