import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { COOKIES } from "#domain/shell";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { type Answer, type Browser, createBrowser } from "../testing/browser.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const SITE = "solvanta-in";
const HOST = `${SITE}.localhost`;
const DAY = 24 * 60 * 60;

let before: Release;
let release: Release;
let web: TestWeb;
let browser: Browser;
let guests = 0;
beforeAll(async () => {
  before = await realRelease();
  release = before;
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }),
  });
}, 120_000);
afterAll(() => web?.stop());
beforeEach(() => {
  release = before;
  guests += 1;
  browser = createBrowser(web.app, HOST, `198.51.100.${guests}`);
});

/** What an answer has a browser keep, by name: for how many seconds, where, and within whose reach. */
function kept({ headers }: Pick<Answer, "headers">) {
  const lines = [headers["set-cookie"] ?? []].flat().map(String);
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const attribute = (pattern: RegExp) => pattern.exec(line)?.[1];
      const age = attribute(/; max-age=(\d+)/i);
      const end = attribute(/; expires=([^;]+)/i);
      const seconds = age ? Number(age) : end ? (Date.parse(end) - web.clock()) / 1000 : undefined;
      return [
        name,
        { value, seconds, path: attribute(/; path=([^;]+)/i), isHidden: /; httponly/i.test(line) },
      ];
    }),
  );
}
const signedIn = async () => {
  const { token } = await openKnownSession(web);
  const known = createBrowser(web.app, HOST, `198.51.100.${guests}`);
  const goOn = known.useSession;
  goOn(token);
  return known;
};
/** The release with two forms of the home page compared. */
function comparing(): Release {
  const site = before.sites[SITE] as Site;
  const web2 = { ...site.experiments.web2, enabled: true } as Site["experiments"][string];
  const on = { ...site, experiments: { ...site.experiments, web2 } };
  return { ...before, hash: "comparing", sites: { ...before.sites, [SITE]: on } };
}
const postForm = (path: string, fields: Readonly<Record<string, string>>) =>
  browser.post(path, String(new URLSearchParams(fields)), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
  });

it("[CONST-06] keeps the context of a stranger for two hours, of a guest who is signed in for 180 days, and the place for twelve", async () => {
  const stranger = kept(await browser.get("/api/pwa/session"));
  expect(stranger).toMatchObject({
    appContext: { value: "IN", seconds: 7200, path: "/" },
    geo: { value: "IN", seconds: 43_200, path: "/" },
    countryIso: { value: "IN", seconds: 7200, path: "/" },
  });
  const known = kept(await (await signedIn()).get("/api/pwa/session"));
  expect(known).toMatchObject({
    appContext: { value: "IN", seconds: 15_552_000 },
    geo: { seconds: 43_200 },
    countryIso: { seconds: 7200 },
  });
});

it("[CONST-06] keeps a session for thirty days, out of reach of scripts", async () => {
  const { sid } = kept(await browser.get("/api/pwa/session"));
  expect(sid).toMatchObject({ seconds: 30 * DAY, path: "/", isHidden: true });
  // What the browser drops then, the server does not know any more either.
  const known = await signedIn();
  const isKnown = async () => (await known.get("/api/pwa/user")).body.isLoggedIn;
  web.clock.advance(30 * DAY * 1000 - 1000);
  expect(await isKnown()).toBe(true);
  web.clock.advance(1000);
  expect(await isKnown()).toBe(false);
});

it("[CONST-06] keeps the number of a device for two years on every path, once its guest agrees to that", async () => {
  expect(kept(await browser.get("/api/pwa/session")).fingerprint2).toBeUndefined();
  expect(kept(await browser.agree()).fingerprint2).toMatchObject({
    value: expect.stringMatching(/^[0-9a-f]{32}$/),
    seconds: 63_072_000,
    path: "/",
  });
});

it("[CONST-06] keeps for a day that signing in was offered", async () => {
  await browser.agree();
  const offered = await postForm("/_quick-login", { path: "/" });
  expect([offered.status, kept(offered).quickLogin]).toMatchObject([201, { seconds: 86_400, path: "/" }]);
  expect((await postForm("/_quick-login", { path: "/" })).status).toBe(204);
});

it("[CONST-06] knows the two modes of guests by their values, and no other", async () => {
  const strips = async (userMode: string) =>
    (await web.get("/", HOST, { headers: { cookie: `userMode=${userMode}` } })).body.includes(
      "/_mode/continue",
    );
  const seen = [];
  for (const value of ["travel_agent", "corporate", "Corporate", "agents", ""])
    seen.push(await strips(value));
  expect(seen).toEqual([true, true, false, false, false]);
});

it("[CONST-06] gives a browser that has none its number at the first load, where forms of a page are compared", async () => {
  release = comparing();
  expect(kept(await browser.get("/")).loggedOutExp).toMatchObject({
    value: expect.stringMatching(/^[0-9a-f]{32}$/),
    seconds: 90 * DAY,
    path: "/",
  });
  expect(kept(await browser.get("/")).loggedOutExp).toBeUndefined();
});

it("[CONST-06] keeps what was begun of signing in for an hour, out of reach of scripts, and no longer than it is of use", async () => {
  const asked = { user_id: "lives@example.test" };
  expect(kept(await browser.post("/api/pwa/generateByUserId", asked)).authenticateData).toMatchObject({
    seconds: 3600,
    path: "/",
    isHidden: true,
  });
  const used = await browser.get("/api/pwa/signInState?credential=used");
  expect(kept(used).authenticateData).toMatchObject({ value: "", seconds: 0, path: "/" });
});

it("[CONS-04] keeps nothing that may be refused before a choice and after a refusal, whether a law has guests asked or not", async () => {
  const optional = Object.values(COOKIES).flatMap(({ name, consent }) =>
    consent === "necessary" ? [] : [name],
  );
  expect(optional).toEqual(["campaign", "fingerprint2", "quickLogin"]);
  for (const host of [HOST, "wrenhollow-nl.localhost"])
    for (const choice of [undefined, []]) {
      guests += 1;
      const guest = createBrowser(web.app, host, `198.51.100.${guests}`);
      const form = { "content-type": "application/x-www-form-urlencoded", "x-csrf-token": "none" };
      const view = { name: "page_view", attributes: { pageType: "Home Page", route: "home", hard: true } };
      const landing = { source: "newsletter", click: "google", click_id: "Cj0KCQiA_gjKbH-2xR8e.v01" };
      if (choice) await guest.post("/api/pwa/consent", { version: 1, categories: choice });
      const answers = [
        await guest.get("/?utm_source=newsletter"),
        await guest.get("/api/pwa/session"),
        await guest.post("/_quick-login", "path=%2F", form),
        await guest.post("/api/pwa/events", { landing, data: [view] }),
      ];
      const names = answers.flatMap((answer) => Object.keys(kept(answer)));
      expect(
        names.filter((name) => optional.some((each) => each === name)),
        `${host} ${choice}`,
      ).toEqual([]);
    }
});

it("[CONST-06] [CONS-04] sets no cookie but those of the registry, each with a category of consent", async () => {
  release = comparing();
  const answers = [
    await browser.get("/"),
    await browser.get("/api/pwa/session"),
    await browser.agree(),
    await postForm("/_quick-login", { path: "/" }),
    await browser.post("/api/pwa/generateByUserId", { user_id: "registry@example.test" }),
    await browser.get("/_mode/continue"),
    await browser.get("/?webview=1"),
  ];
  const names = new Set(answers.flatMap((answer) => Object.keys(kept(answer))));
  const rules = Object.values(COOKIES);
  for (const name of names) expect(rules.find((rule) => rule.name === name)?.consent, name).toBeDefined();
  expect(names.size).toBeGreaterThanOrEqual(11);
});
