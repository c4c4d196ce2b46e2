import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageContext, Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { comparesAnything, experimentArms } from "../page/experiment-arms.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";

let release: Release;
let off: Release;
let web: TestWeb;
const lines: Record<string, unknown>[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeAll(async () => {
  off = await realRelease();
  release = comparing(off);
  web = await startTestWeb(() => release, { log: log as never });
}, 120_000);
afterAll(() => web.stop());

/** The release with the new home compared with the old one. */
function comparing(before: Release): Release {
  const site = before.sites["solvanta-in"] as Site;
  const web2 = { ...site.experiments.web2, enabled: true } as Site["experiments"][string];
  const on = { ...site, experiments: { ...site.experiments, web2 } };
  return { ...before, hash: "comparing", sites: { ...before.sites, "solvanta-in": on } };
}

const get = (url: string, cookie = "") => web.get(url, host, cookie ? { headers: { cookie } } : {});
const pageOf = (html: string): PageContext =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? "{}").page;
const visitor = (number: number) => number.toString(16).padStart(32, "0");
const armOf = async (id: string) =>
  pageOf((await get("/", `loggedOutExp=${id}`)).body).experimentJSON.web2?.val;

describe("experiments", () => {
  it("[EXP-03] gives a new browser a random number, and one that has it none", async () => {
    const [one, other] = [await get("/"), await get("/")];
    expect(one.cookies).toMatchObject([
      { name: "loggedOutExp", httpOnly: true, sameSite: "Lax", maxAge: 7_776_000 },
    ]);
    expect(one.cookies[0]?.value).toMatch(/^[0-9a-f]{32}$/);
    expect(other.cookies[0]?.value).not.toBe(one.cookies[0]?.value);
    expect((await get("/", `loggedOutExp=${one.cookies[0]?.value}`)).cookies).toEqual([]);
    expect((await get("/checkout")).cookies.map(({ name }) => name)).toContain("loggedOutExp");
  });

  it.each(["x", "0".repeat(31), "G".repeat(32), "%00", "<script>"])(
    "[EXP-03] gives another number for %.20j",
    async (value) => {
      const [cookie] = (await get("/", `loggedOutExp=${value}`)).cookies;
      expect(cookie?.value).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it("[EXP-03] gives nobody a number where nothing is compared", async () => {
    expect((await web.get("/", "wrenhollow-nl.localhost")).cookies).toEqual([]);
    expect(comparesAnything(off.sites["solvanta-in"] as Site)).toBe(false);
  });

  it("[EXP-03] keeps an answer that sets the number out of shared caches, and its number out of ours", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get("/nothing-is-here")));
    const ids = answers.map(({ cookies }) => cookies[0]?.value);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { headers, body } of answers) {
      expect(headers["cache-control"]).toBe("private, no-cache");
      for (const id of ids) expect(body).not.toContain(id);
    }
  });

  it("[EXP-01] shows a guest the same arm on every request, and says so to the browser", async () => {
    const seen = new Map<string, string | undefined>();
    for (let number = 1; number <= 20; number++) seen.set(visitor(number), await armOf(visitor(number)));
    expect(new Set(seen.values())).toEqual(new Set(["old", "new"]));
    web.clock.advance(3_600_000);
    for (const [id, arm] of seen) {
      const page = pageOf((await get("/", `loggedOutExp=${id}`)).body);
      expect(page.experimentJSON).toEqual({ web2: { val: arm } });
      expect(page.experimentPipeline).toEqual(["web2"]);
      expect(page.callHeaders["x-ab-config"]).toBe(JSON.stringify({ web2: { val: arm } }));
    }
  });

  it("[EXP-01] renders what it says: the server and the browser have one assignment", async () => {
    for (let number = 1; number <= 10; number++) {
      const { body } = await get("/", `loggedOutExp=${visitor(number)}`);
      const isNew = pageOf(body).experimentJSON.web2?.val === "new";
      expect(body.includes('data-island="main.newHero.search.box"')).toBe(isNew);
      expect(body.includes('data-island="main.hero.search.box"')).toBe(!isNew);
    }
  });

  it("[EXP-01] keeps one page per arm, and one page where no arm matters", async () => {
    web.clock.advance(3_600_000);
    const states = async (path: string) => {
      const found: string[] = [];
      for (let number = 1; number <= 12; number++)
        found.push(String((await get(path, `loggedOutExp=${visitor(number)}`)).headers["x-page-cache"]));
      return found.filter((state) => state === "miss").length;
    };
    expect(await states("/")).toBe(2);
    expect(await states("/nothing-is-here")).toBe(1);
    expect(
      pageOf((await get("/nothing-is-here", `loggedOutExp=${visitor(1)}`)).body).experimentPipeline,
    ).toEqual([]);
  });

  it("[EXP-01] sends a page in variants to no shared cache, one without to all", async () => {
    const home = await get("/", `loggedOutExp=${visitor(1)}`);
    const listing = await get("/nothing-is-here", `loggedOutExp=${visitor(1)}`);
    expect(home.headers["cache-control"]).toBe("private, no-cache");
    expect(listing.headers["cache-control"]).toMatch(/^public/);
  });

  it("[EXP-01] says every running experiment on the guest's own pages, and to no other guest", async () => {
    for (let number = 1; number <= 6; number++) {
      const id = visitor(number);
      const arm = await armOf(id);
      for (const path of ["/checkout", "/my-booking"]) {
        const page = pageOf((await get(path, `loggedOutExp=${id}`)).body);
        expect(page.experimentJSON, path).toEqual({ web2: { val: arm } });
        expect(page.experimentPipeline).toEqual(["web2"]);
        expect(page.callHeaders["x-ab-config"]).toBe(JSON.stringify(page.experimentJSON));
      }
    }
  });

  it("[EXP-01] knows the arms of a guest on every call, whatever page it comes from", async () => {
    const call = async (url: string, headers: Record<string, string>) => {
      lines.length = 0;
      await web.get(url, host, { headers });
      return lines.find((line) => "ms" in line)?.experiments;
    };
    for (let number = 1; number <= 12; number++) {
      const id = visitor(number);
      const cookie = `loggedOutExp=${id}`;
      const seen = { web2: await armOf(id) };
      for (const path of ["search?city=amsterdam", "quote/none", "session"]) {
        expect(await call(`/api/pwa/${path}`, { cookie }), path).toEqual(seen);
        // The browser's own number wins over what a header says.
        const said = JSON.stringify({ web2: { val: seen.web2 === "new" ? "old" : "new" } });
        expect(await call(`/api/pwa/${path}`, { cookie, "x-ab-config": said }), path).toEqual(seen);
      }
    }
    for (const arm of ["old", "new"]) {
      const said = JSON.stringify({ web2: { val: arm }, wizz: { val: "wizard" }, none: { val: "x" } });
      expect(await call("/api/pwa/session", { "x-ab-config": said })).toEqual({ web2: arm });
    }
    for (const broken of ["{", "null", "[]", '{"web2":null}', '{"web2":{"val":"__proto__"}}', '{"web2":7}'])
      expect(await call("/api/pwa/session", { "x-ab-config": broken }), broken).toEqual({ web2: "old" });
  });

  it("[EXP-01] keeps with an event which arm its guest saw", async () => {
    const id = visitor(3);
    const answer = await web.app.inject({
      method: "POST",
      url: "/api/pwa/events",
      headers: {
        host,
        cookie: `loggedOutExp=${id}; consent=1.s.20270101.c1`,
        origin: `http://${host}`,
        "sec-fetch-site": "same-origin",
      },
      payload: { data: [{ name: "web_vitals", page: "home", attributes: { lcp: 900 } }] },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const kept = await web.db.selectFrom("event_log").selectAll().where("name", "=", "web_vitals").execute();
    expect(kept.map(({ attributes }) => attributes)).toEqual([
      { lcp: 900, experiments: { web2: await armOf(id) } },
    ]);
  });

  it("[EXP-01] shows a forced arm, and ignores one that nobody has", async () => {
    for (const arm of ["old", "new"]) {
      const { body } = await get("/", `loggedOutExp=${visitor(1)}; exp=web2:${arm}`);
      expect(pageOf(body).experimentJSON.web2?.val).toBe(arm);
    }
    for (const broken of ["web2:__proto__", "web2", "%", "%E0%A4%A", ",,::", "constructor:x"]) {
      const answer = await get("/", `loggedOutExp=${visitor(1)}; exp=${broken}`);
      expect(answer.statusCode, broken).toBe(200);
      expect(pageOf(answer.body).experimentJSON.web2?.val).toBe(await armOf(visitor(1)));
    }
  });

  it("[EXP-01] reads a missing or switched-off experiment as control", async () => {
    const site = off.sites["solvanta-in"] as Site;
    for (let number = 1; number < 50; number++)
      expect(experimentArms(site, { visitor: visitor(number) })).toMatchObject({
        web2: "old",
        wizz: "wizard",
      });
    expect(experimentArms(comparing(off).sites["solvanta-in"] as Site, {})).toMatchObject({ web2: "old" });
  });
});

describe("the new home", () => {
  it("[ROUTE-01] [CMS-01] is another composition, with header, words and search as the old one", async () => {
    for (const site of ["solvanta-in", "solvanta-ae", "wrenhollow-nl"]) {
      const at = (arm: string) =>
        web
          .get("/", `${site}.localhost`, { headers: { cookie: `exp=web2:${arm}` } })
          .then(({ body }) => body);
      const [before, after] = [await at("old"), await at("new")];
      expect(after).not.toBe(before);
      for (const html of [before, after]) {
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).toContain('data-region="header"');
        expect(html.match(/<form[^>]*role="search"|<search/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
      expect(after).toContain("main.newHero.search.box");
    }
  });
});
