import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { seedDemoSupply } from "../server/demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../server/testing/web-app.ts";
import { fuzz } from "./support/fuzz/fuzz.ts";
import { realRelease } from "./support/real-release.ts";

describe("what nobody should ask for", () => {
  let web: TestWeb;
  let release: Release;
  let hotelIds: readonly number[];
  beforeAll(async () => {
    release = await realRelease();
    web = await startTestWeb(() => release, {
      fill: async (db) => {
        await seedDemoSupply(db, { properties: 60, today: "2027-03-01" });
        const rows = await db.selectFrom("property").select("property_id").limit(20).execute();
        hotelIds = rows.map(({ property_id }) => property_id);
      },
    });
  }, 120_000);
  afterAll(() => web.stop());

  it.each(["always the same", randomBytes(4).toString("hex")])(
    "breaks nothing and leads nowhere else (seed %s)",
    async (seed) => {
      const root = join(import.meta.dirname, "..");
      const { calls, pages, failures } = await fuzz({
        app: web.app,
        release,
        root,
        hotelIds,
        seed,
        calls: 400,
        pages: 250,
      });
      expect(failures).toEqual([]);
      // Enough gets past the first check to reach what lies behind it.
      expect(calls.get(200) ?? 0).toBeGreaterThan(40);
      expect(pages.get(200) ?? 0).toBeGreaterThan(20);
    },
    120_000,
  );
});
