import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COOKIES, OPTIONAL_CATEGORIES } from "#schemas/kept-in-browser.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";

const HOST = "nl.homes.test";

describe("consent", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 90_000);
  afterAll(() => test.stop());
  const check = "/api/pwa/policy-check?version=1";
  const rows = () => test.database.db.selectFrom("consent").selectAll().orderBy("chosen_at").execute();

  it("[API-46] [CONST-05] says whether it applies, which categories there are, and what was chosen", async () => {
    const browser = test.browser();
    const categories = ["necessary", ...OPTIONAL_CATEGORIES];
    expect((await browser.get(check)).body).toEqual({ version: 1, gdpr: true, categories, choice: null });
    await browser.post("/api/pwa/consent", { version: 1, categories: ["statistics"] });
    expect((await browser.get(check)).body.choice).toEqual(["statistics"]);
    for (const wrong of ["", "?version=2", "?version=x", "?version=1&more=1"])
      expect((await browser.get(`/api/pwa/policy-check${wrong}`)).status, wrong).toBe(400);
  });

  it("keeps each choice as a row, and names the last in a cookie that scripts may read", async () => {
    await test.database.db.deleteFrom("consent").execute();
    const browser = test.browser();
    const first = await browser.post("/api/pwa/consent", {
      version: 1,
      categories: ["marketing", "statistics"],
    });
    const day = first.body.chosen_at.slice(0, 10).replaceAll("-", "");
    expect(browser.cookie()).toContain(`consent=1.sm.${day}.${first.body.consent_id}`);
    expect(String(first.headers["set-cookie"])).not.toMatch(/consent=[^;]*;[^,]*httponly/i);
    await browser.post("/api/pwa/consent", { version: 1, categories: [] });
    expect(await rows()).toEqual([
      expect.objectContaining({
        statistics: true,
        marketing: true,
        preferences: false,
        version: 1,
        replaces: null,
      }),
      expect.objectContaining({ statistics: false, marketing: false, replaces: first.body.consent_id }),
    ]);
  });

  it("takes away the cookies that a guest refuses, and leaves the others", async () => {
    for (const categories of [[], ["preferences"], [...OPTIONAL_CATEGORIES]]) {
      const all = Object.values(COOKIES);
      const answer = await test.app.inject({
        method: "POST",
        url: "/api/pwa/consent",
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          cookie: all.map(({ name }) => `${name}=x`).join("; "),
        },
        payload: { version: 1, categories },
      });
      const gone = answer.cookies
        .filter(({ maxAge, domain }) => maxAge === 0 && domain === undefined)
        .map(({ name }) => name);
      const refused = all.filter(({ consent }) => consent !== "necessary" && !categories.includes(consent));
      expect(gone.sort()).toEqual(refused.map(({ name }) => name).sort());
    }
  });

  it("[OFF-04] gives whoever agrees to statistics one random number for two years, all over the site, and nobody else", async () => {
    const setBy = async (categories: readonly string[] | null, cookie = "") => {
      const choose = {
        method: "POST",
        url: "/api/pwa/consent",
        payload: { version: 1, categories },
      } as const;
      const look = { url: "/api/pwa/session" };
      const answer = await test.app.inject({
        ...(categories ? choose : look),
        headers: { host: HOST, origin: `http://${HOST}`, cookie, "user-agent": "one and the same" },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.cookies.filter(({ name, domain }) => name === "fingerprint2" && domain === undefined);
    };
    for (const categories of [[], ["preferences", "marketing"]])
      expect(await setBy(categories), categories.join()).toEqual([]);
    for (const cookie of ["", "consent=1.pm.20270101.c1", "consent=1..20270101.c1"])
      expect(await setBy(null, cookie), cookie).toEqual([]);
    const [first] = await setBy(["statistics"]);
    expect(first).toMatchObject({ path: "/", maxAge: 63_072_000, httpOnly: true, sameSite: "Lax" });
    expect(first?.domain).toBeUndefined();
    expect(first?.value).toMatch(/^[0-9a-f]{32}$/);
    // The very same device again: nothing of it makes the number.
    const [second] = await setBy(["statistics"]);
    expect(second?.value).not.toBe(first?.value);
    const own = `fingerprint2=${first?.value}`;
    expect(await setBy(["statistics"], own)).toEqual([]);
    // It lasts as long as the consent does, and is told apart from what somebody else wrote there.
    const { token } = await openKnownSession({ db: test.database.db, clock: test.clock });
    const agreed = `sid=${token}; consent=1.s.20270101.c1`;
    expect(await setBy(null, `${agreed}; ${own}`)).toEqual([]);
    expect((await setBy(null, `${agreed}; fingerprint2=noor@example.test`))[0]?.value).toMatch(
      /^[0-9a-f]{32}$/,
    );
    expect((await setBy(null, agreed))[0]?.maxAge).toBe(63_072_000);
    // What somebody else wrote there goes from whoever has not agreed, with a session and without one.
    for (const cookie of [
      "",
      "consent=1.pm.20270101.c1; ",
      `sid=${token}; `,
      `sid=${token}; consent=1..20270101.c1; `,
    ])
      expect(await setBy(null, `${cookie}fingerprint2=${"a".repeat(32)}`), cookie).toMatchObject([
        { value: "", maxAge: 0, path: "/" },
      ]);
    // Whoever agrees gets one of ours in its place.
    const [replaced, ...more] = await setBy(["statistics"], "fingerprint2=noor@example.test");
    expect([replaced?.value, more]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), []]);
    // Taken back, it goes; and it opens nothing.
    expect((await setBy([], `${agreed}; ${own}`))[0]).toMatchObject({ maxAge: 0, path: "/" });
    const session = await test.app.inject({ url: "/api/pwa/session", headers: { host: HOST, cookie: own } });
    expect(session.json().isLoggedIn).toBe(false);
  });

  it("takes away a number of a device that another host of the domain planted, and none of two for its own", async () => {
    const planted = `fingerprint2=${"a".repeat(32)}`;
    const own = `fingerprint2=${"b".repeat(32)}`;
    const { token } = await openKnownSession({ db: test.database.db, clock: test.clock });
    const setBy = async (cookie: string, host = HOST) => {
      const headers = { host, cookie: `sid=${token}; ${cookie}` };
      const { cookies } = await test.app.inject({ url: "/api/pwa/session", headers });
      return cookies.filter(({ name }) => name === "fingerprint2");
    };
    const goneFrom = (cookies: Awaited<ReturnType<typeof setBy>>) =>
      cookies.filter(({ maxAge }) => maxAge === 0).map(({ domain }) => domain);
    const agreed = "consent=1.s.20270101.c1";
    const over = ["nl.homes.test", "homes.test"];
    expect(goneFrom(await setBy(planted)).sort()).toEqual([...over, undefined].sort());
    // Which of the two is older depends on who came first, so the order says nothing.
    for (const two of [`${planted}; ${own}`, `${own}; ${planted}`, `${own}; ${own}`]) {
      const set = await setBy(`${agreed}; ${two}`);
      expect(goneFrom(set), two).toEqual(over);
      const [fresh, ...more] = set.filter(({ maxAge }) => maxAge !== 0);
      expect(fresh?.value, two).toMatch(/^[0-9a-f]{32}$/);
      expect([planted, own], two).not.toContain(`fingerprint2=${fresh?.value}`);
      expect([fresh?.domain, more], two).toEqual([undefined, []]);
    }
    expect(goneFrom(await setBy(`${agreed}; fingerprint2=noor@example.test`))).toEqual(over);
    expect(await setBy(`${agreed}; ${own}`)).toEqual([]);
    expect(await setBy("consent=1..20270101.c1; notfingerprint2=x")).toEqual([]);
  });

  it("takes a broken or older cookie for no choice, and no choice from another site", async () => {
    for (const cookie of [
      "1.psm",
      "2.psm.20270101.c1",
      "1.xyz.20270101.c1",
      "1.ps.20270101.",
      "%00",
      "__proto__",
    ]) {
      const { body } = {
        body: (
          await test.app.inject({ url: check, headers: { host: HOST, cookie: `consent=${cookie}` } })
        ).json(),
      };
      expect(body.choice, cookie).toBeNull();
    }
    const foreign = await test
      .browser()
      .post(
        "/api/pwa/consent",
        { version: 1, categories: ["statistics"] },
        { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      );
    expect(foreign.status).toBe(403);
  });
});
