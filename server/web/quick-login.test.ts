import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }),
  });
}, 120_000);
afterAll(() => web?.stop());

const ask = async (path: string, headers: Record<string, string> = {}, site = "solvanta-in") => {
  const host = `${site}.localhost`;
  const answer = await web.app.inject({
    method: "POST",
    url: "/_quick-login",
    headers: {
      host,
      origin: `http://${host}`,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    payload: new URLSearchParams({ path }).toString(),
  });
  const cookie = answer.cookies.find(({ name }) => name === "quickLogin");
  return { status: answer.statusCode, cookie };
};
const consent = (letters: string) => ({ cookie: `consent=1.${letters}.20270301.test` });
const placed = async (path: string, site = "solvanta-in") =>
  (await web.get(path, `${site}.localhost`)).body.includes('id="quick-login"');

describe("the offer to sign in", () => {
  it("[ACC-21] stands on the pages that the configuration names, and on no other, nor in an app", async () => {
    for (const path of ["/", "/jp/", "/?locale=hi"]) expect(await placed(path), path).toBe(true);
    for (const path of ["/ae/", "/hotels-in-mumbai", "/login", "/?webview=1"])
      expect(await placed(path), path).toBe(false);
    expect(await placed("/", "wrenhollow-nl")).toBe(true);
  });

  it("[ACC-21] is made once a day, on those pages", async () => {
    const { status, cookie } = await ask("/", consent("p"));
    expect([status, cookie?.maxAge, cookie?.path, cookie?.value]).toEqual([201, 86_400, "/", "1"]);
    const again = `${consent("p").cookie}; quickLogin=1`;
    expect(await ask("/", { cookie: again })).toEqual({ status: 204, cookie: undefined });
    expect((await ask("/jp/", consent("p"))).status).toBe(201);
    for (const path of ["/ae/", "/login", "", "x", "//evil.test/"])
      expect(await ask(path, consent("p")), path).toEqual({ status: 204, cookie: undefined });
  });

  it("[ACC-21] is made to nobody who is signed in or in an app", async () => {
    const { token } = await openKnownSession(web);
    expect((await ask("/", { cookie: `sid=${token}` })).status).toBe(204);
    expect((await ask("/", { cookie: "webview=1" })).status).toBe(204);
    expect((await ask("/", { "user-agent": "StaywrightApp/2.1" })).status).toBe(204);
  });

  it("[ACC-21] [CONS-04] keeps its cookie for whoever agreed alone, in every country; where nobody has to be asked it is made without one to whoever has chosen nothing", async () => {
    const asked = async (letters: string | null, site: string) => {
      const { status, cookie } = await ask("/", letters === null ? {} : consent(letters), site);
      return [status, cookie?.value];
    };
    for (const site of ["wrenhollow-nl", "solvanta-in"]) {
      for (const letters of ["p", "psm"]) expect(await asked(letters, site)).toEqual([201, "1"]);
      for (const letters of ["", "sm"]) expect(await asked(letters, site)).toEqual([204, undefined]);
    }
    expect(await asked(null, "wrenhollow-nl")).toEqual([204, undefined]);
    expect(await asked(null, "solvanta-in")).toEqual([200, undefined]);
    expect(await ask("/", { cookie: "geo=FR" })).toEqual({ status: 204, cookie: undefined });
  });

  it("refuses what comes from another site", async () => {
    expect((await ask("/", { origin: "http://evil.test", "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});
