import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COOKIES, OPTIONAL_CATEGORIES } from "#schemas/kept-in-browser.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";

const HOST = "nl.homes.test";

describe("consent", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 90_000);
  afterAll(() => test.stop());
  const check = "/api/pwa/policy-check?version=1";
  const rows = () => test.database.db.selectFrom("consent").selectAll().orderBy("chosen_at").execute();

  it("[API-46] says whether it applies, which categories there are, and what was chosen", async () => {
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
      const gone = answer.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);
      const refused = all.filter(({ consent }) => consent !== "necessary" && !categories.includes(consent));
      expect(gone.sort()).toEqual(refused.map(({ name }) => name).sort());
    }
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
