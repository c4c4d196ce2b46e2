import { randomInt } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { type CallerIdSandbox, startCallerIdSandbox } from "../../server/demo/sandboxes/caller-id-sandbox.ts";
import { systemRandom } from "../../server/platform/random.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { type RunningServer, runServer } from "./support/run-server.ts";

openBrowser();
const root = join(import.meta.dirname, "../..");
const SITE = "wrenhollow-nl";
let sandbox: CallerIdSandbox;
let server: RunningServer;
beforeAll(async () => {
  sandbox = await startCallerIdSandbox({ port: 0, clock: Date.now, random: systemRandom });
  server = await runServer({
    args: ["dist/server/main.js"],
    cwd: root,
    environment: {
      NODE_ENV: "production",
      DATA_FOLDER: join(root, ".data/e2e-caller-id"),
      DEMO_PROPERTIES: "20",
      TRUST_PROXY: "127.0.0.1",
      DRAIN_SECONDS: "0",
      CALLER_ID_URL: sandbox.settings.origin,
      CALLER_ID_KEY: sandbox.settings.key,
    },
    patienceMs: 180_000,
  });
}, 200_000);
afterAll(async () => {
  await server?.stop();
  await sandbox?.stop();
});

const address = (path: string) => `http://${SITE}.localhost:${server.port}${path}`;
const visit = async (path = "/login") => {
  const guest = await newGuest(SITE, "phone", { offlineCopies: false });
  const { page } = guest;
  const polls: number[] = [];
  page.on("request", (request) => request.url().includes("/slVerified") && polls.push(Date.now()));
  await page.goto(address(path));
  const way = page.locator('main form:has([value="callerid"])');
  return { guest, page, polls, way, press: () => way.getByRole("button").click() };
};
const inApp = (link: string, fields: Readonly<Record<string, string>>) =>
  fetch(link, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

describe("a guest's own phone", () => {
  it("[ACC-25] [API-34] says its number in its app, and its guest goes on to the form and where they were", async () => {
    const { guest, page, press, polls } = await visit("/login?retUrl=/search");
    const opened = guest.context.waitForEvent("page");
    await press();
    await page.getByText(guest.say("sign-in.caller-id-waiting")).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const app = await opened;
    await app.waitForLoadState();
    await expect.poll(() => polls.length, { timeout: 10_000 }).toBeGreaterThan(3);
    const [first = 0, , , fourth = 0] = polls;
    // Seen from outside, where each may have been heard with another delay.
    expect(fourth - first).toBeGreaterThan(0.8 * 3 * limits.signIn.pollStepMs);
    await inApp(app.url(), { say: "yes", phone: `+316${randomInt(10_000_000, 99_999_999)}` });
    const signIn = new SignInPage(page, guest.say);
    await signIn.signUp({ name: "Noor de Wit", email: "noor@example.test" });
    await page.waitForURL((url) => url.pathname === "/search");
    await guest.context.close();
  });

  it("[ACC-25] [CONST-09] that does not answer is given up after its time, and a code goes on at the same place", async () => {
    const { guest, page, press, polls, way } = await visit();
    const signIn = new SignInPage(page, guest.say);
    await signIn.phone.fill("612345678");
    const begun = Date.now();
    await press();
    await page.getByText(guest.say("sign-in.caller-id-silent")).waitFor();
    const { pollStepMs, pollEndMs } = limits.signIn;
    expect(Date.now() - begun).toBeGreaterThanOrEqual(pollEndMs);
    expect(polls.length).toBe(pollEndMs / pollStepMs);
    expect(await signIn.phone.inputValue()).toBe("612345678");
    expect(await way.getByRole("button").isEnabled()).toBe(true);
    await signIn.press("sign-in.send-code");
    await signIn.heading("sign-in.code-title").waitFor();
    await guest.context.close();
  });

  it("[CONST-09] is asked once for presses within the debounce, also where the first has failed", async () => {
    const { guest, page, press } = await visit();
    const now = Date.now();
    await page.clock.setFixedTime(now);
    let asked = 0;
    await page.route(/\/slOauth/, (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json: { code: "unavailable", message: "Away." } });
    });
    const failed = page.locator('main [role="alert"]');
    await press();
    await failed.waitFor();
    await page.clock.setFixedTime(now + limits.signIn.debounceMs - 1);
    await press();
    await failed.waitFor({ state: "detached" });
    expect(asked).toBe(1);
    await page.clock.setFixedTime(now + limits.signIn.debounceMs);
    await press();
    await failed.waitFor();
    expect(asked).toBe(2);
    await guest.context.close();
  });

  it("[ACC-25] is asked once for presses that come together, and anew after those", async () => {
    const { guest, page, way, press } = await visit();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/slOauth") && asked.push(request.url()));
    const opened = guest.context.waitForEvent("page");
    await press();
    await inApp((await opened).url(), { say: "no" });
    const silent = page.getByText(guest.say("sign-in.caller-id-silent"));
    await silent.waitFor();
    expect(asked).toHaveLength(1);
    await page.waitForTimeout(limits.signIn.debounceMs);
    await way.locator("form, button").first().waitFor();
    await way.evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await page.waitForTimeout(500);
    expect(asked).toHaveLength(2);
    await guest.context.close();
  });

  it("[ACC-02] [ACC-25] is not asked in an app's web view, nor where no script can wait for it", async () => {
    const inWebView = await visit("/login?webview=1");
    expect(await inWebView.way.count()).toBe(0);
    await inWebView.guest.context.close();
    const guest = await newGuest(SITE, "phone", { javaScript: false });
    await guest.page.goto(address("/login"));
    expect(await guest.page.locator('main form:has([value="callerid"])').isVisible()).toBe(false);
    await guest.context.close();
  });

  it("[ACC-02] ignores a way that the page does not know", async () => {
    const guest = await newGuest(SITE, "phone", { offlineCopies: false });
    await guest.page.route("**/login", async (route) => {
      const { host, hostname, href } = new URL(route.request().url());
      const answer = await route.fetch({
        url: href.replace(hostname, "127.0.0.1"),
        headers: { ...route.request().headers(), host },
      });
      const body = (await answer.text()).replaceAll('"type":"EMAIL"', '"type":"PIGEON"');
      await route.fulfill({ response: answer, body });
    });
    await guest.page.goto(address("/login"));
    // The page is the server's until a guest touches it.
    await guest.page.locator("main input:visible").first().focus();
    const byMail = guest.page.locator('main a[href*="step=email"]');
    await expect.poll(() => byMail.count()).toBe(0);
    expect(await guest.page.locator('main form:has([value="callerid"])').count()).toBe(1);
    await guest.context.close();
  });
});
