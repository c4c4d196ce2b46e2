import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { refreshSearch } from "../search/refresh-search.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;

beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
}, 120_000);

afterAll(() => web.stop());

const get = (url: string) => web.get(url, "wrenhollow-nl.localhost");
const unescaped = (text: string) => text.replaceAll("&amp;", "&");
const idsOf = (body: string) =>
  [...body.matchAll(/<article[\s\S]*?href="[^"]*?\/(\d+)\/\?/g)].map(([, id]) => Number(id));
const moreOf = (body: string) =>
  unescaped(/<a (?=[^>]*data-append)[^>]*href="([^"]*)"/.exec(body)?.[1] ?? "");

it("[LIST-02] leads on to a page that goes on behind what was shown, though hotels moved meanwhile; kept, and found by its number alone", async () => {
  const query = "checkin=12/04/2027&checkout=14/04/2027&rooms_config=1-2_0_0_0&sort=price&locale=en";
  const first = await get(`/search?${query}`);
  const shown = idsOf(first.body);
  expect(shown).toHaveLength(20);
  const more = moreOf(first.body);
  expect(more).toMatch(/[?&]page=2&after=[\w-]{20,200}/);
  const whole = idsOf((await get(`/search?${query}&page=2`)).body);

  // The cheapest becomes the dearest, and three of the first page are off the market.
  const [cheapest = 0, ...others] = shown;
  await web.db
    .updateTable("room_category")
    .set({ single_price: 9_000_000, double_price: 9_000_000 })
    .where("property_id", "=", cheapest)
    .execute();
  const gone = others.slice(0, 3);
  await web.db.updateTable("property").set({ status: "inactive" }).where("property_id", "in", gone).execute();
  await refreshSearch(web.db, [cheapest, ...gone]);

  const second = await get(more);
  expect(second.statusCode).toBe(200);
  expect(second.headers["x-page-cache"]).toBe("miss");
  expect(idsOf(second.body)).toEqual(whole);
  expect(second.body).toMatch(/aria-current="page"[^>]*>2</);
  expect((await get(more)).headers["x-page-cache"], "one for everybody").toBe("hit");

  // Another order and a damaged address have lost nothing: the page stands at its number.
  for (const other of [
    more.replace("sort=price", "sort=rating"),
    more.replace(/after=[^&]*/, "after=x%27y"),
  ]) {
    const page = await get(other);
    expect(page.statusCode, other).toBe(200);
    expect(idsOf(page.body).length, other).toBeGreaterThan(0);
    expect(page.body, other).toMatch(/aria-current="page"[^>]*>2</);
  }
  // Any other choice starts its list anew.
  const links = [...second.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => unescaped(href ?? ""));
  const carrying = links.filter((href) => href.includes("after="));
  expect(carrying.every((href) => href.includes("page=3") || href.includes("page=2&"))).toBe(true);
  expect(links.filter((href) => href.includes("rating=")).some((href) => href.includes("after="))).toBe(
    false,
  );
  expect(second.body).toMatch(/name="robots" content="noindex/);
  expect(/rel="canonical" href="([^"]*)"/.exec(second.body)?.[1]).not.toContain("after");
}, 60_000);
