import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PreviewPayload, signPreview } from "../releases/preview-token.ts";
import { createReleaseStore } from "../releases/release-store.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { type ReleaseServer, startReleaseServer, testBuilder } from "../testing/release-server.ts";
import { projectRoot, sourceWith, toStore } from "../testing/release-source.ts";

const secret = Buffer.alloc(32, 9);
const nl = "wrenhollow-nl.localhost";
const shell = "config/messages/en/shell.json";
const skip = '"shell.skip-to-content": "';
const changed = toStore(sourceWith(shell, skip, `${skip}PREVIEWED `));
const { hash } = changed.release;

let root: string;
let database: TestDatabase;
let server: ReleaseServer;
let expires: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "staywright-preview-"));
  for (const part of ["config", "schemas"])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  database = await createTestDatabase();
  await createReleaseStore(database.db, Date.now).put(changed);
  server = await startReleaseServer({ db: database.db, root, secret, build: testBuilder(root) });
  expires = server.clock() / 1000 + 3600;
}, 120_000);

afterAll(async () => {
  await server.stop();
  await database.stop();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: nl, ...headers } });
const tokenOf = (more: Partial<PreviewPayload> = {}) =>
  signPreview({ release: hash, expires, ...more }, secret);
const previewed = (url: string, more: Partial<PreviewPayload> = {}, headers: Record<string, string> = {}) =>
  get(url, { cookie: `preview=${tokenOf(more)}`, ...headers });

describe("a preview link", () => {
  it("opens the release for this host only, out of reach of scripts, and goes to the page", async () => {
    const answer = await get(`/_preview/${tokenOf()}?to=/search%3Fx=1`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/search?x=1"]);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: "preview",
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: 3600,
    });
    expect(cookie).not.toHaveProperty("domain");
    expect(answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });

  it.each(["//evil.test", "/\\evil.test", "/.//evil.test", "https://evil.test", "evil"])(
    "never leads to another site: %s",
    async (to) => {
      for (const path of [`/_preview/${tokenOf()}`, "/_preview/end"]) {
        const answer = await get(`${path}?to=${encodeURIComponent(to)}`);
        expect([answer.statusCode, answer.headers.location]).toEqual([303, "/"]);
      }
    },
  );

  it("is like any address that does not exist when it is changed, over, foreign, of another site or of no release", async () => {
    const missing = await get("/_preview/nothing");
    expect(missing.statusCode).toBe(404);
    const bad = {
      changed: `${tokenOf().slice(0, -1)}_`,
      over: tokenOf({ expires: expires - 7200 }),
      foreign: signPreview({ release: hash, expires }, Buffer.alloc(32, 1)),
      "of another site": tokenOf({ site: "solvanta-in" }),
      "of no release": tokenOf({ release: "0000000000000000" }),
    };
    for (const [what, token] of Object.entries(bad)) {
      const answer = await get(`/_preview/${token}`);
      expect([answer.statusCode, answer.body === missing.body], what).toEqual([404, true]);
      expect(answer.cookies, what).toEqual([]);
      expect(answer.headers["cache-control"], what).toBe("private, no-store");
    }
  });

  it("works on its own site when it names one", async () => {
    expect((await get(`/_preview/${tokenOf({ site: "wrenhollow-nl" })}`)).statusCode).toBe(303);
  });

  it("ends on request", async () => {
    const answer = await get("/_preview/end?to=/search");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/search"]);
    expect(answer.cookies).toMatchObject([{ name: "preview", value: "", path: "/" }]);
  });
});

describe("a previewed page", () => {
  it("comes from its release, is never indexed, and neither fills nor reads the cache", async () => {
    const url = "/allcities?locale=en";
    const page = await previewed(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("PREVIEWED");
    expect(page.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
    const live = await get(url);
    expect(live.headers["x-page-cache"]).toBe("miss");
    expect(live.body).not.toContain("PREVIEWED");
    expect(live.headers).not.toHaveProperty("x-robots-tag");
    expect((await previewed(url)).body).toContain("PREVIEWED");
    expect((await get(url)).headers["x-page-cache"]).toBe("hit");
    const etag = String(live.headers.etag);
    expect((await previewed(url, {}, { "if-none-match": etag })).statusCode).toBe(200);
  });

  it("sees the conditions that its link decides", async () => {
    const plain = await previewed("/?locale=en");
    const forced = await previewed("/?locale=en", {
      date: "2031-07-09",
      device: "webview",
      flags: { web2: "new" },
    });
    expect(plain.body).not.toContain("2031-07-09");
    expect(forced.body).toContain('"today":"2031-07-09"');
    expect(forced.body).toContain('"device":"webview"');
    const nodes = (body: string) => [...body.matchAll(/data-island="([^"]+)"/g)].map(([, node]) => node);
    expect(nodes(forced.body)).not.toEqual(nodes(plain.body));
  });

  it("is the live page once the link is over or its cookie was changed", async () => {
    const url = "/allcities?locale=en";
    for (const cookie of [tokenOf({ expires: expires - 7200 }), `${tokenOf()}x`, "nonsense"])
      expect((await get(url, { cookie: `preview=${cookie}` })).body).not.toContain("PREVIEWED");
  });

  it("has popups and redirects that no cache keeps", async () => {
    const popup = await previewed(`/_modal/${hash}/nl/searchbar`);
    expect([popup.statusCode, popup.headers["cache-control"]]).toEqual([200, "no-store"]);
    const redirect = await previewed("/in/search", {}, { host: "solvanta-in.localhost" });
    expect([redirect.statusCode, redirect.headers["cache-control"]]).toEqual([301, "private, no-store"]);
  });
});
