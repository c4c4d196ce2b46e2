import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { createSignIn } from "../gateways/sign-in/openid-sign-in.ts";
import { createTroubleSwitches, TROUBLES, troubled } from "../gateways/troubles.ts";
import { systemRandom } from "../platform/random.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const switches = createTroubleSwitches("", 5);
let web: TestWeb;
let browser: Browser;
beforeAll(async () => {
  const release = await realRelease();
  const google = {
    name: "google",
    dialect: "oauth",
    issuer: "https://login.test",
    clientId: "one",
    secret: "two",
    endpoints: {
      authorize: "https://login.test/authorize",
      token: "https://login.test/token",
      me: "https://login.test/me",
    },
  } as const;
  const ports = { signIn: createSignIn([google], { clock: Date.now, random: systemRandom }) };
  web = await startTestWeb(() => release, troubled(ports, switches));
}, 300_000);
afterAll(() => web.stop());
beforeEach(() => {
  browser = createBrowser(web.app, HOST);
  switches.set("signIn", undefined);
});

const post = (fields: Readonly<Record<string, string>>) =>
  browser.post("/login", new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    accept: "text/html",
    "x-csrf-token": "none",
  });

describe("a form of a page that cannot be taken now", () => {
  it.each(TROUBLES)(
    "leads to the provider, or is there again and says so, where that is %s",
    async (trouble) => {
      switches.set("signIn", trouble);
      const { status, headers, text } = await post({ step: "social", oauth_mode: "gmail", retUrl: "/faq" });
      const goesOn = trouble === "slow" || trouble === "twice";
      expect(String(headers[goesOn ? "location" : "content-type"])).toMatch(
        goesOn ? /^https:\/\/login\.test\/authorize/ : /^text\/html/,
      );
      if (goesOn) return;
      expect(status).toBe(200);
      expect(text).toMatch(/role="alert"[^>]*>[^<]*\S/);
      expect(text).toContain('value="/faq"');
    },
  );

  it("is answered by a page where nothing works, and a call by its error", async () => {
    const { app } = web as { readonly app: { guardRate: unknown } };
    const { guardRate } = app;
    try {
      app.guardRate = () => Promise.reject(new Error("down"));
      const { status, headers, text } = await post({ step: "start" });
      expect([status, String(headers["content-type"])]).toEqual([500, expect.stringMatching(/^text\/html/)]);
      expect(text).toContain("<h1");
      const call = await browser.post("/api/pwa/partner-inquiry", {});
      expect(String(call.headers["content-type"])).toMatch(/json/);
    } finally {
      app.guardRate = guardRate;
    }
  });
});
