import { describe, expect, it } from "vitest";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { banner, way } from "./support/consent.ts";
import { hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath, openCheckout } from "./support/places.ts";

openBrowser();

const stranger = (site: string, screen: "phone" | "desktop", more = {}) =>
  newGuest(site, screen, { consent: null, offlineCopies: false, ...more });
const choice = async ({ context }: Guest) =>
  (await context.cookies()).find(({ name }) => name === COOKIES.consent.name)?.value.split(".")[1];

/** No copies are kept here for reading offline, which the browser writes down. */
const troubleOf = ({ trouble }: Guest) => trouble.filter((line) => !line.includes("Service Worker"));

describe("the question for consent", () => {
  it("[CONS-05] is put once the server has said that it applies, and stands where each page wants it", async () => {
    const guest = await stranger("wrenhollow-nl", "phone");
    const { page } = guest;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: string[] = [];
    await page.route("**/api/pwa/policy-check*", async (route) => {
      asked.push(new URL(route.request().url()).search);
      await held;
      await route.continue();
    });
    await guest.open("/");
    await expect.poll(() => asked).toEqual(["?version=1"]);
    await page.waitForTimeout(600);
    expect(await banner(guest).isVisible()).toBe(false);
    answer();
    await banner(guest).waitFor();
    const offset = () => banner(guest).evaluate((element) => getComputedStyle(element).insetBlockEnd);
    expect(await offset()).toBe("56px");
    await page
      .locator('footer a[href*="/login"], header a[href*="/login"]')
      .first()
      .evaluate((link: HTMLElement) => {
        // As a page, and not as the popup that it opens.
        delete link.dataset.modal;
        link.click();
      });
    await page.waitForURL(/\/login/);
    await expect.poll(offset).toBe("78px");
    await banner(guest).waitFor();
    expect(asked).toHaveLength(1);
    expect(troubleOf(guest)).toEqual([]);
    await guest.context.close();
  });

  it("[CONS-02] stands where each page wants it as the guest goes on and back, without a load", async () => {
    const guest = await stranger("wrenhollow-nl", "phone");
    const { page } = guest;
    await guest.open("/");
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    /** Pixels from its lower edge to that of the window, once it is back. */
    const bottom = async () => {
      await banner(guest).waitFor();
      return banner(guest).evaluate((element) =>
        Math.round(innerHeight - element.getBoundingClientRect().bottom),
      );
    };
    const follow = async (path: RegExp) => {
      await page.locator("a[href]").evaluateAll((links, source) => {
        const isIt = ({ pathname }: HTMLAnchorElement) => new RegExp(source).test(pathname);
        const link = (links as HTMLAnchorElement[]).find(isIt);
        // As a page, also where it opens a popup.
        delete link?.dataset.modal;
        link?.click();
      }, path.source);
      await page.waitForURL((url) => path.test(url.pathname));
      await page.waitForTimeout(500);
    };
    expect(await bottom()).toBe(56);
    for (const [path, offset] of [
      [/^\/hotels-in-/, 51],
      [/^\/nl\/\d+\//, 0],
      [/^\/login/, 78],
      [/^\/my-booking/, 56],
    ] as const) {
      await follow(path);
      expect(await bottom(), path.source).toBe(offset);
    }
    await page.goBack();
    await page.waitForURL(/login/);
    await expect.poll(bottom).toBe(78);
    expect(await page.evaluate(() => "loadedOnce" in window)).toBe(true);
    await guest.context.close();
  });

  it.each([
    ["wrenhollow-nl", "desktop"],
    ["wrenhollow-nl", "phone"],
  ] as const)(
    "[CONS-06] takes yes, no and a choice with the same weight, and opens again from the footer: %s %s",
    async (site, screen) => {
      const guest = await stranger(site, screen);
      const { page } = guest;
      await guest.open("/");
      await banner(guest).waitFor();
      const looks = await banner(guest)
        .locator("form > * button:visible, form > details > summary")
        .evaluateAll((ways) =>
          ways.map((each) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(each);
            const { width, height } = each.getBoundingClientRect();
            return {
              backgroundColor,
              color,
              fontSize,
              fontWeight,
              size: [Math.round(width), Math.round(height)],
            };
          }),
        );
      expect(looks).toHaveLength(3);
      for (const look of looks) expect(look).toEqual(looks[0]);
      expect(await accessibilityProblems(page)).toEqual([]);

      await way(guest, "refuseAll").click();
      await banner(guest).waitFor({ state: "hidden" });
      expect(await choice(guest)).toBe("");
      await guest.open(listingPath(site));
      await page.waitForTimeout(1200);
      expect(await banner(guest).isVisible()).toBe(false);

      const again = page.getByRole("link", { name: guest.say("consent.open") });
      await again.click();
      await banner(guest).waitFor();
      await banner(guest).getByText(guest.say("consent.settings")).click();
      const boxes = banner(guest).getByRole("checkbox");
      const ticks = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
      await expect.poll(ticks).toEqual([true, false, false, false]);
      await banner(guest).locator('[value="statistics"]').check();
      await way(guest, "save").click();
      await banner(guest).waitFor({ state: "hidden" });
      expect(await choice(guest)).toBe("s");
      expect(troubleOf(guest)).toEqual([]);
      await guest.context.close();
    },
  );

  it("is not put by a site that hides it, nor to whose browser has said no, and not on a checkout", async () => {
    const hidden = await stranger("solvanta-in", "phone");
    await hidden.open("/");
    await hidden.page.waitForTimeout(1500);
    expect(await banner(hidden).isVisible()).toBe(false);
    await hidden.context.close();

    const refusing = await stranger("wrenhollow-nl", "desktop");
    await refusing.page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
    await refusing.open("/");
    await refusing.page.waitForTimeout(1500);
    expect(await banner(refusing).isVisible()).toBe(false);
    await refusing.context.close();

    const booking = await stranger("wrenhollow-nl", "phone");
    await openCheckout(booking);
    await booking.page.waitForTimeout(800);
    expect(await banner(booking).count()).toBe(0);
    await booking.context.close();
  });

  it("is a plain form where no scripts run", async () => {
    const guest = await stranger("wrenhollow-nl", "desktop", { javaScript: false });
    const { page } = guest;
    await guest.open("/terms");
    await page.getByRole("link", { name: guest.say("consent.open") }).click();
    await banner(guest).waitFor();
    await way(guest, "acceptAll").click();
    await page.getByText(guest.say("consent.kept")).waitFor();
    expect(await choice(guest)).toBe("psm");
    expect(await banner(guest).isVisible()).toBe(false);
    await guest.context.close();
  });

  it("[CONS-03] [CONST-04] tells a second after statistics are accepted, and loads what counts not before", async () => {
    const guest = await stranger("wrenhollow-nl", "desktop");
    const { page } = guest;
    const batches = await hearBatches(page);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await guest.open("/");
    await banner(guest).waitFor();
    expect(fetched.filter((url) => url.includes("browser-tracking"))).toEqual([]);
    const answered = page.waitForResponse((response) => response.url().endsWith("/_consent"));
    await way(guest, "acceptAll").click();
    await answered;
    const accepted = Date.now();
    await expect.poll(() => batches.length, { timeout: 8000 }).toBeGreaterThan(0);
    expect(batches[0]?.events.map(({ name }) => name)).toEqual(["statistics_accepted"]);
    const waited = (batches[0]?.at ?? 0) - accepted;
    expect(waited).toBeGreaterThan(900);
    // Its part has to be fetched after that.
    expect(waited).toBeLessThan(4000);
    await guest.context.close();
  });
});
