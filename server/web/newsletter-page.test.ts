import { afterAll, beforeAll, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { realRelease } from "../../tests/support/real-release.ts";
import type { TestApp } from "../testing/app.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { mailsTo, secretIn } from "../testing/sent-mails.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const PAGE = "/service/newsletter";
const SIGNOUT = "/service/newsletter-signout";
let web: TestWeb;
let outbox: Parameters<typeof mailsTo>[0];
let guests = 0;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release);
  outbox = { database: { db: web.db } as TestApp["database"], clock: web.clock };
}, 300_000);
afterAll(() => web.stop());

function newBrowser(host = HOST): Browser {
  guests += 1;
  return createBrowser(web.app, host, `198.51.100.${guests}`);
}
function newEmail(): string {
  guests += 1;
  return `page${guests}@example.test`;
}
/** Sends a form of a page as a browser without a script does: it knows no token. */
const send = (browser: Browser, path: string, form: Readonly<Record<string, string>>) =>
  browser.post(path, new URLSearchParams(form).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
  });
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main"));
const wordsOf = (html: string) => mainOf(html).replaceAll(/<[^>]+>|\p{Cf}/gu, " ");
const last = async (email: string) => (await mailsTo(outbox, email)).at(-1);
const row = (email: string) =>
  web.db.selectFrom("newsletter_subscription").selectAll().where("email", "=", email).executeTakeFirst();
/** Says yes in a browser without a script; returns the address that ends it, as the mail has it. */
async function subscribe(email: string, browser = newBrowser()): Promise<string> {
  const sent = await send(browser, `${PAGE}?locale=en`, { step: "newsletter-ask", email });
  expect([sent.status, sent.headers.location]).toEqual([303, `${PAGE}?locale=en&newsletter=sent`]);
  const newsletter_token = secretIn(await last(email), "newsletter_token");
  const done = await send(browser, `${PAGE}?locale=en`, { step: "newsletter-confirm", newsletter_token });
  expect([done.status, done.headers.location]).toEqual([303, `${PAGE}?locale=en&newsletter=done`]);
  const address = new URL((await last(email))?.unsubscribe ?? "");
  return `${address.pathname}${address.search}`;
}
/** What a mail program sends that ends the newsletter: no cookie, no origin, one field. */
const press = (
  url: string,
  payload = "List-Unsubscribe=One-Click",
  type = "application/x-www-form-urlencoded",
) => web.app.inject({ method: "POST", url, payload, headers: { host: HOST, "content-type": type } });

describe("the pages of the newsletter, without a script", () => {
  it("[PROF-04] ask for an address, then for a yes that keeps the sentence that was shown, and are kept by nobody", async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    const asked = await browser.get(`${PAGE}?locale=en`);
    expect([asked.status, asked.headers["cache-control"], asked.headers["referrer-policy"]]).toEqual([
      200,
      "private, no-store",
      "no-referrer",
    ]);
    const wrong = await send(browser, `${PAGE}?locale=en`, { step: "newsletter-ask", email: "noor@" });
    expect(mainOf(wrong.text)).toMatch(
      /aria-invalid="true"[^>]*value="noor@"|value="noor@"[^>]*aria-invalid="true"/,
    );
    await send(browser, `${PAGE}?locale=en`, { step: "newsletter-ask", email });
    const link = new URL(
      /https?:\/\/\S+newsletter_token=\S+/.exec((await last(email))?.body ?? "")?.[0] ?? "",
    );
    expect([link.pathname, link.searchParams.get("locale")]).toEqual([PAGE, "en"]);
    // Scanners of mail open every link, and press nothing.
    for (let index = 0; index < 3; index += 1) {
      const shown = await newBrowser().get(`${link.pathname}${link.search}`);
      expect([shown.status, mainOf(shown.text).match(/<button/g)?.length]).toEqual([200, 1]);
    }
    expect(await row(email)).toBeUndefined();
    const newsletter_token = link.searchParams.get("newsletter_token") ?? "";
    await send(newBrowser(), `${PAGE}?locale=en`, { step: "newsletter-confirm", newsletter_token });
    const kept = await row(email);
    expect(kept).toMatchObject({ locale: "en", site_id: "wrenhollow-nl", ended_at: null });
    expect(wordsOf(asked.text)).toContain(kept?.wording);
    const again = await send(browser, `${PAGE}?locale=en`, { step: "newsletter-confirm", newsletter_token });
    expect(wordsOf(again.text)).toMatch(/This link is of no use any more/);
    expect(mainOf(again.text)).toContain('name="email"');
  });

  it("[PROF-03] [ROUTE-15e] show one button for the link of a mail, which ends the newsletter without signing in; opening it ends nothing", async () => {
    const email = newEmail();
    const link = await subscribe(email);
    const browser = newBrowser();
    const shown = await browser.get(link);
    expect([shown.status, shown.headers["cache-control"], shown.headers["referrer-policy"]]).toEqual([
      200,
      "private, no-store",
      "no-referrer",
    ]);
    expect(mainOf(shown.text).match(/<button/g)?.length).toBe(1);
    expect(wordsOf(shown.text)).toContain("p•••@example.test");
    expect((await row(email))?.ended_at).toBeNull();
    const signout_token = new URL(link, "http://x").searchParams.get("signout_token") ?? "";
    const done = await send(browser, `${SIGNOUT}?locale=en`, { step: "newsletter-stop", signout_token });
    expect([done.status, done.headers.location]).toEqual([303, `${SIGNOUT}?locale=en&newsletter=stopped`]);
    expect(await row(email)).toMatchObject({ ended_by: "link" });
    expect(wordsOf((await browser.get(String(done.headers.location))).text)).toContain("has ended");
    const again = await browser.get(link);
    expect([
      wordsOf(again.text).includes("has already ended"),
      mainOf(again.text).includes("<button"),
    ]).toEqual([true, false]);
    await subscribe(email);
    expect((await row(email))?.ended_at).toBeNull();
  });

  it("[PROF-03] say in a sentence what is wrong with a link that is old, cut, of another brand or missing", async () => {
    const link = await subscribe(newEmail());
    const browser = newBrowser();
    const sentence = async (url: string, host = HOST) => wordsOf((await newBrowser(host).get(url)).text);
    expect(await sentence(link.slice(0, -2))).toContain("This link is not whole");
    expect(await sentence(link, "solvanta-in.localhost")).toContain("This link is not whole");
    expect(await sentence(`${SIGNOUT}?locale=en`)).toContain("Every newsletter has a link that ends it");
    const refused = await send(browser, `${SIGNOUT}?locale=en`, {
      step: "newsletter-stop",
      signout_token: "x.y.z",
    });
    expect([refused.status, wordsOf(refused.text).includes("This link is not whole")]).toEqual([200, true]);
    web.clock.advance(limits.newsletter.signoutDays * 24 * 60 * 60_000);
    expect(await sentence(link)).toContain("This link is too old");
    expect((await press(link)).statusCode).toBe(422);
  });

  it("[PROF-03] end the newsletter for a mail program by its one press, in either kind of form, and for nothing less", async () => {
    const email = newEmail();
    const link = await subscribe(email);
    for (const [payload, type] of [
      ["List-Unsubscribe=Maybe", undefined],
      ["", undefined],
      ["step=newsletter-stop", undefined],
      ["--b\r\nList-Unsubscribe: One-Click\r\n--b--", "multipart/form-data; boundary=b"],
    ] as const)
      expect((await press(link, payload, type)).statusCode, payload).toBe(403);
    expect((await row(email))?.ended_at).toBeNull();
    const sessions = async () => (await web.db.selectFrom("session").select("session_id").execute()).length;
    const before = await sessions();
    const pressed = await press(link);
    // A mail program keeps no cookie: a session would be begun for nobody.
    expect([pressed.statusCode, pressed.body, pressed.cookies, await sessions()]).toEqual([
      204,
      "",
      [],
      before,
    ]);
    expect(await row(email)).toMatchObject({ ended_by: "mail_program" });
    expect((await press(link)).statusCode).toBe(204);
    const anew = await subscribe(email);
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await press(anew, parts, "multipart/form-data; boundary=b")).statusCode).toBe(204);
    expect(await row(email)).toMatchObject({ ended_by: "mail_program" });
    expect((await press(anew.slice(0, -3))).statusCode).toBe(422);
  });
});
