import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
let web: TestWeb;
let browser: Browser;
let guests = 0;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release);
}, 300_000);
afterAll(() => web.stop());
beforeEach(() => {
  guests += 1;
  browser = createBrowser(web.app, HOST, `198.51.100.${guests}`);
});

/** Sends a form as a browser without a script does; the answer itself, which a browser never shows. */
const send = (path: string, form: Readonly<Record<string, string>>, cookie = browser.cookie()) =>
  web.app.inject({
    method: "POST",
    url: path,
    remoteAddress: `198.51.100.${guests}`,
    headers: {
      host: HOST,
      ...(cookie && { cookie }),
      origin: `http://${HOST}`,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(form).toString(),
  });

function goOnWith({ useSession: goOn }: Browser, secret: string): void {
  goOn(secret);
}

/** Sends a form; the address it leads to, with the session it began. */
async function ledTo(path: string, form: Readonly<Record<string, string>>): Promise<string> {
  const answer = await send(path, form);
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([303, "no-store"]);
  const secret = answer.cookies.find(({ name }) => name === "sid")?.value;
  if (secret) goOnWith(browser, secret);
  return String(answer.headers.location);
}

const FORMS = [
  ["/login", { step: "start", country_iso_code: "NL", phone: "612", retUrl: "/faq" }, "612"],
  ["/login", { step: "email", user_id: "noor@" }, "noor@"],
  ["/login", { step: "password", email: "noor@example.test", password: "Wrong-4-you" }, "noor@example.test"],
  ["/reset-password", { step: "forgot", user_email: "noor@" }, "noor@"],
  ["/service/newsletter", { step: "newsletter-ask", email: "noor@" }, "noor@"],
] as const;

describe("a form that is refused, without a script", () => {
  it.each(FORMS)(
    "leads to its page, which says what is wrong and what was typed as often as it is asked for: %s %j",
    async (path, form, typed) => {
      const address = await ledTo(`${path}?locale=en`, form);
      expect(address).toMatch(/^\/[a-z/-]+\?locale=en&form=[\w-]{43}$/);
      for (let times = 0; times < 2; times += 1) {
        const page = await browser.get(address);
        expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
        expect(page.text).toContain(`value="${typed}"`);
        expect(page.text).toMatch(/aria-invalid="true"|role="alert"/);
        expect(page.text).not.toContain("Wrong-4-you");
      }
    },
  );

  it("is shown to the session that sent it alone, and for a quarter of an hour", async () => {
    const address = await ledTo("/login", { step: "email", user_id: "noor@" });
    const shows = async (who: Browser) => (await who.get(address)).text.includes('value="noor@"');
    const other = createBrowser(web.app, HOST, "198.51.100.250");
    expect([await shows(browser), await shows(other)]).toEqual([true, false]);
    await other.get("/api/pwa/session");
    expect(await shows(other)).toBe(false);
    web.clock.advance(15 * 60_000 + 1);
    expect(await shows(browser)).toBe(false);
    expect((await browser.get("/login?form=nonsense")).status).toBe(200);
  });

  it("leaves nothing in the database that can be read, and never a password, a code or a part of one", async () => {
    const address = await ledTo("/login", {
      step: "password",
      email: "sealed@example.test",
      password: "Secret-4-me",
    });
    const rows = JSON.stringify(await web.db.selectFrom("form_state").selectAll().execute());
    expect(rows).toContain("refused-form");
    expect(rows).not.toContain("sealed@");
    expect(rows).not.toContain(new URL(address, `http://${HOST}`).searchParams.get("form"));
    expect((await browser.get(address)).text).not.toContain("Secret-4-me");
    await ledTo("/login", { step: "start", country_iso_code: "NL", phone: "612345678" });
    const short = await ledTo("/login", { step: "code", otp: "83716" });
    const { text } = await browser.get(short);
    expect(text).toContain('aria-invalid="true"');
    expect(text).not.toContain("83716");
  });

  it("is answered with the page itself where there are more words than any form has", async () => {
    const long = await send("/login", { step: "email", user_id: "a".repeat(40_000) });
    expect([long.statusCode, long.body.includes('aria-invalid="true"')]).toEqual([200, true]);
  });
});
