import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageContext, Release, Site } from "#renderer";
import { apiBase, createHttpCaller } from "#renderer/server";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const siteId = "wrenhollow-nl";
const host = "wrenhollow-nl.localhost";
const backendHost = "backend.example";

/** A second instance of the product, with supply; the site under test has none of its own. */
let backend: TestWeb;
let web: TestWeb;
/** How the backend behaves, and what it was asked. */
let answers: "well" | "never" | "elsewhere" | "refused";
/** Where a refusal leads. */
let leadsTo: string;
let asked: { readonly url: URL; readonly headers: Headers; readonly init: RequestInit | undefined }[];

beforeAll(async () => {
  const release = await realRelease();
  const ofBackend: Release = { ...release, hosts: { ...release.hosts, [backendHost]: siteId } };
  backend = await startTestWeb(() => ofBackend, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
  const site = release.sites[siteId] as Site;
  const calling: Site = { ...site, domain: { ...site.domain, apiBaseHost: `https://${backendHost}/` } };
  const ofSite: Release = { ...release, sites: { ...release.sites, [siteId]: calling } };
  web = await startTestWeb(() => ofSite, { fetch: toBackend, apiHosts: [`https://${backendHost}`] });
}, 180_000);

afterAll(async () => {
  await web.stop();
  await backend.stop();
});

const toBackend: typeof fetch = async (address, init) => {
  const url = new URL(String(address));
  const headers = new Headers(init?.headers);
  asked.push({ url, headers, init });
  if (answers === "never")
    return new Promise((_, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  if (answers === "refused")
    return Response.json(
      { code: "not_found", message: "There is no such booking.", details: { redirect: leadsTo } },
      { status: 404 },
    );
  if (answers === "elsewhere" && init?.redirect === "error") throw new TypeError("unexpected redirect");
  const answer = await backend.app.inject({
    method: init?.method === "POST" ? "POST" : "GET",
    url: url.pathname + url.search,
    headers: { ...Object.fromEntries(headers), host: url.host },
    ...(typeof init?.body === "string" && { payload: init.body }),
  });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { "content-type": "application/json" },
  });
};

async function get(path: string, headers: Record<string, string> = {}) {
  asked = [];
  return web.get(path, host, { headers });
}

describe("a site whose calls go to another backend", () => {
  it("[API-01] shows what that backend has, asked in the site's language, with the site's name and without cookies", async () => {
    answers = "well";
    const page = await get("/hotels-in-amsterdam", { cookie: "sid=secret" });
    expect(page.statusCode).toBe(200);
    const cards = page.body.match(/href="(?:\/nl)?\/\d+\//g) ?? [];
    expect(cards.length).toBeGreaterThan(3);
    const own = await web.app.inject({
      url: "/api/pwa/hotels?filters[coordinates][city]=amsterdam",
      headers: { host },
    });
    expect(own.body).not.toContain('"hotels":[{');
    expect(asked.length).toBeGreaterThan(0);
    for (const { url, headers } of asked) {
      expect(url.origin).toBe(`https://${backendHost}`);
      expect(url.searchParams.get("locale")).toBe("nl");
      expect(headers.get("accept-language")).toBe("nl");
      expect(headers.get("origin-host")).toBe("nl.wrenhollow.example");
      expect(headers.get("cookie")).toBeNull();
    }
    expect(String(page.headers["content-security-policy"])).toContain(
      `connect-src 'self' https://${backendHost}`,
    );
  });

  it("[API-01] lets the browser of that page call there: cookies, language, site, role, and changes as JSON with the token", async () => {
    answers = "well";
    const { body } = await get("/hotels-in-amsterdam?locale=en");
    const { page }: { page: PageContext } = JSON.parse(
      /id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? "{}",
    );
    asked = [];
    const call = createHttpCaller({
      base: apiBase(page.domain.apiBaseHost),
      locale: page.locale,
      csrfToken: async () => "token",
      headers: () => page.callHeaders,
      fetch: toBackend,
    });
    const found = await call("hotelSearch", { city: "amsterdam" });
    expect(found.hotels.length).toBeGreaterThan(0);
    await expect(call("createQuote", { hotel_id: 1 } as never)).rejects.toMatchObject({ statusCode: 403 });
    for (const { url, headers, init } of asked) {
      expect([url.origin, url.searchParams.get("locale")]).toEqual([`https://${backendHost}`, "en"]);
      expect(init?.credentials).toBe("include");
      expect(Object.fromEntries(headers)).toMatchObject({
        "accept-language": "en",
        "origin-host": "nl.wrenhollow.example",
        "x-device-role": "Consumer_Guest",
      });
    }
    const [read, change] = asked;
    expect([read?.init?.method, read?.init?.body, read?.headers.get("x-csrf-token")]).toEqual([
      "GET",
      undefined,
      null,
    ]);
    expect([change?.init?.method, change?.init?.body]).toEqual(["POST", '{"hotel_id":1}']);
    expect([change?.headers.get("content-type"), change?.headers.get("x-csrf-token")]).toEqual([
      "application/json",
      "token",
    ]);
  });

  it("shows a property of that backend, and no property it does not have", async () => {
    answers = "well";
    const listing = await get("/hotels-in-amsterdam");
    const path = /href="((?:\/nl)?\/\d+\/)/.exec(listing.body)?.[1] ?? "";
    expect((await get(path)).statusCode).toBe(200);
    expect((await get("/nl/99999999/")).statusCode).toBe(404);
  });

  it("sends the guest's cookies with calls that depend on the guest", async () => {
    answers = "well";
    await get("/my-booking", { cookie: "sid=mine" });
    expect(asked.map(({ headers }) => headers.get("cookie"))).toContain("sid=mine");
  });

  it("[BDET-06] goes where a booking that cannot be read leads, on this site alone", async () => {
    answers = "refused";
    leadsTo = "/my-booking?notice=gone";
    const led = await get("/booking/ABCDEFGH2345");
    expect([led.statusCode, led.headers.location]).toEqual([303, leadsTo]);
    for (leadsTo of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      const kept = await get("/booking/ABCDEFGH2345");
      expect([kept.statusCode, kept.headers.location], leadsTo).toEqual([404, undefined]);
      // What was refused is said, with the form that opens a booking.
      expect(kept.body).toContain('name="booking_id"');
    }
    answers = "well";
  });

  it("[ERR-03] waits no longer than each request may, says so and keeps nothing of it", async () => {
    answers = "never";
    const page = await get("/hotels-in-utrecht");
    expect(page.statusCode).toBe(503);
    expect(page.headers["cache-control"]).toBe("no-store");
    answers = "well";
    expect((await get("/hotels-in-utrecht")).statusCode).toBe(200);
  });

  it.each([
    ["another origin", "https://other.example"],
    ["one whose name only starts like it", `https://${backendHost}.evil.example`],
    ["one that hides behind an at-sign", `https://${backendHost}@evil.example`],
    ["another port", `https://${backendHost}:8443`],
  ])("[VAL-09] asks no backend that the server was not told of: %s", async (_what, base) => {
    answers = "well";
    const release = await realRelease();
    const site = release.sites[siteId] as Site;
    const strayed: Site = { ...site, domain: { ...site.domain, apiBaseHost: base } };
    const stray = await startTestWeb(() => ({ ...release, sites: { ...release.sites, [siteId]: strayed } }), {
      fetch: toBackend,
      apiHosts: [`https://${backendHost}`],
    });
    asked = [];
    const page = await stray.get("/hotels-in-utrecht", host, { headers: { cookie: "sid=secret" } });
    expect(page.statusCode).toBe(503);
    expect(asked).toEqual([]);
    // The browser is not let there either.
    expect(String(page.headers["content-security-policy"])).toContain("connect-src 'self';");
    await stray.stop();
  });

  it("follows no redirect to a host that nobody configured", async () => {
    answers = "elsewhere";
    expect((await get("/hotels-in-rotterdam")).statusCode).toBe(503);
  });
});
