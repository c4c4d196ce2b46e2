import { afterAll, beforeAll, expect, it } from "vitest";
import type { Release } from "#renderer";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { bookingBody } from "../testing/booking.ts";
import { createBrowser } from "../testing/browser.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const NL = "wrenhollow-nl.localhost";
const IN = "solvanta-in.localhost";
let web: TestWeb;
let release: Release;
let changed: Release;
beforeAll(async () => {
  release = await realRelease();
  changed = release;
  web = await startTestWeb(() => changed, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
}, 120_000);
afterAll(() => web.stop());

/** What a path shows: status, the name of its route as scripts read it, its heading and its main address. */
async function asked(path: string, host: string) {
  const { statusCode: status, body } = await web.get(path, host);
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1]?.replace(/<[^>]+>/g, "");
  return {
    status,
    name: /"route":\{"name":"(\w+)"/.exec(body)?.[1],
    heading: heading?.trim(),
    canonical: /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(body)?.[1],
  };
}
async function hotelIn(city: string, host: string): Promise<{ id: number; name: string }> {
  return (await web.get(`/api/pwa/search?city=${city}`, host)).json().hotels[0];
}

it("[ROUTE-31] shows a property behind its city by digits that the rest begins with, at home under its own number", async () => {
  const [home, hotel] = [await hotelIn("utrecht", NL), await hotelIn("jaipur", IN)];
  for (const [path, host, { name }, canonical] of [
    [`/utrecht/${home.id}-some-name`, NL, home, `/nl/${home.id}/`],
    [`/nl/utrecht/${home.id}`, NL, home, `/nl/${home.id}/`],
    [`/jaipur/${hotel.id}-some-name`, IN, hotel, `/${hotel.id}/`],
  ] as const)
    expect(await asked(path, host), path).toEqual({
      status: 200,
      name: "cityHotel",
      heading: name,
      canonical,
    });
  expect((await asked("/jaipur/999999-some-name", IN)).status).toBe(404);
  expect((await asked(`/no-such-city/${hotel.id}`, IN)).status).toBe(404);
  expect(await asked("/jaipur", IN)).toMatchObject({ status: 200, name: "city" });
});

it("[ROUTE-31] shows the places of a country at its root where that has no home", async () => {
  const { NL: country } = release.countries;
  expect(await asked("/nl/", NL)).toMatchObject({ status: 200, name: "home" });
  changed = {
    ...release,
    countries: { ...release.countries, NL: { ...country, doesHomePageExists: false } },
  } as Release;
  expect(await asked("/nl/", NL)).toMatchObject({ status: 200, name: "city" });
  expect((await web.get("/nl/", NL)).body).toMatch(/href="\/nl\/\d+\//);
  expect(await asked("/", NL)).toMatchObject({ status: 200, name: "home" });
});

it("[ROUTE-11] shows a deal, what is near, what affiliates lead to and the upgrade of a booking at addresses of their own, not as a listing or a booking", async () => {
  const browser = createBrowser(web.app, IN);
  const stay = { checkin: "2027-06-10", checkout: "2027-06-12", rooms_config: "1-2_0_0_0" };
  const search = await browser.get(`/api/pwa/search?city=jaipur&${new URLSearchParams(stay)}`);
  let id = "";
  for (const card of search.body.hotels as HotelCard[]) {
    const { id: hotel_id, selected_category_id: room_category_id } = card;
    const priced = await browser.post("/api/pwa/quote", { hotel_id, room_category_id, ...stay });
    const { quote_id = "", hotel } = priced.body.quote ?? {};
    const acknowledged_restrictions = hotel?.restrictions.map(({ code }: { code: string }) => code);
    const body = bookingBody(quote_id, `upgrade-${hotel_id}-`, { booking: { acknowledged_restrictions } });
    id = (await browser.post("/api/pwa/createBooking", body)).body.booking_id;
    const offers = id && (await browser.get(`/api/pwa/upgradeBooking/${id}`)).body.offers;
    if (offers?.length > 0) break;
  }
  const upgrade = `/upgrade-booking/${id.toLowerCase()}`;
  for (const [path, name] of [
    ["/deals/lantern-nights", "deal"],
    ["/hotels-near-me", "nearMe"],
    ["/searchaffiliate/", "searchAffiliate"],
    [upgrade, "upgradeBooking"],
  ] as const)
    expect(await asked(path, IN), path).toMatchObject({ status: path === upgrade ? 404 : 200, name });
  const { status, text } = await browser.get(upgrade);
  expect([status, text.includes(`"route":{"name":"upgradeBooking","params":{"bookingId":"${id}"}`)]).toEqual([
    200,
    true,
  ]);
  expect(text).toContain("Upgrade your room");
  expect(text).not.toMatch(/<meta name="robots" content="index/);
  expect(text).toContain(`action="/upgrade-booking/${id}"`);
});
