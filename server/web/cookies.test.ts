import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COOKIES, type CookieRule } from "#domain/shell";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let release: Release;
let web: TestWeb;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
}, 120_000);
afterAll(() => web?.stop());

const get = (url: string, host = "solvanta-in.localhost", headers: Record<string, string> = {}) =>
  web.get(url, host, { headers });
const rules: readonly CookieRule[] = Object.values(COOKIES);

describe("cookies", () => {
  const setBy = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers["set-cookie"] ?? []].flat().map((line) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      return {
        name: name.replace(/^__Host-/, ""),
        value,
        seconds: Number(/max-age=(\d+)/i.exec(String(line))?.[1]),
      };
    });

  it("[CONF-14] starts a session with the country's context, each for the life the registry says, longer for who is signed in; the call tells it", async () => {
    const answer = await get("/api/pwa/session");
    const found = setBy(answer);
    expect(answer.json().app_context).toEqual({
      countryCode: "IN",
      geoLocationCountry: "India",
      geoLocationCountryCode: "IN",
    });
    expect(Object.fromEntries(found.map(({ name, value }) => [name, value]))).toMatchObject({
      appContext: "IN",
      geo: "IN",
      countryIso: "IN",
    });
    expect(Object.fromEntries(found.map(({ name, seconds }) => [name, seconds]))).toMatchObject({
      appContext: 7200,
      geo: 43_200,
      countryIso: 7200,
    });
    const { appContext, geo, countryIso } = COOKIES;
    expect([appContext, geo, countryIso].map(({ consent }) => consent)).toEqual(
      Array.from({ length: 3 }, () => "necessary"),
    );
    const again = await get("/api/pwa/session", undefined, {
      cookie: found.map(({ name, value }) => `${name}=${value}`).join("; "),
    });
    expect(setBy(again)).toEqual([]);
    const dutch = await get("/api/pwa/session?locale=hi", undefined, {
      cookie: found.map(({ name, value }) => `${name}=${name === "geo" ? "NL" : value}`).join("; "),
    });
    expect(dutch.json().app_context).toEqual({
      countryCode: "IN",
      geoLocationCountry: "नीदरलैंड",
      geoLocationCountryCode: "NL",
    });
    const { token } = await openKnownSession(web);
    const signedIn = await get("/api/pwa/session", undefined, { cookie: `sid=${token}` });
    expect(signedIn.json().isLoggedIn).toBe(true);
    expect(Object.fromEntries(setBy(signedIn).map(({ name, seconds }) => [name, seconds]))).toMatchObject({
      appContext: 15_552_000,
      geo: 43_200,
      countryIso: 7200,
    });
  });

  it("believes the place our own edge saw, and never one a guest claims", async () => {
    const claimed = setBy(await get("/api/pwa/session", undefined, { "x-geo-country": "FR" }));
    expect(claimed.find(({ name }) => name === "geo")?.value).toBe("IN");
    const headers = { "x-geo-country": "FR", "x-forwarded-for": "203.0.113.9" };
    const seen = await web.get("/api/pwa/session", "solvanta-in.localhost", { headers, edge: true });
    expect(setBy(seen).find(({ name }) => name === "geo")?.value).toBe("FR");
  });

  it("pages for everybody set none of a guest's, and nothing sets one that is not in the registry", async () => {
    const names = new Set<string>();
    for (const url of [
      "/",
      "/hotels-in-goa",
      "/terms",
      "/my-booking",
      "/api/pwa/session",
      "/?webview=1",
      "/_mode/continue",
    ])
      for (const { name } of setBy(await get(url))) names.add(name);
    for (const { name } of setBy(await get("/")))
      expect(["appContext", "geo", "countryIso", "sid"]).not.toContain(name);
    const known = rules.map(({ name }) => name);
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    expect(names.size).toBeGreaterThan(3);
  });
});
