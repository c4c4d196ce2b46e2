import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "solvanta-in.localhost";
const LISTING = "/hotels-in-mumbai";
let web: TestWeb;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }),
  });
}, 300_000);
afterAll(() => web.stop());

const headersOf = async (path: string, cookie = "") =>
  (await web.get(path, HOST, { headers: cookie ? { cookie } : {} })).headers;
const sessionOf = async (userId: string) => `sid=${(await openKnownSession(web, { userId })).token}`;

it("says of a kept page with prices when those were read, and as whom, in what and where", async () => {
  await headersOf(LISTING);
  const stranger = await headersOf(LISTING);
  expect(stranger).toMatchObject({
    "x-offline-copy": "search",
    "x-offline-key": "guest-web-stranger-anonymous INR en solvanta",
  });
  expect(Number(stranger["x-made-at"])).toBeLessThanOrEqual(web.clock());
  const known = await headersOf(LISTING, "guest=1aaaaaaaaaaaa");
  expect(known["x-offline-key"]).toContain("guest-web-known-");
});

it("lets nothing of a vendor's site be kept, and no other page", async () => {
  for (const path of [LISTING, LISTING, "/offline", "/login"]) {
    const headers = await headersOf(path, "microsite=tidepass");
    expect(Object.keys(headers).filter((name) => name.startsWith("x-offline"))).toEqual([]);
  }
  await headersOf("/terms");
  expect((await headersOf("/terms"))["x-offline-copy"]).toBeUndefined();
});

it("says on every page of a guest's own whose browser it is, alike for one guest and unlike for another", async () => {
  const owner = async (cookie?: string) => (await headersOf("/login", cookie))["x-offline-owner"];
  const [first, second, elsewhere] = [
    await sessionOf("asha"),
    await sessionOf("noor"),
    await sessionOf("asha"),
  ];
  const owners = [await owner(first), await owner(second), await owner(), await owner(elsewhere)];
  expect(new Set(owners).size).toBe(3);
  expect(owners[3]).toBe(owners[0]);
  expect(String(owners[0])).not.toContain("asha");
});
