import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { walksOn } from "./support/walks.ts";

openBrowser();
const door = openTestDoor();

/** Sites of both brands and directions. */
const sites = ["wrenhollow-nl", "solvanta-in", "solvanta-ae"] as const;
const NAME = "Noor de Wit";
const PASSWORD = "purple bikes like rain";
const NEW_PASSWORD = "seven quiet lamps tonight";
const invent = () => `noor${randomInt(1e9)}@example.test`;
const codeIn = (mail: string) => /^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] ?? "";
/** The link of a mail without its host, which is the real one of the site. */
const linkIn = (mail: string) => {
  const link = new URL(/^https:\/\/\S+/m.exec(mail)?.[0] ?? "");
  return link.pathname + link.search;
};
/** Signs a new guest up on the page, by the code of the mail, with a password. */
async function signUp(guest: Guest, signIn: SignInPage, email: string) {
  const mail = await signIn.sendMailTo(email, () => door.mailTo(email));
  // A phone that shows the mail meanwhile may have to load the page anew.
  await guest.page.reload();
  await signIn.enterCode(codeIn(mail));
  await signIn.heading("sign-in.sign-up-title").waitFor();
  await guest.page.reload();
  await signIn.heading("sign-in.sign-up-title").waitFor();
  const { page } = guest;
  await page.locator('main [name="name"]').fill(NAME);
  await page.locator('main [name="password"]').fill(PASSWORD);
  await page.locator('main [name="gdpr_consent"] + label').click();
  return mail;
}

describe.each(sites)("%s", (siteId) => {
  it.each(walksOn(siteId))(
    "[ACC-23] signs a guest up by e-mail, in by password, and gives a new one, on %s, scripts %s",
    async (screen, javaScript) => {
      const guest = await newGuest(siteId, screen, { javaScript, offlineCopies: false });
      const { page, say } = guest;
      const signIn = new SignInPage(page, say);
      const email = invent();
      const checkPage = async () => javaScript && expect(await accessibilityProblems(page)).toEqual([]);
      await guest.open(listingPath(siteId));
      const listing = new URL(page.url()).pathname;
      await guest.open(`/login?step=email&retUrl=${listing}`);
      await signIn.heading("sign-in.email-title").waitFor();
      await checkPage();
      await signIn.press("sign-in.send-mail");
      await page.getByText(say("guest.email-required")).waitFor();
      await signUp(guest, signIn, email);
      await checkPage();
      await signIn.press("sign-in.create");
      await page.waitForURL((url) => url.pathname === listing);

      await guest.open("/accountdetails");
      await signIn.press("profile.sign-out");
      await signIn.heading("sign-in.title").waitFor();
      await page.getByRole("main").locator('a[href*="step=email"]').click();
      await page
        .getByRole("main")
        .getByRole("link", { name: say("sign-in.with-password") })
        .click();
      await signIn.heading("sign-in.password-title").waitFor();
      await checkPage();
      await page.locator('main [name="email"]').fill(email);
      await page.locator('main [name="password"]').fill("not the right one");
      await signIn.press("sign-in.log-in");
      await page.getByText(say("errors.credentials-invalid")).waitFor();
      expect(await page.locator('main [name="email"]').inputValue()).toBe(email);
      await page
        .getByRole("main")
        .getByRole("link", { name: say("sign-in.forgot") })
        .click();
      await signIn.heading("sign-in.reset-title").waitFor();
      await checkPage();
      const before = await door.mailTo(email);
      await page.locator('main [name="user_email"]').fill(email);
      await signIn.press("sign-in.reset-send");
      await page.locator('main [role="status"]').waitFor();
      const reset = linkIn(await door.mailTo(email, before));
      // What was truly sent: of some requests the browser first says more than it sends.
      const requests: Promise<readonly [host: string, referer: string]>[] = [];
      page.on("request", (request) => {
        const { host, pathname } = new URL(request.url());
        // Fonts of styles in the page are asked of our own host by an address that Chromium names
        // whatever the page's policy says.
        if (host === new URL(page.url()).host && pathname.startsWith("/fonts/")) return;
        requests.push(request.allHeaders().then(({ referer = "" }) => [host, referer]));
      });
      await guest.open(reset);
      await checkPage();
      await page.locator('main [name="password"]').fill("password1234");
      await signIn.press("sign-in.reset-save");
      await page.getByText(say("sign-in.password-common")).waitFor();
      await page.locator('main [name="password"]').fill(NEW_PASSWORD);
      await signIn.press("sign-in.reset-save");
      await page.waitForURL((url) => !url.pathname.includes("reset-password"));
      const { host: own } = new URL(page.url());
      const leaving = (await Promise.all(requests)).filter(
        ([host, referer]) => host !== own || referer.includes("reset_password_token"),
      );
      expect([requests.length > 1, leaving]).toEqual([true, []]);
      await guest.open("/login");
      await page.getByText(say("sign-in.in-text", { name: `\u2068${NAME}\u2069` })).waitFor();
      await guest.open(reset);
      await page.getByText(say("sign-in.link-ended")).waitFor();
      expect(guest.trouble.filter((line) => !/status of 422|Service Worker registration/.test(line))).toEqual(
        [],
      );
      await guest.context.close();
    },
  );

  it("[ACC-04] gives the address back, once, where a link of a mail proves nothing, and keeps it sealed until then", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say, context } = guest;
    const signIn = new SignInPage(page, say);
    const email = invent();
    const kept = async () => (await context.cookies()).find(({ name }) => name === "authenticateData");
    const follow = async () => {
      await guest.open("/login?credential=used");
      await page.getByText(say("sign-in.link-ended")).waitFor();
      return page.inputValue('main [name="user_id"]');
    };
    await guest.open("/login?step=email");
    await signIn.sendMailTo(email, () => door.mailTo(email));
    const cookie = await kept();
    expect(cookie?.httpOnly).toBe(true);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3600);
    const opened =
      Buffer.from(cookie?.value ?? "", "base64url").toString() + decodeURIComponent(cookie?.value ?? "");
    expect(opened).not.toContain(email);
    expect(await follow()).toBe(email);
    expect(await kept()).toBeUndefined();
    expect(await follow()).toBe("");
    await guest.context.close();
  });

  it("signs in by the link of the mail, in whatever browser it is opened", async () => {
    const asker = await newGuest(siteId, "desktop", { offlineCopies: false });
    const opener = await newGuest(siteId, "phone", { offlineCopies: false });
    const email = invent();
    const signIn = new SignInPage(asker.page, asker.say);
    await asker.open("/login?step=email");
    await signUp(asker, signIn, email);
    await signIn.press("sign-in.create");
    await asker.page.waitForURL((url) => !url.pathname.includes("login"));
    const before = await door.mailTo(email);
    await opener.open("/login?step=email");
    const there = new SignInPage(opener.page, opener.say);
    const link = linkIn(await there.sendMailTo(email, () => door.mailTo(email, before)));
    const third = await newGuest(siteId, "phone", { offlineCopies: false });
    await third.open(link);
    const page = new SignInPage(third.page, third.say);
    await page.heading("sign-in.link-title").waitFor();
    expect(await accessibilityProblems(third.page)).toEqual([]);
    await page.press("sign-in.log-in");
    await third.page.waitForURL((url) => !url.pathname.includes("login"));
    await third.open(link);
    await third.page.getByText(third.say("sign-in.in-text", { name: `\u2068${NAME}\u2069` })).waitFor();
    await opener.open(link);
    await opener.page.getByText(opener.say("sign-in.link-ended")).waitFor();
    for (const { context } of [asker, opener, third]) await context.close();
  });
});
