import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { textOf } from "./support/text.ts";
import { walksOn } from "./support/walks.ts";

openBrowser();
const door = openTestDoor();

/** Sites of both brands and directions. */
const sites = ["wrenhollow-nl", "solvanta-ae"] as const;
const PAGE = "/accountdetails/security";
const PASSWORD = "purple bikes like rain";
const invent = () => `leaves${randomInt(1e9)}@example.test`;
const codeIn = (mail: string) => /^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] ?? "";

/** A guest who has just signed up by a code that went to the address. */
async function newAccount(guest: Guest, email: string): Promise<string> {
  const { page, say } = guest;
  const signIn = new SignInPage(page, say);
  await guest.open("/login?step=email");
  const mail = await signIn.sendMailTo(email, () => door.mailTo(email));
  await signIn.enterCode(codeIn(mail));
  await signIn.heading("sign-in.sign-up-title").waitFor();
  await page.locator('main [name="name"]').fill("Noor de Wit");
  await page.locator('main [name="password"]').fill(PASSWORD);
  await page.locator('main [name="gdpr_consent"] + label').click();
  await signIn.press("sign-in.create");
  await page.waitForURL((url) => !url.pathname.includes("login"), { waitUntil: "domcontentloaded" });
  return mail;
}

describe.each(sites)("%s", (siteId) => {
  it.each(walksOn(siteId))(
    "[PROF-02] lets a guest change the address, take a copy and leave, who is told what follows, on %s, scripts %s",
    async (screen, javaScript) => {
      const guest = await newGuest(siteId, screen, { javaScript, offlineCopies: false });
      const { page, say } = guest;
      const main = page.getByRole("main");
      const press = (id: string) => main.getByRole("button", { name: say(id), exact: true }).click();
      const begin = (label: string, action: string) =>
        main.getByRole("link", { name: `${say(action)}: ${say(label)}`, exact: true }).click();
      const check = async (name: string) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect([wide, javaScript ? await accessibilityProblems(page) : []]).toEqual([false, []]);
        const folder = process.env.SHOTS;
        if (folder)
          await page.screenshot({ path: `${folder}/${siteId}-${screen}-${name}.png`, fullPage: true });
      };
      const email = invent();
      await newAccount(guest, email);
      await guest.open("/accountdetails");
      await main.getByRole("link", { name: say("security.title") }).click();
      await page.waitForURL((url) => url.pathname.endsWith(PAGE));
      await main.getByRole("heading", { level: 1, name: say("security.title") }).waitFor();
      await check("overview");

      const next = invent();
      await begin("profile.email", "security.change");
      await main.locator('[name="email"]').fill("noor@");
      await press("sign-in.send-code");
      await main.locator('[name="email"][aria-invalid="true"]:focus').waitFor();
      await check("new-address");
      await main.locator('[name="email"]').fill(next);
      await press("sign-in.send-code");
      await main.locator('[name="otp"]').waitFor();
      await check("code");
      await main.locator('[name="otp"]').fill(codeIn(await door.mailTo(next)));
      if (javaScript) {
        await guest.context.setOffline(true);
        await press("sign-in.confirm");
        await page.getByText(say("popup.offline")).waitFor();
        await guest.context.setOffline(false);
        // It is true no more, and goes by itself.
        await page.getByText(say("popup.offline")).waitFor({ state: "detached" });
      }
      await press("sign-in.confirm");
      await main.getByText(say("security.done-changed")).waitFor();
      expect(page.url()).not.toContain(next);

      const elsewhere = await newGuest(siteId, "desktop", { javaScript: false });
      await elsewhere.open("/login?step=password");
      await elsewhere.page.locator('main [name="email"]').fill(next);
      await elsewhere.page.locator('main [name="password"]').fill(PASSWORD);
      await new SignInPage(elsewhere.page, elsewhere.say).press("sign-in.log-in");
      await elsewhere.page.waitForURL((url) => !url.pathname.includes("login"), {
        waitUntil: "domcontentloaded",
      });
      await elsewhere.open("/accountdetails");
      expect(new URL(elsewhere.page.url()).pathname).toMatch(/accountdetails$/);

      await begin("security.export-title", "sign-in.go-on");
      const [download] = await Promise.all([page.waitForEvent("download"), press("security.export-save")]);
      expect(download.suggestedFilename()).toBe("account.json");

      await guest.open(PAGE);
      await begin("security.delete-title", "sign-in.go-on");
      await main.getByText(say("security.delete-undo")).waitFor();
      const words = await textOf(main);
      const days = limits.signIn.deletionDays;
      for (const [id, values] of [
        ["security.delete-now", { days }],
        ["security.delete-undo", {}],
        ["security.delete-links", {}],
        ["security.delete-bookings", {}],
        ["security.delete-consent", {}],
      ] as const)
        expect(words).toContain(say(id, values));
      await press("security.delete-button");
      await main.getByText(say("security.delete-confirm-required")).waitFor();
      await check("delete");
      await main.locator('[name="confirm"] + label').click();
      await press("security.delete-button");
      await main.getByRole("heading", { level: 1, name: say("security.deleted-title") }).waitFor();
      await check("deleted");
      expect(new URL(page.url()).searchParams.get("done")).toBe("deleted");
      for (const browser of [guest, elsewhere]) {
        await browser.open("/accountdetails");
        await browser.page.waitForURL((url) => url.pathname.endsWith("/login"));
      }
      await elsewhere.context.close();
      expect(guest.trouble.filter((line) => !/status of 422|Service Worker registration/.test(line))).toEqual(
        [],
      );
      await guest.context.close();
    },
  );

  it("asks who sits there where that is long ago, and goes on with what was begun", async () => {
    const guest = await newGuest(siteId, "phone", { offlineCopies: false });
    const { page, say } = guest;
    const main = page.getByRole("main");
    const press = (id: string) => main.getByRole("button", { name: say(id), exact: true }).click();
    await newAccount(guest, invent());
    await guest.open(`${PAGE}?do=password`);
    await door.letProofEnd(guest);
    await main.locator('[name="password"]').fill("seven quiet lamps tonight");
    await press("sign-in.reset-save");
    await main.getByRole("heading", { name: say("security.proof-title") }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${siteId}-proof.png`, fullPage: true });
    await main.locator('[name="password"]').fill("not the right one");
    await press("sign-in.confirm");
    await main.getByText(say("security.wrong-password")).waitFor();
    await main.locator('[name="password"]').fill(PASSWORD);
    await press("sign-in.confirm");
    await main.locator('[autocomplete="new-password"]').fill("seven quiet lamps tonight");
    await press("sign-in.reset-save");
    await main.getByText(say("security.done-password")).waitFor();
    expect(guest.trouble.filter((line) => !/Service Worker registration/.test(line))).toEqual([]);
    await guest.context.close();
  });

  it.each([
    ["sends it once", true],
    ["without a script sends it twice", false],
  ])("takes a number once from a guest whose finger %s, and keeps them signed in", async (_, javaScript) => {
    const guest = await newGuest(siteId, "phone", { offlineCopies: false, javaScript });
    const { page, say, context } = guest;
    const main = page.getByRole("main");
    await newAccount(guest, invent());
    const sent: string[] = [];
    await context.route("**/accountdetails/security*", async (route) => {
      const said = new URLSearchParams(route.request().postData() ?? "");
      if (said.has("step")) sent.push(said.get("step") ?? "");
      await route.continue();
    });
    const pressTwice = async (id: string) => {
      const { x, y } = (await main.getByRole("button", { name: say(id), exact: true }).boundingBox()) ?? {
        x: 0,
        y: 0,
      };
      for (const _ of ["once", "and again"]) await page.touchscreen.tap(x + 30, y + 20);
    };
    const number =
      siteId === "solvanta-ae" ? ["+971", `50${randomInt(1e6, 9e6)}`] : ["+31", `6${randomInt(1e7, 9e7)}`];
    await guest.open(`${PAGE}?do=phone`);
    await main.locator('[name="phone"]').fill(number.join(""));
    await pressTwice("sign-in.send-code");
    await main.locator('[name="otp"]').fill(await door.codeFor(number.join("")));
    await pressTwice("sign-in.confirm");
    await main.getByText(say("security.done-changed")).waitFor();
    const steps = ["send-phone", "change"];
    // The browser sends what no script holds back, and reads the answer to the second alone; on a busy machine
    // the next page may be there before the second press.
    expect(javaScript ? sent : [...new Set(sent)]).toEqual(steps);
    await guest.open("/accountdetails");
    expect(new URL(page.url()).pathname).toMatch(/accountdetails$/);
    await context.close();
  });
});
