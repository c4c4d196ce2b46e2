import { randomInt } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath } from "./support/places.ts";
import { product } from "./support/product.ts";
import { openTestDoor } from "./support/sign-in.ts";

openBrowser();
const door = openTestDoor();
const newNumber = () => `6${randomInt(10_000_000, 99_999_999)}`;
const CACHES = ["search-cache", "hotel-cache"];

/** Keeps something under the names of what is kept of searches and properties, as pages do. */
const fillCaches = (page: Page) =>
  page.evaluate(async (names) => {
    for (const name of names) await (await caches.open(name)).put("/kept", new Response("kept"));
  }, CACHES);
const cachesLeft = (page: Page) =>
  page.evaluate(async (names) => (await caches.keys()).filter((name) => names.includes(name)), CACHES);
/** Hears what a page tells the app it is shown in. */
async function hearApp(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction("heardByApp", (text: string) => heard.push(JSON.parse(text).type));
  await page.addInitScript(() => {
    const app = window as unknown as { heardByApp: (text: string) => void };
    Object.assign(window, { StaywrightApp: { postMessage: (text: string) => app.heardByApp(text) } });
  });
  return heard;
}
const ofSession = (heard: readonly string[]) => heard.filter((type) => /^log(?:in|out)$/.test(type));
/** Everything the customer-engagement service was told. */
const told = () => {
  const folder = join(product().dataFolder, "engagement");
  if (!existsSync(folder)) return "";
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
};

it("[ACC-08] [ACC-09] [API-33] forgets kept answers, tells the app and goes on where the guest was, at sign-up, sign-out and sign-in", async () => {
  const guest = await newGuest("wrenhollow-nl", "phone", { consent: "sm", offlineCopies: false });
  const { page, say } = guest;
  const heard = await hearApp(page);
  const signUps = told().split('"signed_up"').length;
  const signIn = new SignInPage(page, say);
  const number = newNumber();
  const wanted = listingPath("wrenhollow-nl");
  await guest.open(`/login?webview=1&retUrl=${encodeURIComponent(wanted)}`);
  await fillCaches(page);
  const asking = page.waitForRequest((request) => request.url().includes("/generateByPhone"));
  await signIn.sendCodeTo(number);
  expect((await (await asking).allHeaders()).referer).toMatch(/^http:\/\/wrenhollow-nl\.localhost/);
  const code = await door.codeFor(`+31${number}`);
  await signIn.enterCode(code);
  await signIn.signUp({ name: "Noor de Wit", email: "noor@example.test" });
  await page.waitForURL((url) => url.pathname + url.search === wanted);
  expect([await cachesLeft(page), ofSession(heard)]).toEqual([[], ["login"]]);
  await expect.poll(() => told().split('"signed_up"').length, { timeout: 20_000 }).toBe(signUps + 1);

  await guest.open("/accountdetails");
  await fillCaches(page);
  await page.evaluate(() => {
    sessionStorage.setItem("staywright:guest", JSON.stringify({ first_name: "Noor" }));
    Object.assign(window, { before: true });
  });
  await signIn.press("profile.sign-out");
  await signIn.heading("sign-in.title").waitFor();
  expect(await page.evaluate(() => "before" in window)).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem("staywright:guest"))).toBeNull();
  expect([await cachesLeft(page), ofSession(heard)]).toEqual([[], ["login", "logout"]]);

  await guest.open("/login?retUrl=//evil.test/");
  await fillCaches(page);
  await signIn.sendCodeTo(number);
  await signIn.enterCode(await door.codeFor(`+31${number}`, code));
  await page.waitForURL((url) => url.pathname === "/");
  expect(new URL(page.url()).hostname).toBe("wrenhollow-nl.localhost");
  expect([await cachesLeft(page), ofSession(heard)]).toEqual([[], ["login", "logout", "login"]]);
  await guest.context.close();
});

it("[ACC-09] takes what was a guest's own from their other tabs, which write nothing into the next guest's account", async () => {
  const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
  const { page, say, context } = guest;
  const signIn = new SignInPage(page, say);
  const signUp = async (name: string) => {
    const number = newNumber();
    await guest.open("/login?retUrl=/accountdetails");
    await signIn.sendCodeTo(number);
    await signIn.enterCode(await door.codeFor(`+31${number}`));
    await signIn.signUp({ name, email: "noor@example.test" });
    await signIn.heading("profile.title").waitFor();
  };
  await signUp("Noor de Wit");
  const other = await context.newPage();
  await other.goto(page.url());
  const first = other.locator('main [name="firstName"]');
  expect(await first.inputValue()).toBe("Noor");
  await other.locator('main [name="city"]').fill("Utrecht");
  await page.bringToFront();
  await signIn.press("profile.sign-out");
  await signIn.heading("sign-in.title").waitFor();
  // Behind the other, the tab has left by itself for the page to sign in on.
  const theirs = new SignInPage(other, say);
  await theirs.heading("sign-in.title").waitFor();
  await first.waitFor({ state: "detached" });
  expect(await other.locator("body").innerText()).not.toContain("Noor de Wit");

  // Where a browser tells a hidden tab nothing, it shows the next guest as soon as it is looked at.
  await signUp("Bram Bos");
  await other.addInitScript(() => Object.defineProperty(window, "cookieStore", { value: undefined }));
  await other.goto(page.url());
  expect(await first.inputValue()).toBe("Bram");
  await other.locator('main [name="city"]').fill("Utrecht");
  await page.bringToFront();
  await signIn.press("profile.sign-out");
  await signIn.heading("sign-in.title").waitFor();
  await signUp("Cato Dijk");
  expect(await first.inputValue()).toBe("Bram");
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => first.inputValue()).toBe("Cato");
  expect(await other.locator('main [name="city"]').inputValue()).toBe("");
  await context.close();
});

it("[ACC-09] tells no app where the domain has that off", async () => {
  const guest = await newGuest("solvanta-in", "phone", { offlineCopies: false });
  const heard = await hearApp(guest.page);
  await door.signIn(guest, { name: "Asha Menon" });
  await guest.open("/login?webview=1");
  const signIn = new SignInPage(guest.page, guest.say);
  await signIn.press("sign-in.sign-out");
  await signIn.heading("sign-in.title").waitFor();
  expect(ofSession(heard)).toEqual([]);
  await guest.context.close();
});

it("shows what was typed again after a reload, on coming back, and after signing in anew; never once signed out", async () => {
  const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
  const { page, say } = guest;
  const signIn = new SignInPage(page, say);
  const number = newNumber();
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("staywright:form:")));
  await guest.open("/login?retUrl=/accountdetails");
  await signIn.phone.fill(number);
  await expect.poll(drafts).toEqual(["staywright:form:sign-in-start"]);
  await page.getByRole("banner").getByRole("link").first().click();
  await signIn.heading("sign-in.title").waitFor({ state: "detached" });
  await page.goBack();
  await expect.poll(() => signIn.phone.inputValue()).toBe(number);
  await signIn.press("sign-in.send-code");
  const code = await door.codeFor(`+31${number}`);
  await signIn.enterCode(code);
  await signIn.signUp({ name: "Noor de Wit", email: "noor@example.test" });
  await signIn.heading("profile.title").waitFor();
  expect(await drafts()).toEqual([]);

  const city = page.locator('main [name="city"]');
  await city.fill("Utrecht");
  await expect.poll(async () => (await drafts()).length).toBe(1);
  await page.reload();
  await expect.poll(() => city.inputValue()).toBe("Utrecht");
  await door.end(guest);
  await city.fill("Maastricht");
  await signIn.press("profile.save");
  await signIn.heading("sign-in.title").waitFor();
  await signIn.sendCodeTo(number);
  await signIn.enterCode(await door.codeFor(`+31${number}`, code));
  await signIn.heading("profile.title").waitFor();
  await expect.poll(() => city.inputValue()).toBe("Maastricht");
  await signIn.press("profile.save");
  await page.getByText(say("profile.saved")).waitFor();
  await expect.poll(drafts).toEqual([]);
  await city.fill("Nijmegen");
  await expect.poll(async () => (await drafts()).length).toBe(1);
  await signIn.press("profile.sign-out");
  await signIn.heading("sign-in.title").waitFor();
  expect(await drafts()).toEqual([]);
  await guest.context.close();
});

it("says once for calls that are refused together that the session has ended, and loses nothing that was typed", async () => {
  const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
  const { page, say } = guest;
  const heard = await hearApp(page);
  const signIn = new SignInPage(page, say);
  await guest.open("/login?webview=1&retUrl=/accountdetails");
  const number = newNumber();
  await signIn.sendCodeTo(number);
  await signIn.enterCode(await door.codeFor(`+31${number}`));
  await signIn.signUp({ name: "Noor de Wit", email: "noor@example.test" });
  await signIn.heading("profile.title").waitFor();
  await fillCaches(page);
  const city = page.locator('main [name="city"]');
  await city.fill("Utrecht");
  await door.end(guest);
  const refused: string[] = [];
  page.on("response", (answer) => answer.status() === 401 && refused.push(answer.url()));
  const everywhere = page.locator('main form:has([value="endall"])');
  await everywhere.scrollIntoViewIfNeeded();
  const secret = async () => (await guest.context.cookies()).find(({ name }) => name === "sid")?.value;
  const before = await secret();
  // A form in React's hands takes both before it knows that it is busy.
  await everywhere.evaluate((form: HTMLFormElement) => [form.requestSubmit(), form.requestSubmit()]);
  await page.getByText(say("popup.signed-out")).waitFor();
  await expect.poll(() => refused.length).toBe(2);
  expect(await page.locator("#session-ended").count()).toBe(1);
  expect([await city.inputValue(), new URL(page.url()).pathname]).toEqual(["Utrecht", "/accountdetails"]);
  expect([before?.startsWith("k."), (await secret())?.startsWith("k.") ?? false]).toEqual([true, false]);
  await expect.poll(() => cachesLeft(page)).toEqual([]);
  expect(ofSession(heard)).toEqual(["login", "logout"]);
  await guest.context.close();
});

it("[ACC-06] has what follows from signing out follow from a heart and from a plain form that are refused, once", async () => {
  const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
  const { page, say } = guest;
  const heard = await hearApp(page);
  const signIn = new SignInPage(page, say);
  const number = newNumber();
  const wanted = listingPath("wrenhollow-nl");
  await guest.open(`/login?webview=1&retUrl=${encodeURIComponent(wanted)}`);
  await signIn.sendCodeTo(number);
  const code = await door.codeFor(`+31${number}`);
  await signIn.enterCode(code);
  await signIn.signUp({ name: "Noor de Wit", email: "noor@example.test" });
  const heart = page.locator("#results [data-toggle]").first();
  await heart.waitFor();
  await fillCaches(page);
  await door.end(guest);
  await heart.click();
  await new SignInPage(page, say, "signin").phone.waitFor();
  await expect.poll(() => cachesLeft(page)).toEqual([]);
  expect(ofSession(heard)).toEqual(["login", "logout"]);

  await guest.open("/login?retUrl=/accountdetails");
  await signIn.sendCodeTo(number);
  await signIn.enterCode(await door.codeFor(`+31${number}`, code));
  await signIn.heading("profile.title").waitFor();
  await fillCaches(page);
  await page.locator('main [name="city"]').fill("Utrecht");
  await door.end(guest);
  await signIn.press("profile.save");
  await page.getByText(say("sign-in.signed-out")).waitFor();
  await expect.poll(() => cachesLeft(page)).toEqual([]);
  const told = ["login", "logout", "login", "logout"];
  await expect.poll(() => ofSession(heard)).toEqual(told);
  await page.reload();
  await signIn.heading("sign-in.title").waitFor();
  await page.waitForTimeout(1500);
  expect(ofSession(heard)).toEqual(told);
  await guest.context.close();
});

it("[ACC-20] asks for the number in the words of the site", async () => {
  const guest = await newGuest("solvanta-in", "phone", { locale: "en" });
  await guest.open("/login?locale=en");
  const { phone } = new SignInPage(guest.page, guest.say);
  const hint = await phone.evaluate((field) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
  expect(hint).toContain("Enter mobile number");
  await guest.context.close();
});
