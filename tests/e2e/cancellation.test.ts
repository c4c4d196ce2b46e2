import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Request } from "playwright";
import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, type VisitOptions } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { CancellationPopup } from "./support/pages/cancellation-popup.ts";
import { openCheckout } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

const CALL = "/api/pwa/bookingcancellation";
/** Codes of the reasons, as they stand. */
const reasons = readdirSync("config/cancellation-reasons")
  .map((file) => JSON.parse(readFileSync(`config/cancellation-reasons/${file}`, "utf8")))
  .sort((one, other) => one.position - other.position)
  .map(({ id }): string => id);
/** A call and a page are to come first, on a machine that does other things. */
const patience = { timeout: 15_000 };

/** A guest who looks at a booking they have just made. */
async function bookedGuest(
  siteId: string,
  screen: "phone" | "desktop",
  lane: number,
  options: VisitOptions & { readonly locale?: string } = {},
) {
  const guest = await newGuest(siteId, screen, options);
  const { page, checkout, booking } = guest;
  await openCheckout(guest, stayAhead(2, lane));
  if (options.locale) {
    const address = new URL(page.url());
    address.searchParams.set("locale", options.locale);
    await page.goto(address.href);
    await checkout.ready();
  }
  await awake(page);
  const number = String(randomInt(1e7)).padStart(7, "0");
  const email = `asha${number}@example.com`;
  await checkout.fillGuest({ firstName: "Asha", lastName: "Menon", phone: `983${number}`, email });
  await checkout.book();
  await booking.article.waitFor();
  await awake(page);
  return { ...guest, email, popup: new CancellationPopup(page, guest.say) };
}
const fits = ({ page }: Guest) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
/** Words of a mail without the marks that keep them apart. */
const plain = (mail: string) => mail.replaceAll(/\p{Cf}/gu, "");

describe("cancelling a booking", () => {
  it("[BCAN-01] shows the shape of what comes while it is asked what cancelling costs", async () => {
    const guest = await bookedGuest("solvanta-in", "desktop", 78);
    const { page, say } = guest;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/applicable_cancellation_charge*", async (route) => {
      await held;
      await route.continue();
    });
    await page.locator("#booking-cancel").click();
    const shape = page.getByRole("status", { name: say("cancel.loading") }).locator("> span");
    await shape.waitFor();
    expect(
      await shape.evaluate((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return [backgroundColor, backgroundImage.split("(")[0]];
      }),
    ).toEqual([expect.stringMatching(/^rgb\(/), "linear-gradient"]);
    letGo();
    await shape.waitFor({ state: "detached" });
    await guest.context.close();
  });

  it.each([
    ["en", "ltr", 31],
    ["ar", "rtl", 32],
  ] as const)(
    "[BCAN-02] [CMS-07] is done on a phone in %s (%s): once, whatever is pressed, with nothing lost on the way, and told by mail",
    async (locale, _, lane) => {
      const guest = await bookedGuest("solvanta-in", "phone", lane, { locale });
      const { page, say, booking, popup, email } = guest;
      const confirmed = await door.mailTo(email);
      const address = page.url();
      const number = await booking.number();
      const calls: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === CALL) calls.push(request.method());
      });

      await popup.open();
      expect(new URL(page.url()).searchParams.get("modal")).toBe("bookingCancellationReasons");
      // The codes of the configuration, each in the reader's words.
      const offered = await popup.reason
        .locator("option")
        .evaluateAll((all) => all.map((each) => [(each as HTMLOptionElement).value, each.textContent]));
      expect(offered.filter(([code]) => code !== "")).toEqual(
        reasons.map((code) => [code, say(`cancel.reason.${code}`)]),
      );
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await fits(guest)).toBe(true);
      await page.goBack();
      await popup.reasons.waitFor({ state: "detached" });
      await popup.open();
      await popup.choose("found-other");
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await fits(guest)).toBe(true);

      // Back to the reasons, where the choice still stands, and on again.
      await page.goBack();
      await popup.reason.waitFor();
      expect(await popup.reason.inputValue()).toBe("found-other");
      await popup.choose("plans-changed");
      await guest.context.setOffline(true);
      await popup.button.click();
      await popup.confirmation.getByText(say("cancel.offline")).waitFor();
      await guest.context.setOffline(false);
      await popup.confirmation.getByText(say("cancel.offline")).waitFor({ state: "detached" });
      expect(calls).toEqual([]);

      // Opened again by its address, the popup asks once more.
      await page.reload();
      await popup.reason.selectOption("price");
      await popup.confirmation.getByRole("button", { name: say("cancel.continue") }).click();
      await popup.button.dblclick();
      await booking.article.getByText(say("booking-status.cancelled"), { exact: true }).waitFor(patience);
      await popup.confirmation.waitFor({ state: "detached" });
      expect(calls).toEqual(["PATCH"]);
      // What it is by now stands at the top of the page.
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect([new URL(page.url()).pathname, await booking.number()]).toEqual([
        new URL(address).pathname,
        number,
      ]);
      const text = plain(await booking.text());
      expect(text).toContain(say("cancel.reason.price"));
      expect(text).toContain(say("cancel.charge"));
      expect(await popup.link.count()).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await fits(guest)).toBe(true);

      // No page from before comes back: neither the booking as it was, nor the home page.
      await page.goBack();
      await booking.article.getByText(say("booking-status.cancelled"), { exact: true }).waitFor(patience);
      await page.evaluate(() => {
        const [asked, real] = [[] as unknown[], window.fetch];
        Object.assign(window, { asked });
        window.fetch = (address, init) => {
          asked.push([new URL(String(address), location.href).pathname, init?.cache]);
          return real(address, init);
        };
      });
      await page.locator("header a[href]").first().click();
      await page.waitForURL(({ pathname }) => pathname === "/");
      // Asked for anew, whatever the browser keeps of it.
      expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toContainEqual([
        "/",
        "no-cache",
      ]);
      await page.goto(address);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await page.waitForTimeout(1000);
      await guest.context.setOffline(true);
      await page.reload();
      await booking.article.getByText(say("booking-status.cancelled"), { exact: true }).waitFor(patience);
      await guest.context.setOffline(false);

      const mail = plain(await door.mailTo(email, confirmed));
      expect(mail).toContain(number);
      expect(mail).toContain(plain(say("mail.cancelled.not-you")));
      expect(mail).toContain(plain(say("cancel.reason.price")));
      expect(guest.trouble.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
      await guest.context.close();
    },
  );

  it("is a plain form where no scripts run, which asks again for what is missing", async () => {
    const { page: made, say, context } = await bookedGuest("solvanta-in", "desktop", 33);
    const address = made.url();
    const guest = await newGuest("solvanta-in", "desktop", { javaScript: false });
    await guest.context.addCookies((await context.cookies()).filter(({ name }) => name.endsWith("sid")));
    await context.close();
    const { page, booking } = guest;
    await page.goto(address);
    await page.locator("#booking-cancel").click();
    await page.waitForURL(/\/cancel$/);
    const main = page.getByRole("main");
    await main.locator("button[type=submit]").click();
    await main.locator('select[name="code"][aria-invalid="true"]').waitFor();
    await main.locator('select[name="code"]').selectOption("mistake");
    await main.locator("textarea").fill("The wrong city.");
    await main.locator("button[type=submit]").click();
    await page.waitForURL(address);
    const text = await booking.text();
    expect(text).toContain(say("booking-status.cancelled"));
    expect(text).toContain(say("cancel.reason.mistake"));
    expect(text).toContain("The wrong city.");
    await page.goto(`${address}/cancel`);
    await main.getByText(say("cancel.already")).waitFor();
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[TRK-10] is counted with its own limits of time: going on waits for the count, and never longer than they say", async () => {
    const { cancellationMs, cancellationDelayMs } = limits.events;
    expect([cancellationMs, cancellationDelayMs]).toEqual([10_000, 4000]);
    const guest = await bookedGuest("solvanta-in", "phone", 34, { consent: "s", offlineCopies: false });
    const { page, popup, say, booking } = guest;
    await page.waitForTimeout(1500);
    // An operator's collector that takes the event and never answers.
    const times = { sent: 0, givenUp: 0 };
    const bodies: string[] = [];
    const isCounted = (request: Request) => (request.postData() ?? "").includes("booking_cancelled");
    await page.route("**/api/pwa/events", async (route) => {
      if (!isCounted(route.request())) return route.continue();
      times.sent = Date.now();
      bodies.push(route.request().postData() ?? "");
    });
    page.on("requestfailed", (request) => {
      if (isCounted(request)) times.givenUp = Date.now();
    });
    await popup.open();
    await popup.choose("health");
    await popup.button.click();
    // The guest is told at once, and may leave at once.
    await popup.confirmation.getByText(say("cancel.done")).waitFor(patience);
    const told = Date.now();
    await popup.confirmation.waitFor({ state: "detached", ...patience });
    const gone = Date.now();
    await booking.article.getByText(say("booking-status.cancelled"), { exact: true }).waitFor(patience);
    expect(told - times.sent).toBeLessThan(1500);
    expect(gone - times.sent).toBeGreaterThanOrEqual(cancellationDelayMs - 200);
    expect(gone - times.sent).toBeLessThan(cancellationDelayMs + 4000);
    await expect.poll(() => times.givenUp, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(times.givenUp - times.sent).toBeGreaterThanOrEqual(cancellationMs - 300);
    expect(times.givenUp - times.sent).toBeLessThan(cancellationMs + 3000);
    const counted = bodies.flatMap((body) => JSON.parse(body).data as { name: string; attributes: object }[]);
    expect(counted.find(({ name }) => name === "booking_cancelled")?.attributes).toEqual({
      hotel: expect.any(Number),
      reason: "health",
      charged: expect.any(Boolean),
    });
    expect(bodies.join()).not.toContain(await booking.number());
    await guest.context.close();
  });
});
