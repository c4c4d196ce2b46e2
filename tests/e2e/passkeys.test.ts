import { randomInt } from "node:crypto";
import type { CDPSession } from "playwright";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath } from "./support/places.ts";
import { dialog } from "./support/popups.ts";
import { openTestDoor } from "./support/sign-in.ts";

openBrowser();
const door = openTestDoor();

const PAGE = "/accountdetails/security";
const NAME = "Noor de Wit";
const codeIn = (mail: string) => /^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] ?? "";

/** A device of the guest's that keeps passkeys and knows its guest again, as Chromium plays it. */
async function withDevice({ context, page }: Guest): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** A guest who has just signed up by a code that went to a new address; returns the address. */
async function newAccount(guest: Guest): Promise<void> {
  const { page, say } = guest;
  const email = `passkey${randomInt(1e9)}@example.test`;
  const signIn = new SignInPage(page, say);
  await guest.open("/login?step=email");
  await signIn.enterCode(codeIn(await signIn.sendMailTo(email, () => door.mailTo(email))));
  await signIn.heading("sign-in.sign-up-title").waitFor();
  await page.locator('main [name="name"]').fill(NAME);
  await page.locator('main [name="gdpr_consent"] + label').click();
  await signIn.press("sign-in.create");
  await page.waitForURL((url) => !url.pathname.includes("login"));
}

async function signOut(guest: Guest): Promise<void> {
  const signIn = new SignInPage(guest.page, guest.say);
  await guest.open("/accountdetails");
  await signIn.press("profile.sign-out");
  await signIn.heading("sign-in.title").waitFor();
}

describe.each([
  ["wrenhollow-nl", "desktop"],
  ["solvanta-ae", "phone"],
] as const satisfies readonly (readonly [string, Screen])[])("%s on %s", (siteId, screen) => {
  it("makes a passkey, signs in with it where the guest was, shows by it who sits there, and removes it", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const { page, say } = guest;
    const main = page.getByRole("main");
    const press = (id: string) => main.getByRole("button", { name: say(id), exact: true }).click();
    const check = async (name: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([wide, await accessibilityProblems(page)]).toEqual([false, []]);
      const folder = process.env.SHOTS;
      if (folder)
        await page.screenshot({ path: `${folder}/${siteId}-${screen}-${name}.png`, fullPage: true });
    };
    await withDevice(guest);
    await newAccount(guest);

    await guest.open(PAGE);
    await main.getByRole("heading", { name: say("security.passkeys-title") }).waitFor();
    await check("none");
    await main.getByRole("link", { name: say("security.passkey-add"), exact: true }).click();
    await main.getByRole("heading", { name: say("security.passkey-add") }).waitFor();
    await check("add");
    await press("security.passkey-add");
    await main.getByText(say("security.done-passkey")).waitFor();
    await main.getByText(say("security.passkey-unused")).waitFor();
    await check("list");
    await main.getByRole("link", { name: new RegExp(`^${say("security.passkey-rename")}`) }).click();
    await main.locator('[name="name"]').fill(" ");
    await press("security.passkey-save");
    await main.getByText(say("security.passkey-name-required")).waitFor();
    await main.locator('[name="name"]').fill("Noor’s own");
    await press("security.passkey-save");
    await main.getByText("Noor’s own").waitFor();

    await signOut(guest);
    await guest.open(listingPath(siteId));
    const { href } = new URL(page.url());
    await page
      .locator('[data-region="header"]')
      .getByRole("link", { name: say("shell.login") })
      .first()
      .click();
    const way = dialog(guest, "signin").getByRole("button", { name: say("account.option.passkey-long") });
    await way.waitFor();
    await check("login");
    await way.click();
    await page.locator('[data-region="header"] a').filter({ hasText: NAME }).first().waitFor();
    expect(page.url()).toBe(href);

    await door.letProofEnd(guest);
    await guest.open(PAGE);
    expect(await main.getByText(say("security.passkey-unused")).count()).toBe(0);
    await main.getByRole("link", { name: `${say("security.passkey-remove")}: Noor’s own` }).click();
    await main.getByRole("heading", { name: say("security.proof-title") }).waitFor();
    await check("proof");
    await press("security.passkey-use");
    await main.getByText(say("security.passkey-remove-text")).waitFor();
    await check("remove");
    await press("security.passkey-remove");
    await main.getByText(say("security.done-passkey-removed")).waitFor();
    expect(await main.getByText("Noor’s own").count()).toBe(0);

    await signOut(guest);
    await press("account.option.passkey-long");
    await page.getByText(say("sign-in.passkey-unknown")).waitFor();
    await check("refused");
    expect(await page.locator('[data-region="header"] a').filter({ hasText: NAME }).count()).toBe(0);
    expect(guest.trouble.filter((line) => !/status of 422|Service Worker registration/.test(line))).toEqual(
      [],
    );
    await guest.context.close();
  });

  it("says so where the guest does not agree, and where the device has a passkey already", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const { page, say } = guest;
    const main = page.getByRole("main");
    const press = (id: string) => main.getByRole("button", { name: say(id), exact: true }).click();
    const { cdp, authenticatorId } = await withDevice(guest);
    await newAccount(guest);
    await guest.open(`${PAGE}?do=passkey`);
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await press("security.passkey-add");
    await main.getByText(say("security.passkey-refused")).waitFor();
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    await press("security.passkey-add");
    await main.getByText(say("security.done-passkey")).waitFor();
    await guest.open(`${PAGE}?do=passkey`);
    await press("security.passkey-add");
    await main.getByText(say("security.passkey-known")).waitFor();
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${siteId}-${screen}-known.png`, fullPage: true });

    await signOut(guest);
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await press("account.option.passkey-long");
    await page.getByText(say("sign-in.passkey-refused")).waitFor();
    await guest.context.close();
  });

  it("offers none in a browser without the functions, and without JavaScript", async () => {
    const old = await newGuest(siteId, screen, { offlineCopies: false });
    await old.context.addInitScript(() => {
      for (const name of ["parseCreationOptionsFromJSON", "parseRequestOptionsFromJSON"])
        Reflect.deleteProperty(PublicKeyCredential, name);
    });
    const main = old.page.getByRole("main");
    const button = (guest: Guest) =>
      guest.page.getByRole("main").getByRole("button", { name: guest.say("account.option.passkey-long") });
    await newAccount(old);
    await old.open(PAGE);
    await main
      .getByRole("heading", { name: old.say("security.passkeys-title") })
      .waitFor({ state: "hidden" });
    await old.open(`${PAGE}?do=passkey`);
    await main.getByText(old.say("security.passkey-unable")).waitFor();
    expect(await main.getByRole("button", { name: old.say("security.passkey-add") }).count()).toBe(0);
    await signOut(old);
    await button(old).waitFor({ state: "hidden" });
    await old.context.close();

    const plain = await newGuest(siteId, screen, { javaScript: false });
    await plain.open("/login");
    await new SignInPage(plain.page, plain.say).heading("sign-in.title").waitFor();
    expect(await button(plain).isVisible()).toBe(false);
    await plain.context.close();
  });
});
