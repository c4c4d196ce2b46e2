import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import type { TestApp } from "../testing/app.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const WALLET = "/accountdetails/oyomoney";
let web: TestWeb;
let outbox: Parameters<typeof mailsTo>[0];
let release: Release;
let guests = 0;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release);
  outbox = { database: { db: web.db } as TestApp["database"], clock: web.clock };
}, 300_000);
afterAll(() => web.stop());

/** Host of a site that offers its guests a wallet, or of one that does not. */
function hostWith(isOffered: boolean): string {
  const found = Object.values(release.sites).find(({ country }) => Boolean(country.wallet) === isOffered);
  return found?.domain.host ?? expect.fail("no such site");
}
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main"));
/** A browser of a guest who has just signed up. */
async function newGuest(host: string): Promise<Browser> {
  guests += 1;
  const browser = createBrowser(web.app, host, `198.51.100.${guests}`);
  const email = `counts${guests}@example.test`;
  await browser.post("/api/pwa/generateByUserId", { user_id: email });
  const mail = (await mailsTo(outbox, email)).at(-1)?.body ?? "";
  await browser.post("/api/pwa/authenticate", { otp: /^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] });
  const made = await browser.post("/api/pwa/userSignUp", { name: "Noor de Wit", gdpr_consent: true });
  expect(made.status).toBe(200);
  return browser;
}
const rename = (from: string, to: string) =>
  sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(web.db);

describe("the pages of a guest's wallet", () => {
  it.each([WALLET, `${WALLET}/transactions`])(
    "%s is one guest's alone: kept by nobody, and strangers sign in first and come back",
    async (path) => {
      const host = hostWith(true);
      const led = await createBrowser(web.app, host, "198.51.100.200").get(path);
      const { pathname, searchParams } = new URL(String(led.headers.location), "http://x");
      expect([led.status, pathname, searchParams.get("retUrl")]).toEqual([303, "/login", path]);
      const page = await (await newGuest(host)).get(path);
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    },
  );

  it("[WALL-01] keep what failed beside null for the wallet, offer to try again, and show it then with all of its fields", async () => {
    const browser = await newGuest(hostWith(true));
    await rename("wallet_lot", "wallet_lot_away");
    const lost = await browser.get(WALLET).finally(() => rename("wallet_lot_away", "wallet_lot"));
    expect(lost.status).toBe(200);
    expect(mainOf(lost.text)).toContain('role="alert"');
    const again = /<a href="([^"]*)"[^>]*>(?=(?:(?!<\/a>).)*<\/a>(?:(?!<a ).)*<\/div>)/.exec(
      mainOf(lost.text).slice(mainOf(lost.text).indexOf('role="alert"')),
    )?.[1];
    expect(again).toBe(WALLET);
    const shown = await browser.get(String(again));
    expect(mainOf(shown.text)).not.toContain('role="alert"');
    const { wallet } = (await browser.get("/api/pwa/user")).body;
    expect(wallet).toEqual({
      isLoggedIn: true,
      redeemableBalance: expect.any(Number),
      redeemableExpirableBalance: expect.any(Number),
      redeemableExpirableLimit: expect.any(Number),
      redeemedExpirableAmount: 0,
      currencyId: expect.stringMatching(/^[A-Z]{3}$/),
      walletUsagePercentage: expect.any(Number),
    });
  });

  it("[WALL-03] show the wallet without a number of the device, make one once it is agreed to and missing, and no other where it is there", async () => {
    const host = hostWith(true);
    const browser = await newGuest(host);
    const isShown = ({ status, text }: { readonly status: number; readonly text: string }) =>
      status === 200 && mainOf(text).includes("<li") && !mainOf(text).includes('role="alert"');
    const marksOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
      [headers["set-cookie"] ?? []].flat().filter((line) => String(line).startsWith("fingerprint2="));
    const before = await browser.get(WALLET);
    expect([isShown(before), marksOf(before), browser.cookie().includes("fingerprint2")]).toEqual([
      true,
      [],
      false,
    ]);
    await browser.agree();
    const cookies = browser.cookie();
    expect(cookies).toMatch(/fingerprint2=[0-9a-f]{32}/);
    const there = await browser.get(WALLET);
    expect([isShown(there), marksOf(there)]).toEqual([true, []]);
    // The same browser after the number was cleared away, and nothing else.
    const ask = async (cookie: string) => {
      const answer = await web.get(WALLET, host, { headers: { cookie } });
      return { status: answer.statusCode, text: answer.body, headers: answer.headers };
    };
    const missing = await ask(cookies.replace(/;? ?fingerprint2=[0-9a-f]{32}/, ""));
    expect(isShown(missing)).toBe(true);
    expect(marksOf(missing)).toEqual([expect.stringMatching(/^fingerprint2=[0-9a-f]{32};/)]);
  });

  it("let nobody in by a part of the list that is none, and lead its guest to the beginning of it", async () => {
    const host = hostWith(true);
    const list = `${WALLET}/transactions`;
    for (const path of [WALLET, list]) {
      const led = await createBrowser(web.app, host, "198.51.100.201").get(`${path}?cursor=abc`);
      expect([led.status, String(led.headers.location)]).toEqual([303, expect.stringContaining("/login?")]);
    }
    const browser = await newGuest(host);
    const lost = mainOf((await browser.get(`${list}?cursor=abc`)).text);
    expect([lost.includes('role="alert"'), lost.includes(`href="${list}"`)]).toEqual([true, true]);
    expect(lost).not.toContain("cursor=abc");
    const latest = mainOf((await browser.get(`${WALLET}?cursor=0.x`)).text);
    expect([latest.includes('role="alert"'), latest.includes("<li")]).toEqual([false, true]);
    const off = await (await newGuest(hostWith(false))).get(`${WALLET}?cursor=abc`);
    expect(off.status).toBe(303);
  });

  it("say that the list failed where the balance is known", async () => {
    const browser = await newGuest(hostWith(true));
    await rename("wallet_account", "wallet_account_away");
    const lost = await browser.get(WALLET).finally(() => rename("wallet_account_away", "wallet_account"));
    expect([lost.status, mainOf(lost.text).includes('role="alert"')]).toEqual([200, true]);
  });

  it("lead to the account where no guest is offered a wallet, and the account leads to them elsewhere alone", async () => {
    const without = await newGuest(hostWith(false));
    const led = await without.get(WALLET);
    expect([led.status, new URL(String(led.headers.location), "http://x").pathname]).toEqual([
      303,
      "/accountdetails",
    ]);
    const account = async (browser: Browser) =>
      mainOf((await browser.get("/accountdetails")).text).includes(`"${WALLET}"`);
    expect([await account(without), await account(await newGuest(hostWith(true)))]).toEqual([false, true]);
  });

  it("tell whoever deletes the account that what is in the wallet is lost, and what is kept", async () => {
    const words = async (isOffered: boolean) => {
      const browser = await newGuest(hostWith(isOffered));
      return (
        mainOf((await browser.get("/accountdetails/security?do=delete")).text).match(/<li>/g)?.length ?? 0
      );
    };
    expect((await words(true)) - (await words(false))).toBe(2);
  });
});
