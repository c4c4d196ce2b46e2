import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../../../tests/support/real-release.ts";
import { createBrowser } from "../../../testing/browser.ts";
import { startTestWeb, type TestWeb } from "../../../testing/web-app.ts";

const SITE = "solvanta-in";
const HOST = `${SITE}.localhost`;
const FEEDBACK = "https://feedback.example.com";

describe("what guests say of a page", () => {
  let web: TestWeb;
  let before: Release;
  let release: Release;
  beforeAll(async () => {
    before = await realRelease();
    release = before;
    web = await startTestWeb(() => release);
  }, 120_000);
  afterAll(() => web?.stop());

  const said = { widget_id: "article-help", item_id: "faq", action: "helped" };
  const send = (body: object) => createBrowser(web.app, HOST).post("/api/pwa/socialFeedback", body);
  const kept = () =>
    web.db
      .selectFrom("event_log")
      .select(["name", "page", "attributes"])
      .where("name", "=", "page_feedback")
      .execute();

  it("[SNACK-03] is kept where the brand names no other host, and is of nobody", async () => {
    expect(await send(said)).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await kept()).toEqual([{ name: "page_feedback", page: null, attributes: said }]);
    await web.db.deleteFrom("event_log").execute();
  });

  it("[SNACK-03] is not kept where no page asks it: what is sent could say anything", async () => {
    for (const forged of [{ widget_id: "noor" }, { item_id: "noor-de-vries" }, { action: "noor" }])
      expect((await send({ ...said, ...forged })).body, JSON.stringify(forged)).toEqual({ accepted: false });
    for (const wrong of [{ item_id: "noor@example.test" }, { action: undefined }, { email: "noor" }])
      expect((await send({ ...said, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it("[SNACK-03] goes to the host of the brand, which its pages may reach, where the limits list it", async () => {
    const page = async (feedbackHost: string | undefined, hosts: readonly string[]) => {
      const site = before.sites[SITE] as Site;
      const limits = { ...site.limits, feedback: { ...site.limits.feedback, hosts } } as Site["limits"];
      const own = { ...site, limits, brand: { ...site.brand, ...(feedbackHost && { feedbackHost }) } };
      const hash = `feedback-${feedbackHost}-${hosts}`;
      release = { ...before, hash, sites: { ...before.sites, [SITE]: own as Site } };
      const { body, headers } = await web.get("/faq", HOST);
      const connect = /connect-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
      return [/data-host="([^"]*)"/.exec(body)?.[1], connect, body.includes('data-item="faq"')];
    };
    expect(await page(undefined, [FEEDBACK])).toEqual(["", "'self'", true]);
    expect(await page(FEEDBACK, [FEEDBACK])).toEqual([FEEDBACK, `'self' ${FEEDBACK}`, true]);
    expect(await page(FEEDBACK, [])).toEqual(["", "'self'", true]);
  });
});
