import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import stay from "../../config/messages/en/stay.json" with { type: "json" };
import { startRealWeb } from "../../tests/support/real-web.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { openKnownSession, openMemberSession } from "../testing/known-guest.ts";
import type { TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";
const dates = "checkin=10/04/2027&checkout=12/04/2027&rooms_config=1-2_0_0_0";
const LISTING = `/hotels-in-mumbai?${dates}`;
const OF_MEMBERS = [`>${stay["stay.member-price"]}<`, stay["stay.public-price"], "summed_public_price"];
let web: TestWeb;
let property: string;
beforeAll(async () => {
  web = await startRealWeb({ fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }) });
  const [, id] = (await page(LISTING)).body.match(/data-hotel="(\d+)"/) ?? [];
  property = `/${id}/?${dates}`;
}, 300_000);
afterAll(() => web.stop());

const page = (path: string, token?: string, headers = {}) =>
  web.get(path, host, { headers: { ...(token && { cookie: `sid=${token}` }), ...headers } });
const memberWords = ({ body }: { readonly body: string }) =>
  OF_MEMBERS.filter((words) => body.includes(words));
const totalsIn = ({ body }: { readonly body: string }) =>
  [...body.matchAll(/"summed_final_price":(\d+)/g)].map(([, total]) => Number(total));

describe("pages with prices of members", () => {
  const rename = (from: string, to: string) =>
    sql`ALTER TABLE IF EXISTS ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(web.db);
  afterEach(() => rename("membership_away", "membership"));

  it("[PRICE-03] are members' alone, and others' are everybody's, from the cache too and whoever asks at once", async () => {
    const member = (await openMemberSession(web, "solvanta")).token;
    const guest = (await openKnownSession(web)).token;
    for (const path of [LISTING, property])
      for (let round = 0; round < 3; round += 1) {
        const asked = [undefined, member, guest, member, undefined];
        const answers = await Promise.all(asked.map((token) => page(path, token)));
        for (const [index, answer] of answers.entries()) {
          expect(answer.statusCode, path).toBe(200);
          const isMember = asked[index] === member;
          expect(memberWords(answer).length > 0, `${path} ${index}`).toBe(isMember);
          expect(String(answer.headers["cache-control"])).toMatch(
            asked[index] ? /^private/ : /^(?:public|no-store)/,
          );
          expect(answer.body.includes('name="page-of"')).toBe(isMember);
        }
        const copies = answers.map(({ headers }) => String(headers["x-offline-key"]));
        if (round === 2) expect(copies[1]).not.toBe(copies[0]);
      }
    expect((await page(LISTING, member)).headers["x-page-cache"]).toBe("hit");
    expect((await page(LISTING)).headers["x-page-cache"]).toBe("hit");
  });

  it("[PRICE-03] are nobody's who only says so: by cookie, parameter, header or another's mark", async () => {
    const member = (await openMemberSession(web, "solvanta")).token;
    const marked = await page(LISTING, member);
    const mark = marked.cookies.find(({ name }) => name === "audience")?.value ?? "";
    expect(mark).toMatch(/^member/);
    const said = "&member=1&audience=member&user.member=true&role=member&wizard=true";
    const headers = { "x-audience": "member", "x-device-role": "member" };
    for (const cookie of ["audience=member", `audience=${mark}`, `sid=k.${"a".repeat(43)}; audience=${mark}`])
      for (const path of [LISTING, property]) {
        const answer = await page(path + said, undefined, { ...headers, cookie });
        expect(memberWords(answer), cookie).toEqual([]);
      }
  });

  it("[PRICE-03] say so where it cannot be read who is a member, with everybody's prices", async () => {
    const member = (await openMemberSession(web, "solvanta")).token;
    await rename("membership", "membership_away");
    for (const path of [LISTING, property]) {
      const answer = await page(path, member);
      expect(answer.body).toContain(stay["stay.member-unavailable"]);
      expect(memberWords(answer)).toEqual([]);
      expect(totalsIn(answer)).toEqual(totalsIn(await page(path)));
      expect((await page(path)).body).not.toContain(stay["stay.member-unavailable"]);
    }
    await rename("membership_away", "membership");
    expect(memberWords(await page(LISTING, member))).not.toEqual([]);
  });

  it("[PRICE-03] lead to a checkout with the same price, and say there what others pay", async () => {
    const member = (await openMemberSession(web, "solvanta")).token;
    const body = (await page(property, member)).body.replaceAll("&amp;", "&");
    const [, reserve = ""] = body.match(/href="(\/checkout\?[^"]+)"/) ?? [];
    const { location } = (await page(reserve, member, { accept: "text/html", "sec-fetch-mode": "navigate" }))
      .headers;
    const checkout = await page(String(location), member);
    expect(checkout.body).toContain(stay["stay.bill.member"]);
    expect(checkout.body).toContain(stay["stay.public-price"]);
  });
});
