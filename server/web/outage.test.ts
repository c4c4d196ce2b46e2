import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { openDatabase } from "../db/pool.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { type CuttableConnection, cuttableConnection } from "../testing/cuttable-connection.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

describe("while the database is away", () => {
  let web: TestWeb;
  let way: CuttableConnection;
  let database: TestDatabase;
  let release: Release;
  const host = "wrenhollow-nl.localhost";
  beforeAll(async () => {
    release = await realRelease();
    database = await createTestDatabase();
    await seedDemoSupply(database.db, { properties: 60, today: "2027-03-01" });
    way = await cuttableConnection(database.url);
    const db = openDatabase({ url: way.url, waitMs: 2000 });
    web = await startTestWeb(() => release, {
      connect: () => db,
    });
  }, 120_000);
  afterAll(async () => {
    await web.stop();
    await way.stop();
    await database.stop();
  });

  const html = { accept: "text/html" };
  const get = (url: string, headers: Record<string, string> = html) => web.get(url, host, { headers });

  it("[ERR-05] shows pages it made before for hours, marked, and has new ones when it is back", async () => {
    const listing = "/hotels-in-utrecht";
    const whole = await get(listing);
    expect([whole.statusCode, (await get(listing)).headers["x-page-cache"]]).toEqual([200, "hit"]);
    way.cut();
    web.clock.advance(3 * 60 * 60_000);
    const kept = await get(listing);
    expect([kept.statusCode, kept.headers["x-page-cache"], kept.headers["cache-control"]]).toEqual([
      200,
      "stale-error",
      "no-store",
    ]);
    expect(kept.body.length).toBe(whole.body.length);
    way.mend();
    web.clock.advance(5000);
    await get(listing);
    await expect.poll(async () => (await get(listing)).headers["x-page-cache"]).toBe("hit");
  });

  it("[ERR-05] answers everything else with 503 and the time to come back: guests with a page of the site, calls with a code", async () => {
    way.cut();
    const paths = [
      "/hotels-in-amsterdam",
      "/booking/ABCDEFGH2345?token=abcdefghijklmnopqrstuvwxyz",
      "/my-booking?x=1",
    ];
    const [listing, link] = await Promise.all(paths.map((path) => get(path)));
    for (const answer of [listing, link]) {
      expect([answer?.statusCode, answer?.headers["cache-control"]]).toEqual([503, "no-store"]);
      expect(Number(answer?.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer?.body).toContain("Wrenhollow");
    }
    const calls = await Promise.all(
      ["/sitemap.xml", "/_nodes?url=/&ids=header.main", "/api/pwa/bookings"].map((path) =>
        get(path, { accept: "*/*", cookie: "sid=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" }),
      ),
    );
    for (const answer of calls) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    for (const { body } of [listing, link, ...calls].flatMap((each) => each ?? []))
      expect(/.{0,80}(?:127\.0\.0\.1|ECONN|Connection terminated).{0,80}/.exec(body)?.[0]).toBeUndefined();
    way.mend();
  });
});
