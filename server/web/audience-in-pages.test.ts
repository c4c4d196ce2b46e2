import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { AUDIENCES, type Audience } from "#schemas";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "solvanta-in.localhost";
const KNOWN = AUDIENCES.filter((audience) => audience !== "anonymous");

/** The release with words on the home page for one audience each. */
function withWords(release: Release): Release {
  const sites = Object.entries(release.sites).map(([id, site]) => {
    const { home } = site.pages;
    const main = home?.slots.main;
    const [node] = Object.values(main?.nodes ?? {}).filter(({ widget }) => widget === "home-hero");
    if (!home || !main || !node) return [id, site];
    const words = AUDIENCES.map((audience) => [
      `for-${audience.replace("_", "-")}`,
      { ...node, when: { eq: ["user.audience", audience] } },
    ]);
    const nodes = { ...main.nodes, ...Object.fromEntries(words) };
    const order = [...main.order, ...words.map(([name]) => name)];
    const slots = { ...home.slots, main: { ...main, order, nodes } };
    return [id, { ...site, pages: { ...site.pages, home: { ...home, slots } } }];
  });
  return { ...release, hash: `${release.hash}-audiences`, sites: Object.fromEntries(sites) };
}

describe("pages that differ by audience", () => {
  let web: TestWeb;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    const release = withWords(await realRelease());
    web = await startTestWeb(() => release, {
      fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }),
    });
    for (const audience of KNOWN) tokens.set(audience, (await openKnownSession(web, { audience })).token);
  }, 300_000);
  afterAll(() => web.stop());

  const get = (cookie?: string, headers = {}) =>
    web.get("/", HOST, { headers: { ...(cookie && { cookie }), ...headers } });
  const shownIn = (html: string) =>
    AUDIENCES.filter((audience) => html.includes(`main.for-${audience.replace("_", "-")}`));

  it("are each audience's own, from the cache too, whoever asks at once", async () => {
    const ask = async (audience: string) => {
      const token = tokens.get(audience);
      const page = await get(token && `sid=${token}`);
      return [audience, shownIn(page.body), page.headers["cache-control"]?.toString().split(",")[0]];
    };
    const expected = AUDIENCES.map((audience) => [
      audience,
      [audience],
      audience === "anonymous" ? "public" : "private",
    ]);
    for (let round = 0; round < 3; round += 1) {
      const mixed = [...AUDIENCES, ...AUDIENCES].reverse();
      const answers = await Promise.all(mixed.map(ask));
      for (const answer of answers) expect(expected).toContainEqual(answer);
    }
    expect((await get()).headers["x-page-cache"]).toBe("hit");
    expect((await get(`sid=${tokens.get("member")}`)).headers["x-page-cache"]).toBe("hit");
  });

  it("are a stranger's for whoever only says who they are: by cookie, parameter, header or another's mark", async () => {
    const marked = `k.${"a".repeat(43)}`;
    for (const cookie of [
      "audience=member",
      "userMode=corporate; sid=member",
      `sid=${marked}`,
      "sid=k.",
      undefined,
    ]) {
      const page = await web.get("/?audience=member&user.audience=member&userMode=corporate", HOST, {
        headers: { "x-audience": "member", "x-device-role": "CorporateAdmin", ...(cookie && { cookie }) },
      });
      expect(shownIn(page.body), cookie).toEqual(["anonymous"]);
    }
  });

  it("cost a stranger no look into the database once they are kept, with a session and without", async () => {
    const session = await web.get("/api/pwa/session", HOST);
    const sid = session.cookies.find(({ name }) => name === "sid")?.value;
    await get();
    let queries = 0;
    const before = web.db.selectFrom;
    const counted = web.db as { selectFrom: unknown };
    counted.selectFrom = (...tables: never[]) => {
      queries += 1;
      return (before as (...all: never[]) => unknown).apply(web.db, tables);
    };
    try {
      const pages = [await get(), await get(`sid=${sid}`), await get(`sid=${"a".repeat(43)}`)];
      expect([pages.map(({ headers }) => headers["x-page-cache"]), queries]).toEqual([
        ["hit", "hit", "hit"],
        0,
      ]);
      await get(`sid=${tokens.get("member")}`);
      // The session, and the membership of its guest.
      expect(queries).toBe(2);
    } finally {
      counted.selectFrom = before;
    }
  });

  const markOf = async (token: string) =>
    (await get(`sid=${token}`)).cookies.find(({ name }) => name === "audience")?.value ?? "";
  const pageOf = async (token: string, mark: string) =>
    shownIn((await get(`sid=${token}; audience=${mark}`)).body);
  const end = (audience: Audience) =>
    web.db
      .updateTable("session")
      .set({ revoked_at: new Date(web.clock()) })
      .where("audience", "=", audience)
      .execute();

  it("look a guest up once a minute, by a mark that goes with their own session alone", async () => {
    const { token } = await openKnownSession(web, { audience: "corporate" });
    const other = await openKnownSession(web, { audience: "travel_agent" });
    const first = await get(`sid=${token}`);
    const given = first.cookies.find(({ name }) => name === "audience");
    expect(given).toMatchObject({ httpOnly: true, path: "/", sameSite: "Lax", maxAge: 60 });
    expect(first.headers["cache-control"]).toMatch(/^private/);
    const mark = given?.value ?? "";
    await end("corporate");
    expect(await pageOf(token, mark)).toEqual(["corporate"]);
    expect(await pageOf(other.token, mark), "another session's").toEqual(["travel_agent"]);
    expect(await pageOf(`k.${"a".repeat(43)}`, mark), "no session's").toEqual(["anonymous"]);
    const forged = [
      mark.replace("corporate", "member"),
      mark.replace(/\.(\w+)\./, ".zzzzzz."),
      `${mark}a`,
      mark.slice(0, -1),
      "corporate",
      "",
    ];
    for (const each of forged) expect(await pageOf(token, each), each).toEqual(["anonymous"]);
    web.clock.advance(60_000);
    expect(await pageOf(token, mark), "after a minute").toEqual(["anonymous"]);
  });

  it("mark guests over https by a cookie that no other host of the domain can plant", async () => {
    const { token } = await openKnownSession(web, { audience: "corporate" });
    const over = (cookie: string) => web.get("/", HOST, { https: true, headers: { cookie } });
    const first = await over(`__Host-sid=${token}`);
    const marks = first.cookies.filter(({ name }) => /audience|guest/.test(name));
    expect(marks.map(({ name, secure, path, domain }) => [name, secure, path, domain]).sort()).toEqual(
      ["__Host-audience"].map((name) => [name, true, "/", undefined]),
    );
    const mark = marks[0]?.value ?? "";
    await end("corporate");
    const shown = async (name: string) => shownIn((await over(`__Host-sid=${token}; ${name}=${mark}`)).body);
    expect(await shown("__Host-audience")).toEqual(["corporate"]);
    expect(await shown("audience"), "one that was planted").toEqual(["anonymous"]);
  });

  it("alone believe a mark: a call asks for the session, and so does a page that nobody keeps", async () => {
    const { token } = await openKnownSession(web, { audience: "member" });
    const cookie = `sid=${token}; audience=${await markOf(token)}`;
    const search = () => web.get("/api/pwa/search?city=mumbai", HOST, { headers: { cookie } });
    expect((await search()).headers["cache-control"]).toMatch(/^private/);
    await end("member");
    expect((await get(cookie)).headers["cache-control"], "a kept page").toMatch(/^private/);
    const answer = await search();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toMatch(/^public/);
  });

  it("know at once of whoever signs in or out in this browser, whatever mark it has", async () => {
    const { token, session } = await openKnownSession(web, { audience: "member" });
    const mark = await markOf(token);
    const out = await web.app.inject({
      method: "POST",
      url: "/api/pwa/userSignOut",
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        "x-csrf-token": session.csrfToken,
        cookie: `sid=${token}; audience=${mark}`,
      },
      payload: {},
    });
    const [dropped] = out.cookies.filter(({ name }) => name === "audience");
    expect(dropped).toMatchObject({ value: "", maxAge: 0 });
    const next = out.cookies.find(({ name }) => name === "sid")?.value ?? "";
    expect(await pageOf(next, mark)).toEqual(["anonymous"]);
  });

  it("are a stranger's again once the session has ended", async () => {
    const { token } = await openKnownSession(web, { audience: "member" });
    expect(shownIn((await get(`sid=${token}`)).body)).toEqual(["member"]);
    await end("member");
    expect(shownIn((await get(`sid=${token}`)).body)).toEqual(["anonymous"]);
  });
});
