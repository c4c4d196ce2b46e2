import { describe, expect, it } from "vitest";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { dialog } from "./support/popups.ts";
import { openTestDoor } from "./support/sign-in.ts";

openBrowser();
const door = openTestDoor();

const bar = ({ page }: Guest) => page.locator("#quick-login");
const kept = async ({ context }: Guest) =>
  (await context.cookies()).find(({ name }) => name === COOKIES.quickLogin.name);
/** Longer than the offer takes to come. */
const aWhile = ({ page }: Guest) => page.waitForTimeout(2500);
const touch = ({ page }: Guest) => page.mouse.wheel(0, 300);
/** Reads on until it is there: what hears a guest scroll comes after everything else. */
const offered = (guest: Guest) =>
  expect
    .poll(
      async () => {
        await touch(guest);
        return bar(guest).isVisible();
      },
      { timeout: 20_000, interval: 700 },
    )
    .toBe(true);
/** Reads on for as long, and is offered nothing. */
async function notOffered(guest: Guest): Promise<void> {
  for (let times = 0; times < 3; times++) {
    await touch(guest);
    await guest.page.waitForTimeout(1500);
  }
  expect(await bar(guest).isVisible(), guest.page.url()).toBe(false);
}
const visitor = (site: string, consent: string | null, locale?: string) =>
  newGuest(site, "phone", { consent, offlineCopies: false, ...(locale && { locale }) });

describe("the offer to sign in", () => {
  it("[ACC-21] comes once a day, to who reads on, moves nothing and takes no focus, and goes by Esc, by its button and by a press beside it", async () => {
    const guest = await visitor("solvanta-in", "p");
    const { page, say } = guest;
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const ran: string[] = [];
    page.on("request", (request) => ran.push(request.url()));
    await guest.open("/");
    await aWhile(guest);
    expect(await bar(guest).isVisible()).toBe(false);
    expect(ran.filter((url) => url.includes("_quick-login"))).toEqual([]);
    const before = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    await offered(guest);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    const after = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(after - before).toBeLessThan(0.01);
    expect(await accessibilityProblems(page)).toEqual([]);
    const cookie = await kept(guest);
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(86_400 - 120);
    expect(seconds).toBeLessThanOrEqual(86_400);
    await page.keyboard.press("Escape");
    await bar(guest).waitFor({ state: "hidden" });

    const aDayLater = async () => {
      await guest.context.clearCookies({ name: COOKIES.quickLogin.name });
      await page.evaluate(() => localStorage.removeItem("quick-login-declined"));
    };
    const ways = [
      () =>
        bar(guest)
          .getByRole("button", { name: say("app.dismiss") })
          .click(),
      () => page.mouse.click(100, 120),
    ];
    for (const close of ways) {
      await guest.open("/");
      await notOffered(guest);
      // A day later.
      await aDayLater();
      await guest.open("/");
      await offered(guest);
      await close();
      await bar(guest).waitFor({ state: "hidden" });
    }
    await aDayLater();
    await guest.open("/jp/");
    await offered(guest);
    await bar(guest).locator("a").click();
    const popup = dialog(guest, "quickLogin");
    await popup.locator('[name="phone"]').waitFor();
    await bar(guest).waitFor({ state: "hidden" });
    expect(await popup.getByRole("button", { name: say("account.option.passkey-long") }).count()).toBe(0);
    // Here no copies are kept for offline reading, which the browser writes down.
    expect(guest.trouble.filter((line) => !line.includes("Service Worker registration"))).toEqual([]);
    await guest.context.close();
  });

  it("[CONS-04] comes once a visit and keeps nothing where no law has guests asked and nothing was chosen, until its own button is pressed", async () => {
    const guest = await visitor("solvanta-in", null);
    const { page, say } = guest;
    await guest.open("/");
    await offered(guest);
    await page.keyboard.press("Escape");
    await bar(guest).waitFor({ state: "hidden" });
    const stored = () => page.evaluate(() => localStorage.getItem("quick-login-declined"));
    expect([await kept(guest), await stored()]).toEqual([undefined, null]);
    await page.reload();
    await notOffered(guest);
    await page.goto("about:blank");
    await guest.open("/");
    await offered(guest);
    await bar(guest)
      .getByRole("button", { name: say("app.dismiss") })
      .click();
    await bar(guest).waitFor({ state: "hidden" });
    expect([await kept(guest), Number(await stored()) > 0]).toEqual([undefined, true]);
    await page.goto("about:blank");
    await guest.open("/");
    await notOffered(guest);
    await guest.context.close();
  });

  it("[ACC-21] waits while a guest types", async () => {
    const guest = await visitor("solvanta-in", "p");
    const { page } = guest;
    await guest.open("/");
    await page.evaluate(() => {
      const field = document.createElement("input");
      field.id = "typing";
      document.querySelector("main")?.prepend(field);
      field.focus();
    });
    await page.keyboard.type("Mum");
    await notOffered(guest);
    await page.keyboard.type("bai");
    expect(await page.inputValue("#typing")).toBe("Mumbai");
    await page.evaluate(() => document.getElementById("typing")?.blur());
    await bar(guest).waitFor();
    await guest.context.close();
  });

  it("never lies over the choices about cookies that a guest has opened again", async () => {
    const guest = await visitor("solvanta-in", "p");
    const { page, say } = guest;
    const choices = page.locator("#cookie-choices");
    const refuse = choices.getByRole("button", { name: say("consent.refuseAll") });
    await guest.open("/");
    const opener = page.locator("footer [data-consent]").first();
    await offered(guest);
    await opener.focus();
    await page.keyboard.press("Enter");
    await refuse.click({ trial: true });
    expect(await bar(guest).isVisible()).toBe(false);
    await guest.context.clearCookies({ name: COOKIES.quickLogin.name });
    await guest.open("/");
    await opener.click();
    await notOffered(guest);
    await refuse.click();
    await choices.waitFor({ state: "hidden" });
    await guest.context.close();
  });

  it("[ACC-21] is made to nobody who is signed in, has refused what it keeps or is asked yet, nor in an app, nor on another page", async () => {
    const none = async (guest: Guest, path = "/") => {
      await guest.open(path);
      await notOffered(guest);
      expect(await kept(guest), path).toBeUndefined();
      await guest.context.close();
    };
    const known = await visitor("solvanta-in", "p");
    await known.open("/");
    await door.signIn(known, {});
    await none(known);
    await none(await visitor("solvanta-in", ""));
    await none(await visitor("wrenhollow-nl", null));
    await none(await visitor("solvanta-in", "p"), "/?webview=1");
    await none(await visitor("solvanta-in", "p"), "/hotels-in-mumbai");
    const agreed = await visitor("wrenhollow-nl", "p");
    await agreed.open("/");
    await offered(agreed);
    await agreed.context.close();
  });
});
