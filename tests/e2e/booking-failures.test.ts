import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import type { TestGuest } from "./support/pages/checkout-page.ts";
import { openCheckout } from "./support/places.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

const createBooking = /\/api\/pwa\/createBooking/;
const createQuote = /\/api\/pwa\/quote/;

/** A page is to come first, on a machine that does other things. */
const patience = { timeout: 15_000 };

const traveller: TestGuest = {
  firstName: "Ravi",
  lastName: "Menon",
  phone: "9845012345",
  email: "ravi@example.com",
};

describe("when something breaks on the way to a booking", () => {
  it.each([
    ["lost", 20],
    ["unreadable", 31],
  ] as const)(
    "[API-02] [BOOK-04] [BOOK-06] [ERR-03] an answer that is %s keeps the form, says that nobody knows, and the next press makes the one booking",
    async (how, lane) => {
      const guest = await newGuest("solvanta-in", "phone", { offlineCopies: false });
      const { page, say, checkout } = guest;
      await openCheckout(guest, stayAhead(2, lane));
      await awake(page);
      await checkout.fillGuest(traveller);
      const keys: (string | undefined)[] = [];
      await page.route(createBooking, async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        await loseAnswer(route, undefined, how);
      });
      await checkout.bookButton.click();
      await page.getByText(say("checkout.lost-title")).waitFor({ timeout: 30_000 });
      expect(await checkout.field("first_name").inputValue()).toBe(traveller.firstName);
      expect(await checkout.field("phone").inputValue()).toBe(traveller.phone);
      await page.unroute(createBooking);
      await checkout.book();
      await guest.booking.article.waitFor();
      expect(new Set(keys).size).toBe(1);
      await guest.open("/my-booking");
      await guest.bookings.cards.first().waitFor();
      expect(await guest.bookings.cards.count()).toBe(1);
      await guest.context.close();
    },
  );

  it("[ERR-07] a price whose session was cleared away is asked for again, with what was typed, and booked", async () => {
    const guest = await newGuest("solvanta-in", "phone", { offlineCopies: false });
    const { page, say, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 33));
    await awake(page);
    await checkout.fillGuest(traveller);
    await guest.context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await checkout.bookButton.click();
    await page.getByText(say("errors.quote-expired")).waitFor(patience);
    expect(await checkout.bookButton.isDisabled()).toBe(true);
    await page
      .getByRole("button", { name: say("checkout.refresh-price") })
      .first()
      .click();
    await expect.poll(() => checkout.bookButton.isDisabled(), patience).toBe(false);
    expect(await checkout.field("first_name").inputValue()).toBe(traveller.firstName);
    await checkout.book();
    await guest.booking.article.waitFor();
    await guest.context.close();
  });

  it("[API-02] a refusal is said by its code and logged with its status; one of a session that has ended says so, and the form is kept", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, say, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 34));
    await awake(page);
    await checkout.fillGuest(traveller);
    const answer = (status: number, code: string) =>
      page.route(createBooking, (route) =>
        route.fulfill({ status, json: { code, message: "not for eyes" } }),
      );
    const logged = page.waitForRequest((request) => (request.postData() ?? "").includes("booking_failed"));
    await answer(422, "restriction_refused");
    await checkout.bookButton.click();
    await page.getByText(say("errors.restriction-refused")).first().waitFor();
    const [event] = JSON.parse((await logged).postData() ?? "{}").data;
    expect(event.attributes).toMatchObject({ code: "restriction_refused", status: 422 });
    expect(await page.getByText("not for eyes").count()).toBe(0);
    await page.unroute(createBooking);
    await answer(401, "unauthenticated");
    await guest.page.keyboard.press("Escape");
    await checkout.bookButton.click();
    await page.getByRole("alert").getByText(say("popup.signed-out")).waitFor();
    expect(await checkout.field("first_name").inputValue()).toBe(traveller.firstName);
    await guest.context.close();
  });

  it("[OFF-03] a tab with next to no room left books once, and nobody but the log hears of it", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 33));
    await awake(page);
    await page.evaluate(() => {
      const fits = (size: number) => {
        try {
          sessionStorage.setItem("full", "x".repeat(size));
          return true;
        } catch {
          return false;
        }
      };
      let [most, over] = [0, 2 ** 26];
      while (over - most > 1) {
        const half = Math.floor((most + over) / 2);
        if (fits(half)) most = half;
        else over = half;
      }
      fits(most - 70);
    });
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    const said = page.waitForEvent("console", (line) =>
      line.text().includes("Some Problem With Session Storage Writing"),
    );
    await checkout.fillGuest(traveller);
    await said;
    await checkout.book();
    await guest.booking.article.waitFor();
    expect(thrown).toEqual([]);
    await guest.context.close();
  });

  it("[BOOK-06] offline the press says so at once, and nothing is booked when the connection is back", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, say, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 28));
    await awake(page);
    await checkout.fillGuest(traveller);
    let calls = 0;
    page.on("request", (request) => {
      if (createBooking.test(request.url())) calls++;
    });
    await guest.context.setOffline(true);
    await checkout.bookButton.click();
    await page.getByRole("alert").getByText(say("checkout.offline-title")).waitFor({ timeout: 1000 });
    await guest.context.setOffline(false);
    await page.waitForTimeout(2500);
    expect(calls).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/checkout");

    // The connection dies while the server works: nobody knows, and a press asks.
    await page.route(createBooking, (route) => loseAnswer(route, () => guest.context.setOffline(true)));
    await checkout.bookButton.click();
    await page.getByRole("alert").getByText(say("checkout.lost-title")).waitFor();
    await page.unroute(createBooking);
    await guest.context.setOffline(false);
    await page.waitForTimeout(1500);
    expect(new URL(page.url()).pathname).toBe("/checkout");
    await checkout.book();
    await guest.booking.article.waitFor();
    await guest.open("/my-booking");
    await guest.bookings.cards.first().waitFor();
    expect(await guest.bookings.cards.count()).toBe(1);
    await guest.context.close();
  });

  it("[BOOK-06] a double press makes one booking", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 21));
    await awake(page);
    await checkout.fillGuest(traveller);
    let calls = 0;
    page.on("request", (request) => {
      if (createBooking.test(request.url())) calls++;
    });
    await checkout.bookButton.dblclick();
    await page.waitForURL(/\/booking\//);
    await guest.booking.article.waitFor();
    expect(calls).toBe(1);
    await guest.open("/my-booking");
    await guest.bookings.cards.first().waitFor();
    expect(await guest.bookings.cards.count()).toBe(1);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[CMS-07] home is asked for again after a booking, whatever was fetched before it", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, checkout } = guest;
    await page.addInitScript(() => {
      const asked: (string | undefined)[] = [];
      const plain = window.fetch;
      Object.assign(window, {
        asked,
        fetch(address: RequestInfo | URL, options?: RequestInit) {
          if (new URL(String(address), location.href).pathname === "/") asked.push(options?.cache);
          return plain(address, options);
        },
      });
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    await openCheckout(guest, stayAhead(2, 30));
    await awake(page);
    await checkout.fillGuest(traveller);
    const home = page.locator('header a[href="/"]:visible').first();
    await home.evaluate((link) => link.setAttribute("data-prefetch", ""));
    await home.dispatchEvent("pointerover");
    await expect.poll(asked).toEqual(["default"]);
    await checkout.book();
    await guest.booking.article.waitFor();
    await home.click();
    await guest.home.search.form.waitFor();
    expect(await asked()).toEqual(["default", "no-cache"]);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[BOOK-04] a refusal by the server names the reason and keeps what was typed", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, say, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 22));
    await awake(page);
    await checkout.fillGuest(traveller);
    await page.route(createBooking, (route) =>
      route.fulfill({ status: 409, json: { code: "sold_out", message: "sold out" } }),
    );
    await checkout.bookButton.click();
    const popup = page.locator('dialog[data-modal="bookingError"]');
    await popup.getByText(say("errors.sold-out")).waitFor();
    await popup.getByText(say("checkout.nothing-moved")).waitFor();
    expect(await checkout.field("email").inputValue()).toBe(traveller.email);
    await popup.getByRole("link", { name: say("checkout.see-other-rooms") }).click();
    await page.waitForURL(/\/\d+\/\?/);
    await popup.waitFor({ state: "detached" });
    await page.goBack();
    await checkout.ready();
    expect(new URL(page.url()).searchParams.has("modal")).toBe(false);
    await expect.poll(() => checkout.field("email").inputValue()).toBe(traveller.email);
    await guest.context.close();
  });

  it.each(["phone", "desktop"] as const)(
    "[MODAL-03] [BOOK-04] on %s the popup reads out why, and closing it leads back to the button and the form as it was",
    async (screen) => {
      const guest = await newGuest("solvanta-in", screen);
      const { page, say, checkout } = guest;
      await openCheckout(guest, stayAhead(2, 26));
      await awake(page);
      await checkout.fillGuest(traveller);
      await page.route(createBooking, (route) =>
        route.fulfill({ status: 503, json: { code: "unavailable", message: "down" } }),
      );
      const before = page.url();
      const popup = page.locator('dialog[data-modal="bookingError"]');
      const notice = checkout.form.getByText(say("errors.unavailable"));
      const close = [
        () => popup.getByRole("button", { name: say("checkout.back-to-details") }).click(),
        () => popup.getByRole("button", { name: say("shell.close"), exact: true }).click(),
        () => page.keyboard.press("Escape"),
        () => page.goBack(),
      ];
      for (const leave of close) {
        await checkout.bookButton.click();
        await popup.getByText(say("errors.unavailable")).waitFor();
        const focused = page.locator(":focus");
        await expect.poll(() => focused.textContent()).toContain(say("errors.unavailable"));
        expect(await page.locator('[role="alert"]').count()).toBe(0);
        expect(await accessibilityProblems(page)).toEqual([]);
        await leave();
        await popup.waitFor({ state: "detached" });
        expect(page.url()).toBe(before);
        expect(await checkout.bookButton.evaluate((button) => button === document.activeElement)).toBe(true);
        expect(await notice.isVisible()).toBe(true);
        expect(await checkout.field("phone").inputValue()).toBe(traveller.phone);
      }
      await page.unroute(createBooking);
      await checkout.book();
      await guest.booking.article.waitFor();
      await guest.context.close();
    },
  );

  it("a lost answer opens no popup, and a popup in the address of a load is dropped", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, say, checkout } = guest;
    const address = await openCheckout(guest, stayAhead(2, 27));
    await guest.open(`${address}&modal=bookingError`);
    await checkout.ready();
    await awake(page);
    await expect.poll(() => new URL(page.url()).searchParams.has("modal")).toBe(false);
    await checkout.fillGuest(traveller);
    await page.route(createBooking, (route) => route.abort("connectionreset"));
    await checkout.bookButton.click();
    await page.getByRole("alert").getByText(say("checkout.lost-title")).waitFor({ timeout: 30_000 });
    expect(await page.locator("dialog[data-modal]").count()).toBe(0);
    await guest.context.close();
  });

  it("[ERR-07] a price that ran out is asked for again and the form stays", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, say, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 23));
    await awake(page);
    await checkout.fillGuest({ ...traveller, phone: "612300045" });
    await page.route(createBooking, (route) =>
      route.fulfill({ status: 409, json: { code: "quote_expired", message: "expired" } }),
    );
    await checkout.bookButton.click();
    await page
      .getByRole("button", { name: say("checkout.refresh-price") })
      .first()
      .click();
    await page.unroute(createBooking);
    await expect.poll(() => checkout.bookButton.isEnabled()).toBe(true);
    expect(await checkout.field("city").inputValue()).toBe("Utrecht");
    await checkout.book();
    await guest.booking.article.waitFor();
    await guest.context.close();
  });

  it("[STATE-02] a price that cannot be held offers to try again", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, say } = guest;
    const address = await openCheckout(guest, stayAhead(2, 24));
    await page.route(createQuote, (route) => route.abort("failed"));
    // A price nobody made: the browser asks for one itself.
    await guest.open(`${address}&quote=none-such-0000000`);
    const retry = page.getByRole("main").getByRole("button", { name: say("shell.retry") });
    const link = page.getByRole("main").getByRole("link", { name: say("shell.retry") });
    await retry.or(link).first().waitFor({ timeout: 30_000 });
    await page.unroute(createQuote);
    await retry.or(link).first().click();
    await guest.checkout.ready();
    await guest.context.close();
  });

  it("keeps what was typed over a reload of the checkout and over Back, in a field that was not left too, and forgets it in a new tab's session", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, checkout } = guest;
    await openCheckout(guest, stayAhead(2, 25));
    await awake(page);
    await checkout.fillGuest(traveller);
    await checkout.field("first_name").focus();
    await page.reload();
    await checkout.ready();
    await expect.poll(() => checkout.field("last_name").inputValue()).toBe(traveller.lastName);
    await awake(page);
    await checkout.field("special_requests").pressSequentially("A quiet room");
    await page.goBack();
    await page.goForward();
    await checkout.ready();
    await expect.poll(() => checkout.field("special_requests").inputValue()).toBe("A quiet room");
    await awake(page);
    await checkout.field("special_requests").pressSequentially(", please");
    await page.reload();
    await checkout.ready();
    await expect.poll(() => checkout.field("special_requests").inputValue()).toBe("A quiet room, please");
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});
