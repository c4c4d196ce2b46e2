import { randomInt } from "node:crypto";
import { join } from "node:path";
import type { Page } from "playwright";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_CARD } from "../../server/demo/sandboxes/card-pages.ts";
import { type PaymentSandbox, startPaymentSandbox } from "../../server/demo/sandboxes/payment-sandbox.ts";
import { openInboxFolder } from "../../server/gateways/inbox-folder.ts";
import { systemRandom } from "../../server/platform/random.ts";
import { accessibilityProblems, sidewaysScroll } from "./support/axe.ts";
import { openBrowser, type Screen, type VisitOptions } from "./support/browser.ts";
import { hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { type RunningServer, runServer } from "./support/run-server.ts";

openBrowser({ keepsLeftPages: true });
const root = join(import.meta.dirname, "../..");
const dataFolder = join(root, ".data/e2e-cards");
const CARDS = "/booking/save-card";
let sandbox: PaymentSandbox;
let server: RunningServer;
beforeAll(async () => {
  sandbox = await startPaymentSandbox({
    port: 0,
    clock: Date.now,
    random: systemRandom,
    cardWebhookUrl: () => `http://127.0.0.1:${server.port}/api/pwa/webhooks/cards`,
  });
  const { origin, key, webhookSecret } = sandbox.settings;
  server = await runServer({
    args: ["dist/server/main.js"],
    cwd: root,
    environment: {
      NODE_ENV: "production",
      DATA_FOLDER: dataFolder,
      DEMO_PROPERTIES: "20",
      TRUST_PROXY: "127.0.0.1",
      DRAIN_SECONDS: "0",
      LIMIT_SCALE: "100",
      PAYMENT_URL: origin,
      PAYMENT_KEY: key,
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
      PAYMENT_CARDS: "1",
    },
    patienceMs: 180_000,
  });
}, 200_000);
afterAll(async () => {
  await server?.stop();
  await sandbox?.stop();
});

const inbox = openInboxFolder(join(dataFolder, "inbox"), Date.now);
async function codeIn(email: string): Promise<string> {
  for (const { name } of await inbox.list()) {
    const mail = await PostalMime.parse((await inbox.read(name)) ?? "");
    if (mail.to?.some(({ address }) => address === email))
      return /^\d{6}$/m.exec((mail.text ?? "").replaceAll(/\p{Cf}/gu, ""))?.[0] ?? "";
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  return codeIn(email);
}

interface Options extends VisitOptions {
  readonly locale?: string;
}
/** A guest who signs up on the way to their cards, and stands there then. */
async function newCardholder(siteId: string, screen: Screen, options: Options = {}): Promise<Guest> {
  const guest = await newGuest(siteId, screen, options);
  const { page, say } = guest;
  const email = `card${randomInt(1e9)}@example.test`;
  const own: Record<string, string> = options.locale ? { locale: options.locale } : {};
  const query = new URLSearchParams({ ...own, step: "email", retUrl: pathOf(options) });
  await page.goto(`http://${siteId}.localhost:${server.port}/login?${query}`);
  const signIn = new SignInPage(page, say);
  await page.locator('main [name="user_id"]').fill(email);
  await page.keyboard.press("Enter");
  await page.locator('main [name="otp"]').fill(await codeIn(email));
  await page.keyboard.press("Enter");
  await signIn.heading("sign-in.sign-up-title").waitFor();
  await page.locator('main [name="name"]').fill("Noor de Wit");
  await page.locator('main [name="gdpr_consent"] + label').click();
  await signIn.press("sign-in.create");
  await page.waitForURL((url) => url.pathname !== "/login");
  if (new URL(page.url()).pathname !== CARDS) await page.goto(new URL(pathOf(options), page.url()).href);
  await page.getByRole("heading", { level: 1, name: say("cards.title") }).waitFor();
  return guest;
}
const pathOf = ({ locale }: Options) => (locale ? `${CARDS}?locale=${locale}` : CARDS);
const add = ({ page, say }: Guest) => page.getByRole("button", { name: say("cards.add") });
/** Types a card on the page of the gateway, which is open. */
async function type(page: Page, outcome: string, number = SAMPLE_CARD): Promise<void> {
  await page.waitForURL((url) => url.origin === sandbox.settings.origin);
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Good until").fill("2029-04");
  await page.getByLabel("How it goes").selectOption(outcome);
  await page.getByRole("button", { name: "Save the card" }).click();
}
const title = ({ page, say }: Guest, id: string) => page.getByText(say(id), { exact: true });

describe.each([
  ["wrenhollow-nl", "phone", {}],
  ["solvanta-ae", "desktop", { locale: "ar" }],
  ["solvanta-in", "phone", { javaScript: false }],
  ["wrenhollow-de", "desktop", { locale: "en" }],
] as const)("on %s, %s, %j", (site, screen, options) => {
  it("[CARD-01] [CARD-02] [CARD-03] saves a card on the gateway's page, shows it, and removes it when asked twice", async () => {
    const guest = await newCardholder(site, screen, options);
    const { page, say } = guest;
    const posted: string[] = [];
    page.on("request", (request) => posted.push(`${request.url()} ${request.postData() ?? ""}`));
    const isHealthy = async () => {
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (!("javaScript" in options)) expect(await accessibilityProblems(page)).toEqual([]);
    };
    await isHealthy();
    await title(guest, "cards.empty-title").waitFor();
    await add(guest).click();
    await type(page, "keep");
    await page.waitForURL((url) => url.pathname === "/save-card/verified");
    const isOwn = !("locale" in options) || options.locale === guest.site.defaultLocale;
    expect(new URL(page.url()).search).toBe(isOwn ? "" : `?locale=${options.locale}`);
    await title(guest, "cards.saved-title").waitFor();
    await isHealthy();
    await page.getByRole("link", { name: say("cards.title") }).click();
    await page.waitForURL((url) => url.pathname === CARDS);
    await page.getByText("0002").first().waitFor();
    await isHealthy();
    await page.getByRole("link", { name: say("cards.remove") }).click();
    await page.getByRole("heading", { name: say("cards.remove-title") }).waitFor();
    await isHealthy();
    await page.getByRole("link", { name: say("cards.keep") }).click();
    await page.getByRole("link", { name: say("cards.remove") }).click();
    await page.getByRole("button", { name: say("cards.remove"), exact: true }).click();
    await title(guest, "cards.removed").waitFor();
    await title(guest, "cards.empty-title").waitFor();
    const { host } = new URL(page.url());
    expect(posted.some((each) => each.includes(SAMPLE_CARD))).toBe(true);
    expect(
      posted.filter((each) => new URL(each.split(" ")[0] ?? "").host === host && each.includes(SAMPLE_CARD)),
    ).toEqual([]);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("on the way to the gateway and back", () => {
  it("goes on after a second press, after Back, and after a cancelled card, with one card in the end", async () => {
    const guest = await newCardholder("wrenhollow-nl", "desktop");
    const { page, say } = guest;
    await add(guest).dblclick();
    await page.waitForURL((url) => url.origin === sandbox.settings.origin);
    await page.evaluate(() => history.back());
    await expect.poll(() => new URL(page.url()).pathname).toBe(CARDS);
    await add(guest).click();
    await page.waitForURL((url) => url.origin === sandbox.settings.origin);
    await page.getByRole("button", { name: "Cancel" }).click();
    await title(guest, "cards.declined-title").waitFor();
    expect(new URL(page.url()).pathname).toBe("/save-card/error");
    await page.getByRole("link", { name: say("cards.again") }).click();
    await add(guest).click();
    await type(page, "keep");
    await title(guest, "cards.saved-title").waitFor();
    await page.reload();
    await title(guest, "cards.saved-title").waitFor();
    await page.goto(new URL(CARDS, page.url()).href);
    expect(await page.getByText("0002").count()).toBe(1);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("says that it does not know yet, and the truth once the gateway has settled it", async () => {
    const guest = await newCardholder("wrenhollow-nl", "phone");
    const { page, say } = guest;
    await add(guest).click();
    await type(page, "unknown, then keep");
    await title(guest, "cards.pending-title").waitFor();
    await sandbox.settleUnknown();
    await expect
      .poll(
        async () => {
          await page.getByRole("link", { name: say("cards.look") }).click();
          await page.waitForTimeout(500);
          return title(guest, "cards.saved-title").count();
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBe(1);
    await guest.context.close();
  }, 60_000);

  it("[TRK-01] is counted as the page it is, before and after", async () => {
    const guest = await newCardholder("wrenhollow-nl", "desktop", { consent: "s", offlineCopies: false });
    const { page } = guest;
    const batches = await hearBatches(page);
    for (const path of [CARDS, "/save-card/error"]) {
      const counting = page.waitForResponse(/browser-tracking/);
      await page.goto(new URL(path, page.url()).href);
      await counting;
      await page.waitForTimeout(300);
      await page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await page.waitForTimeout(300);
    }
    const views = batches.flatMap(({ events }) => events).filter(({ name }) => name === "page_view");
    expect(views.map(({ attributes }) => [attributes.route, attributes.pageType])).toEqual([
      ["saveCard", "Save Credit Card"],
      ["saveCardResult", "Save Credit Card"],
    ]);
    expect(batches.map(({ text }) => text).join()).not.toMatch(/0002|@example\.test/);
    await guest.context.close();
  });
});
