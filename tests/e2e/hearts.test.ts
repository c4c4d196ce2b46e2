import { describe, expect, it } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { hearts, holdNodes, knownBy, press, pressedOf } from "./support/known-guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";

openBrowser();
const door = openTestDoor();
const known = knownBy(door);

describe("a heart", () => {
  it("is kept after the session has got a new secret, without a reload", async () => {
    const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
    const { page } = guest;
    const userId = "e2e-rotation";
    await door.signIn(guest, { userId, name: "Asha" });
    await guest.open(listingPath("solvanta-in"));
    await hearts(page).first().waitFor();
    const before = await pressedOf(hearts(page).first());
    await press(page, hearts(page).first());
    await door.signIn(guest, { userId, name: "Asha" });
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/shortlisthotel")) statuses.push(response.status());
    });
    await press(page, hearts(page).first());
    expect(statuses).toEqual([403, 200]);
    expect(await pressedOf(hearts(page).first())).toBe(before);
    await guest.context.close();
  });

  it("does not lead a guest who is signed in to do so again while the page is being filled for them", async () => {
    const guest = await known();
    const { page } = guest;
    const { held, letGo } = await holdNodes(page);
    const code = page.waitForResponse(/\/toggles-[^/]*\.js$/);
    await guest.open(listingPath("solvanta-in"));
    await (await code).finished();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    expect(await hearts(page).locator("visible=true").count()).toBe(0);
    await letGo();
    await press(page, hearts(page).first());
    expect(await pressedOf(hearts(page).first())).toBe("true");
    await guest.context.close();
  });

  it.each(["", "<h1>Welcome to the hotel's network</h1>", '{"isShortListed":tr'])(
    "[API-02] turns back, with words, where the answer cannot be read: %j",
    async (body) => {
      const guest = await known();
      const { page } = guest;
      await guest.open(listingPath("solvanta-in"));
      const heart = hearts(page).first();
      await heart.waitFor();
      await page.route("**/shortlisthotel", (route) => route.fulfill({ status: 200, body }));
      await heart.click();
      await page
        .getByRole("alert")
        .filter({ hasText: guest.say("wishlist.failed") })
        .waitFor();
      expect(await pressedOf(heart)).toBe("false");
      await guest.context.close();
    },
  );

  it("turns at once, and back, with words, where it cannot be kept", async () => {
    const guest = await known();
    const { page } = guest;
    await guest.open(listingPath("solvanta-in"));
    const heart = hearts(page).first();
    await heart.waitFor();
    let fail = (): void => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/shortlisthotel", async (route) => {
      await failing;
      await route.abort();
    });
    await heart.click();
    expect(await pressedOf(heart)).toBe("true");
    fail();
    await expect.poll(() => pressedOf(heart)).toBe("false");
    const words = page.getByRole("alert").filter({ hasText: guest.say("wishlist.failed") });
    await words.waitFor();
    await words.getByRole("button", { name: guest.say("popup.close") }).click();
    await words.waitFor({ state: "hidden" });
    await page.unroute("**/shortlisthotel");
    await guest.context.setOffline(true);
    await heart.click();
    await words.getByText(guest.say("popup.offline")).waitFor();
    expect(await words.getByText(guest.say("wishlist.failed")).isVisible()).toBe(false);
    expect(await pressedOf(heart)).toBe("false");
    await guest.context.close();
  });

  it("is where the last of several quick presses left it", async () => {
    const guest = await known();
    const { page } = guest;
    await guest.open(listingPath("solvanta-in"));
    const heart = hearts(page).first();
    await heart.waitFor();
    let asked = 0;
    let answered = 0;
    page.on("request", (request) => {
      asked += Number(request.url().includes("/shortlisthotel"));
    });
    page.on("response", (response) => {
      answered += Number(response.url().includes("/shortlisthotel"));
    });
    for (let presses = 0; presses < 5; presses += 1) await heart.click();
    expect(await pressedOf(heart)).toBe("true");
    const kept = () =>
      page.evaluate(async () => (await (await fetch("/api/pwa/shortlisted-hotels-list")).json()).count);
    const underWay = async () => {
      await page.waitForTimeout(300);
      return asked - answered;
    };
    await expect.poll(underWay, { timeout: 10_000 }).toBe(0);
    expect(await kept()).toBe(1);
    expect(await pressedOf(heart)).toBe("true");
    await page.reload();
    await expect.poll(() => pressedOf(hearts(page).first())).toBe("true");
    await guest.context.close();
  });

  it("[WISH-01] leads to where one signs in once the session has ended, and is done when the guest is known again", async () => {
    const guest = await known();
    const { page } = guest;
    await guest.open(listingPath("solvanta-in"));
    await hearts(page).nth(2).waitFor();
    await door.end(guest);
    await hearts(page).nth(2).click();
    await new SignInPage(page, guest.say, "signin").phone.waitFor();
    await door.signOut(guest);
    await door.signIn(guest, { name: "Asha Menon" });
    const kept = page.waitForResponse((response) => response.url().includes("/shortlisthotel"));
    await guest.open(listingPath("solvanta-in"));
    expect((await kept).status()).toBe(200);
    await expect.poll(() => pressedOf(hearts(page).nth(2))).toBe("true");
    await guest.context.close();
  });

  it("[LIST-02] is there on the cards that a list adds", async () => {
    const guest = await known("Noor", "phone", "wrenhollow-nl");
    const { page } = guest;
    await guest.open("/search");
    await hearts(page).first().waitFor();
    await guest.listing.showMore();
    await expect.poll(() => guest.listing.cards.count()).toBeGreaterThan(20);
    const last = hearts(page).last();
    await press(page, last);
    await page.reload();
    await hearts(page).first().waitFor();
    await expect.poll(() => guest.listing.cards.count()).toBeGreaterThan(20);
    await expect.poll(() => pressedOf(hearts(page).last())).toBe("true");
    await guest.context.close();
  });
});
