import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

/** What browsers read as another host, and what must never get into a header. */
const ELSEWHERE = [
  "%5cevil.test",
  "%5c%5cevil.test",
  "%09/evil.test",
  "%0a/evil.test",
  "%0d%0aset-cookie:x=1",
  "%0a",
  "%00",
  "%2f%2fevil.test",
  "/evil.test",
  "..//evil.test",
  "%2e%2e//evil.test",
  "%e4%b8%ad",
  "%f0%9f%8f%a8",
  "@evil.test",
  "%40evil.test",
  "https:%2f%2fevil.test",
  "?//evil.test",
  "%3f%0d%0a",
  "%ef%bc%8f%ef%bc%8fevil.test",
];

describe("addresses made to lead elsewhere or to break", () => {
  let web: TestWeb;
  beforeAll(async () => {
    const release = await realRelease();
    web = await startTestWeb(() => release);
  }, 120_000);
  afterAll(() => web.stop());

  const origins: Readonly<Record<string, string>> = {
    "wrenhollow-nl.localhost": "http://wrenhollow-nl.localhost",
    "solvanta-in.localhost": "http://solvanta-in.localhost",
  };

  it("answer names that every object has, and lists where one value is meant", async () => {
    const inherited = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const filters = ["category", "tags", "amenities", "property_type", "sort", "modal", "locale"];
    const asked = inherited.flatMap((name) =>
      filters.map((filter) => `/hotels-in-utrecht?${filter}=${name}`),
    );
    const lists = ["ids[]=a&url[]=/", "ids=a&ids=b&url=/&url=/x", "ids[a]=b", "ids=main.x&url[a]=b"];
    for (const url of [...asked, ...lists.map((query) => `/_nodes?${query}`)]) {
      const { statusCode } = await web.get(url, "wrenhollow-nl.localhost");
      expect(statusCode, url).toBeLessThan(500);
    }
  });

  it.each(Object.keys(origins))(
    "stay on %s",
    async (host) => {
      const forms = ELSEWHERE.flatMap((text) => [
        `/in/${text}`,
        `/in/in/${text}`,
        `/h/${text}`,
        `/wishlist/${text}`,
        `/h/${text}/`,
        `/${text}`,
        `/nl/${text}`,
        `/hotels-in-${text}`,
        `/booking/${text}?token=x`,
        `/${text}/booking/AB12CD?token=x`,
        `/microsite/leave?to=${text}`,
        `/_mode/continue?to=${text}`,
        `/_site/${text}`,
      ]);
      for (const url of forms) {
        const { statusCode, headers } = await web.get(url, host);
        expect(statusCode, url).toBeLessThan(500);
        if (headers.location === undefined) continue;
        expect(headers.location, url).toMatch(/^\/(?![/\\])[!-[\]-~]*$/);
        expect(new URL(headers.location, origins[host]).origin, url).toBe(origins[host]);
      }
    },
    60_000,
  );

  it.each([
    "/BOOKING/AB12CD34EF56",
    "/my-booking/AB12CD34EF56",
    "//booking/AB12CD34EF56",
    "/booking/AB12CD/x.css",
  ])("lose a token at %s", async (path) => {
    const answer = await web.get(`${path}?token=${"t".repeat(44)}&phone=1`, "wrenhollow-nl.localhost");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, path.replace("//", "/")]);
  });

  it("of an address that asks for too many pages are refused in its language; pages that are ready are not", async () => {
    const release = await realRelease();
    const strict = await startTestWeb(() => release, { rateLimits: { pages: 4 } });
    const host = "wrenhollow-nl.localhost";
    const get = (url: string, ip: string) => strict.get(url, host, { ip });
    try {
      expect((await get("/", "2001:db8::1")).statusCode).toBe(200);
      const answers = [];
      for (let index = 0; index < 6; index += 1)
        answers.push(await get(`/booking/AB12CD34E${index}`, `2001:db8::${index}`));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429, 429, 429]);
      const refused = answers.at(-1);
      expect(refused?.headers["content-type"]).toContain("text/html");
      expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
      expect(refused?.body).toContain('<html lang="nl');
      expect((await get("/booking/AB12CD?token=x", "2001:db8::1")).statusCode).toBe(429);
      expect((await get("/", "2001:db8::1")).headers["x-page-cache"]).toBe("hit");
      expect((await get("/booking/AB12CD34EF56", "2001:db8:0:1::1")).statusCode).toBe(404);
    } finally {
      await strict.stop();
    }
  }, 60_000);

  it("never show a guest's page where a cache would take it for a file", async () => {
    for (const path of [
      "/booking/AB12CD34EF56/x.css",
      "/booking/x.css",
      "/my-booking/x.js",
      "/checkout/x.css",
    ]) {
      const answer = await web.get(path, "wrenhollow-nl.localhost");
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).not.toContain('"page":"booking"');
    }
  });
});
