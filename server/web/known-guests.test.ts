import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "solvanta-in.localhost";
const PAGE = "/hotels-in-mumbai";
const PLACES = ["header.header.account.link", "header.header.account.hearts"];
const GUESTS = 50;

interface KnownGuest {
  readonly name: string;
  readonly cookie: string;
  /** What this guest has saved: nobody else has. */
  readonly saved: readonly number[];
}

describe("fifty guests on one page", () => {
  let web: TestWeb;
  let guests: readonly KnownGuest[];
  beforeAll(async () => {
    const release = await realRelease();
    web = await startTestWeb(() => release, {
      fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }),
    });
    guests = await Promise.all(
      Array.from({ length: GUESTS }, async (_, index) => {
        const userId = `guest-${index}`;
        const name = `Guest Number${1000 + index}`;
        const { token } = await openKnownSession(web, { userId, name });
        const saved = [987_654_000 + 2 * index, 987_654_001 + 2 * index];
        const created_at = new Date(web.clock());
        await web.db
          .insertInto("wishlist_item")
          .values(saved.map((property_id) => ({ user_id: userId, property_id, created_at })))
          .execute();
        return { name, cookie: `sid=${token}`, saved };
      }),
    );
  }, 300_000);
  afterAll(() => web.stop());

  const page = (cookie?: string) => web.get(PAGE, HOST, cookie ? { headers: { cookie } } : {});
  /** Asks again where so many at once are more than there is room for. */
  const nodes = async (cookie?: string): ReturnType<typeof page> => {
    const url = `/_nodes?url=${PAGE}&ids=${PLACES.join()}`;
    const answer = await web.get(url, HOST, cookie ? { headers: { cookie } } : {});
    if (answer.statusCode !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return nodes(cookie);
  };
  /** Whose state a text tells, of all fifty. */
  const toldIn = (text: string) =>
    guests
      .filter(({ name, saved }) => text.includes(name) || saved.some((id) => text.includes(`${id}`)))
      .map(({ name }) => name);

  it("get the same page out of the cache, which tells of none of them", async () => {
    await page();
    const [first] = guests;
    await page(first?.cookie);
    const answers = await Promise.all(guests.map(({ cookie }) => page(cookie)));
    expect(new Set(answers.map(({ headers }) => headers["x-page-cache"]))).toEqual(new Set(["hit"]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    for (const { body, headers } of answers) {
      expect(toldIn(body)).toEqual([]);
      expect(headers["cache-control"]).toMatch(/^private/);
    }
    expect(toldIn((await page()).body)).toEqual([]);
  });

  it("[WISH-01] are each told their own name and hearts, whoever asks at once, and nobody else's", async () => {
    for (let round = 0; round < 3; round += 1) {
      const asked = [...guests].sort(() => Math.random() - 0.5);
      const answers = await Promise.all(asked.flatMap((guest) => [nodes(guest.cookie), page(guest.cookie)]));
      for (const [index, guest] of asked.entries()) {
        const filled = answers[2 * index] ?? expect.fail();
        expect(filled.statusCode, filled.body).toBe(200);
        expect(toldIn(filled.body), filled.body).toEqual([guest.name]);
        expect(filled.headers["cache-control"]).toBe("private, no-store");
        const { html, islands } = filled.json();
        expect(html[PLACES[0] ?? ""]).toContain(guest.name);
        expect(html[PLACES[1] ?? ""]).toContain(`data-toggles="${[...guest.saved].reverse().join(" ")}"`);
        expect(islands).toEqual({});
        expect(toldIn(answers[2 * index + 1]?.body ?? guest.name)).toEqual([]);
      }
    }
  });

  it("leave nothing behind for a stranger, nor for a secret that opens nothing", async () => {
    for (const cookie of [undefined, `sid=k.${"a".repeat(43)}`, "guest=1abcdefghijkl"]) {
      const { html } = (await nodes(cookie)).json();
      expect(toldIn(JSON.stringify(html))).toEqual([]);
      expect(html[PLACES[0] ?? ""]).toContain("/login");
      expect(html[PLACES[1] ?? ""]).toContain('data-toggles="" ');
    }
  });
});
