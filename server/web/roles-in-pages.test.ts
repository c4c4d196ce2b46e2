import { afterAll, beforeAll, describe, expect, it } from "vitest";
import stay from "../../config/messages/en/stay.json" with { type: "json" };
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";
const dates = "checkin=10/04/2027&checkout=12/04/2027&rooms_config=1-2_0_0_0";
const LISTING = `/hotels-in-mumbai?${dates}`;
const WORDS = {
  travel_agent: [stay["stay.agent-price"], stay["stay.bill.travel_agent"]],
  corporate: [stay["stay.company-price"], stay["stay.bill.corporate"]],
} as const;
let web: TestWeb;
let property: string;
beforeAll(async () => {
  const release = structuredClone(await realRelease());
  for (const { brand } of Object.values(release.sites))
    Object.assign(brand, { rolePrices: { travel_agent: 8, corporate: 10 } });
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }),
  });
  const [, id] = (await page(LISTING)).body.match(/data-hotel="(\d+)"/) ?? [];
  property = `/${id}/?${dates}`;
}, 300_000);
afterAll(() => web.stop());

const page = (path: string, token?: string, headers = {}) =>
  web.get(path, host, { headers: { ...(token && { cookie: `sid=${token}` }), ...headers } });
const ownWords = ({ body }: { readonly body: string }) =>
  Object.values(WORDS).map(([label]) => body.includes(`>${label}<`));

describe("pages with prices of agents and companies", () => {
  it("[MODE-01] show each its own price beside the usual one, kept apart from everybody's", async () => {
    const agent = (await openKnownSession(web, { audience: "travel_agent" })).token;
    const company = (await openKnownSession(web, { audience: "corporate" })).token;
    for (const path of [LISTING, property])
      for (let round = 0; round < 2; round += 1) {
        expect(ownWords(await page(path, agent)), path).toEqual([true, false]);
        expect(ownWords(await page(path, company)), path).toEqual([false, true]);
        expect(ownWords(await page(path)), path).toEqual([false, false]);
        expect((await page(path, company)).headers["cache-control"]).toMatch(/^private/);
      }
  });

  it("[MODE-01] are nobody's who only says so: by cookie, parameter or header", async () => {
    const headers = { "x-audience": "corporate", "x-device-role": "CorporateAdmin" };
    const said = "&userMode=corporate&audience=corporate&devise_role=CorporateAdmin&role=CorporateAdmin";
    for (const cookie of [
      "userMode=corporate",
      "audience=corporate",
      "userMode=travel_agent; role=CorporateAdmin",
    ])
      for (const path of [LISTING, property])
        expect(ownWords(await page(path + said, undefined, { ...headers, cookie }))).toEqual([false, false]);
  });

  it("[MODE-01] lead to a checkout that says whose discount it is", async () => {
    for (const audience of ["travel_agent", "corporate"] as const) {
      const { token } = await openKnownSession(web, { audience });
      const body = (await page(property, token)).body.replaceAll("&amp;", "&");
      const [, reserve = ""] = body.match(/href="(\/checkout\?[^"]+)"/) ?? [];
      const opened = await page(reserve, token, { accept: "text/html", "sec-fetch-mode": "navigate" });
      const checkout = (await page(String(opened.headers.location), token)).body;
      expect(checkout).toContain(WORDS[audience][1]);
      expect(checkout).toContain(stay["stay.before"]);
      expect(checkout).not.toContain(stay["stay.public-price"]);
    }
  });
});
