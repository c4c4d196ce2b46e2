import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { readSettings } from "../settings.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const UNKNOWN = "who.is.this.example";
let release: Release;
let web: TestWeb;
beforeAll(async () => {
  release = await realRelease();
  const { refusesUnknownHosts } = readSettings({ UNKNOWN_HOSTS: "refuse" }, ".");
  web = await startTestWeb(() => release, { refusesUnknownHosts });
}, 300_000);
afterAll(() => web.stop());

describe("UNKNOWN_HOSTS=refuse", () => {
  it.each(["/", "/404", "/robots.txt", "/sitemap.xml", "/service-worker.js", "/assets/none.js", "/_nodes"])(
    "[CONF-03] answers 421 to %s of a host that no site has, with no word of any site",
    async (path) => {
      const { statusCode, headers, body } = await web.get(path, UNKNOWN);
      expect([statusCode, headers["cache-control"], headers["set-cookie"]]).toEqual([
        421,
        "no-store",
        undefined,
      ]);
      expect(body).toBe("No site is served at this host.\n");
    },
  );

  it("[CONF-03] answers calls with their error, and believes no forwarded host", async () => {
    const call = await web.get("/api/pwa/user", UNKNOWN);
    expect([call.statusCode, call.json()]).toEqual([
      421,
      { code: "not_found", message: "No site is served at this host." },
    ]);
    const posted = await web.app.inject({ method: "POST", url: "/login", headers: { host: UNKNOWN } });
    expect(posted.statusCode).toBe(421);
    const forwarded = { "x-forwarded-host": "solvanta-in.localhost" };
    expect((await web.get("/", UNKNOWN, { headers: forwarded })).statusCode).toBe(421);
  });

  it("[CONF-03] lets probes and metrics through by any name", async () => {
    for (const path of ["/livez", "/readyz", "/healthz", "/readyz?edge=1"])
      expect((await web.get(path, UNKNOWN)).statusCode, path).toBe(200);
    expect((await web.get("/metrics", UNKNOWN, { edge: true })).statusCode).not.toBe(421);
  });

  it("[CONF-03] shows every site at its host, the fallback's own too", async () => {
    for (const host of [
      ...Object.keys(release.hosts),
      `${release.fallbackSite}.localhost:3000`,
      "wrenhollow-nl.localhost",
    ])
      expect((await web.get("/api/pwa/user", host)).statusCode, host).toBe(200);
    expect((await web.get("/404", `${release.fallbackSite}.localhost`)).statusCode).toBe(404);
  });
});

it("is off where nobody sets it, and takes no other word", () => {
  for (const [UNKNOWN_HOSTS, refuses] of [
    [undefined, false],
    ["", false],
    ["fallback", false],
    ["refuse", true],
  ] as const)
    expect(readSettings({ UNKNOWN_HOSTS }, ".").refusesUnknownHosts).toBe(refuses);
  for (const UNKNOWN_HOSTS of ["1", "421", "Refuse", "refuse "])
    expect(() => readSettings({ UNKNOWN_HOSTS }, ".")).toThrow(
      `UNKNOWN_HOSTS must be "refuse" or "fallback", not "${UNKNOWN_HOSTS}".`,
    );
});
