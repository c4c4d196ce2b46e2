import { afterAll, beforeAll, expect, it } from "vitest";
import type { Release } from "#renderer";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { buildRelease } from "../../../testing/release.ts";
import { buildSupply } from "../../../testing/supply.ts";

let test: TestApp;
let release: Release = buildRelease();
beforeAll(async () => {
  test = await createTestApp({ release: () => release });
  await buildSupply(test.database.db);
}, 90_000);
afterAll(() => test.stop());

/** Rooms a call is answered for that names none, on a site whose country says this default. */
async function roomsWith(defaultRoomGuestConfig: string | undefined): Promise<string> {
  const { sites, ...rest } = buildRelease();
  const changed = Object.entries(sites).map(([id, site]) => {
    const { defaultRoomGuestConfig: _, ...country } = site.country;
    const own = defaultRoomGuestConfig === undefined ? {} : { defaultRoomGuestConfig };
    return [id, { ...site, country: { ...country, ...own } }];
  });
  release = { ...rest, sites: Object.fromEntries(changed) };
  const answer = await test.browser().get("/api/pwa/hotels/1?checkin=2027-04-10&checkout=2027-04-12");
  expect(answer.status, answer.text).toBe(200);
  return answer.body.stay.rooms_config;
}

it("[ROOM-04] [ROOM-02] starts with two adults, and with one only where the country's own default says so", async () => {
  expect(await roomsWith(undefined)).toBe("1-2_0_0_0");
  expect(await roomsWith("0,1,0")).toBe("1-2_0_0_0");
  expect(await roomsWith("1,0,0")).toBe("1-1_0_0_0");
  expect(await roomsWith("nonsense")).toBe("1-2_0_0_0");
});
