import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { walksOn } from "./support/walks.ts";

openBrowser();
const door = openTestDoor();

/** Sites of both brands and directions. */
const sites = ["wrenhollow-nl", "solvanta-ae"] as const;
const invent = () => `reads${randomInt(1e9)}@example.test`;
const isolated = (text: string) => text.replaceAll(/\p{Cf}/gu, "");

/** Path and query of the link of a mail that carries a secret under a name. */
function linkIn(mail: string, parameter: string): string {
  const link = isolated(mail)
    .split(/\s+/)
    .find((word) => word.startsWith("http") && word.includes(`${parameter}=`));
  const { pathname, search } = new URL(link ?? "");
  return `${pathname}${search}`;
}

/** A guest who has just signed up by a code that went to the address. */
async function newAccount(guest: Guest, email: string): Promise<string> {
  const { page, say } = guest;
  const signIn = new SignInPage(page, say);
  await guest.open("/login?step=email");
  const mail = await signIn.sendMailTo(email, () => door.mailTo(email));
  await signIn.enterCode(/^\d{6}$/m.exec(isolated(mail))?.[0] ?? "");
  await signIn.heading("sign-in.sign-up-title").waitFor();
  await page.locator('main [name="name"]').fill("Noor de Wit");
  await page.locator('main [name="gdpr_consent"] + label').click();
  await signIn.press("sign-in.create");
  await page.waitForURL((url) => !url.pathname.includes("login"));
  return mail;
}

describe.each(sites)("%s", (siteId) => {
  describe.each(walksOn(siteId))("on %s, scripts %s", (screen, javaScript) => {
    const visitor = async () => {
      const guest = await newGuest(siteId, screen, { javaScript, offlineCopies: false });
      const { page, say } = guest;
      const main = page.getByRole("main");
      return {
        guest,
        main,
        press: (id: string) => main.getByRole("button", { name: say(id), exact: true }).click(),
        saw: (id: string, values = {}) => main.getByText(say(id, values), { exact: true }).waitFor(),
        check: async (name: string) => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect([wide, javaScript ? await accessibilityProblems(page) : []]).toEqual([false, []]);
          const folder = process.env.SHOTS;
          if (folder && javaScript)
            await page.screenshot({ path: `${folder}/${siteId}-${screen}-${name}.png`, fullPage: true });
        },
        leave: async () => {
          expect(
            guest.trouble.filter((line) => !/status of 422|Service Worker registration/.test(line)),
          ).toEqual([]);
          await guest.context.close();
        },
      };
    };

    it("[PROF-03] [PROF-04] [ROUTE-15e] sends the newsletter to whoever says yes by the link of a mail, and ends it by one press", async () => {
      const email = invent();
      const asker = await visitor();
      await asker.guest.open("/");
      const { page, say } = asker.guest;
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: say("newsletter.title"), exact: true })
        .click();
      await asker.main.getByRole("heading", { level: 1, name: say("newsletter.title") }).waitFor();
      await asker.main.locator('[name="email"]').fill("noor@");
      await asker.press("newsletter.subscribe");
      await asker.main.locator('[name="email"][aria-invalid="true"]').waitFor();
      await asker.check("asks");
      await asker.main.locator('[name="email"]').fill(email);
      await asker.press("newsletter.subscribe");
      await asker.saw("newsletter.sent", { hours: 48 });
      await asker.check("sent");
      expect(page.url()).not.toContain(email);
      await asker.leave();

      const asked = await door.mailTo(email);
      const reader = await visitor();
      await reader.guest.open(linkIn(asked, "newsletter_token"));
      await reader.main.getByRole("button", { name: say("newsletter.confirm"), exact: true }).waitFor();
      await reader.check("says-yes");
      await reader.press("newsletter.confirm");
      await reader.saw("newsletter.done");
      await reader.check("comes");
      expect(reader.guest.page.url()).not.toContain("newsletter_token");
      await reader.guest.open(linkIn(asked, "newsletter_token"));
      await reader.saw("newsletter.link-ended");
      await reader.leave();

      const told = await door.mailTo(email, asked);
      const stop = linkIn(told, "signout_token");
      const leaver = await visitor();
      await leaver.guest.open(stop.slice(0, -1));
      await leaver.saw("newsletter.broken");
      await leaver.check("broken");
      await leaver.guest.open(stop);
      await leaver.main.getByRole("button", { name: say("newsletter.stop"), exact: true }).waitFor();
      await leaver.check("stops");
      await leaver.press("newsletter.stop");
      await leaver.saw("newsletter.stopped");
      await leaver.check("stopped");
      await leaver.guest.open(stop);
      await leaver.main.getByRole("link", { name: say("newsletter.again") }).waitFor();
      expect(await leaver.main.getByRole("button").count()).toBe(0);
      await leaver.main.getByRole("link", { name: say("newsletter.again") }).click();
      await leaver.main.locator('[name="email"]').waitFor();
      await leaver.leave();
    });

    it("[PROF-04] is begun, seen and ended in the account, at its place of the page", async () => {
      const email = invent();
      const own = await visitor();
      const { page, say } = own.guest;
      const code = await newAccount(own.guest, email);
      await own.guest.open("/accountdetails");
      expect(await own.main.locator("#newsletter [name=email]").inputValue()).toBe(email);
      await own.press("newsletter.subscribe");
      await own.saw("newsletter.sent", { hours: 48 });
      expect(
        await own.main.locator("#newsletter").evaluate((place) => {
          const { top } = place.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        }),
      ).toBe(true);
      const asked = await door.mailTo(email, code);
      await own.guest.open(linkIn(asked, "newsletter_token"));
      await own.press("newsletter.confirm");
      await own.saw("newsletter.done");
      await own.guest.open("/accountdetails");
      await own.main.locator("#newsletter li").filter({ hasText: email }).waitFor();
      await own.check("account");
      await own.press("newsletter.stop");
      await own.saw("newsletter.stopped");
      await own.main.getByRole("button", { name: say("newsletter.subscribe"), exact: true }).waitFor();
      expect(new URL(page.url()).hash).toBe("#newsletter");
      await own.leave();
    });
  });
});
