import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STORAGE } from "#schemas/kept-in-browser.ts";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import type { TestGuest } from "./support/pages/checkout-page.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath, openCheckout } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

const traveller: TestGuest = {
  firstName: "Ravi",
  lastName: "Menon",
  phone: "9845012345",
  email: "ravi@example.com",
};

/** Addresses of the entries of a cache; none where there is no such cache. */
const entriesOf = ({ page }: Guest, name: string) =>
  page.evaluate(
    async (cache) =>
      (await caches.has(cache))
        ? (await (await caches.open(cache)).keys()).map(({ url }) =>
            decodeURIComponent(new URL(url).pathname),
          )
        : [],
    name,
  );
/** Languages that an offline page is kept in beside the site's own. */
const languagesKept = ({ page }: Guest) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("offline-page-"));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).searchParams.get("locale"));
  });
const workerReady = ({ page }: Guest) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

describe("without a connection", () => {
  it("[BDET-05] [OFF-01] a booking that was seen is read again over a reload, and any other address shows the offline page until there is a connection", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, say, checkout, booking } = guest;
    await openCheckout(guest, stayAhead(2, 29));
    await awake(page);
    await checkout.fillGuest(traveller);
    await checkout.book();
    await booking.article.waitFor();
    const address = new URL(page.url()).pathname;
    const number = await booking.number();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await booking.article.waitFor();
    const isKept = (path: string) =>
      page.evaluate(async (name) => Boolean(await (await caches.open("offline-bookings")).match(name)), path);
    await expect.poll(() => isKept(address)).toBe(true);
    const copyWords = page.getByText(say("booking.offline-copy"));
    expect(await copyWords.isVisible()).toBe(false);
    const offers = page.locator("[data-needs-network]");
    expect(await offers.filter({ visible: true }).count()).toBeGreaterThan(0);
    const hotel = await page.locator("main article a").first().textContent();
    const named = new RegExp(`^${hotel}, .* – .*\\(${number}\\)$`);
    // Another browser of the guest, where a link of a mail opens the booking as the first page of all.
    const other = await page
      .context()
      .browser()
      ?.newContext({ storageState: await guest.context.storageState() });
    const first = await other?.newPage();
    await first?.goto(page.url());
    const keptAtOnce = () =>
      first?.evaluate(
        async (name) => Boolean(await (await caches.open("offline-bookings")).match(name)),
        address,
      );
    await expect.poll(keptAtOnce, { timeout: 15_000 }).toBe(true);
    await other?.close();
    await guest.context.setOffline(true);
    await page.reload();
    expect(await booking.number()).toBe(number);
    expect(await booking.isSuccess()).toBe(false);
    expect(await copyWords.isVisible()).toBe(true);
    expect(await offers.count()).toBeGreaterThan(0);
    expect(await offers.filter({ visible: true }).count()).toBe(0);
    // What the phone has is named on the page that cannot come, and opens from there.
    await guest.open("/my-booking");
    await page.getByText(say("errors-page.offline.title")).waitFor();
    const kept = page.getByRole("navigation", { name: say("errors-page.offline.bookings") });
    expect(await kept.getByRole("link").allTextContents()).toEqual([expect.stringMatching(named)]);
    await kept.getByRole("link").click();
    await booking.article.waitFor();
    expect(await booking.number()).toBe(number);
    expect(await copyWords.isVisible()).toBe(true);
    await guest.open("/my-booking");
    await page.getByText(say("errors-page.offline.title")).waitFor();
    await guest.context.setOffline(false);
    await guest.bookings.card(number).waitFor();
    await awake(page);
    // The worker's part comes once the page is loaded and the browser is idle.
    const signOut = () => page.evaluate(() => document.dispatchEvent(new Event("staywright:logout")));
    await expect.poll(() => signOut().then(() => isKept(address))).toBe(false);
    await guest.context.setOffline(true);
    await guest.open("/my-booking");
    await page.getByText(say("errors-page.offline.title")).waitFor();
    expect(await kept.count()).toBe(0);
    await guest.context.setOffline(false);
    await guest.context.close();
  });

  it.each([
    ["solvanta-in", "hi"],
    ["solvanta-in", "ar"],
    ["wrenhollow-nl", "de"],
  ])("[OFF-01] %s says so in %s to a guest who reads the site in it", async (siteId, locale) => {
    const guest = await newGuest(siteId, "phone", { locale });
    const { page, say, listing } = guest;
    await guest.open(
      `${listingPath(siteId)}${listingPath(siteId).includes("?") ? "&" : "?"}locale=${locale}`,
    );
    await awake(page);
    await workerReady(guest);
    await expect.poll(() => languagesKept(guest)).toContain(locale);
    await guest.context.setOffline(true);
    await (await listing.firstFree()).link.dispatchEvent("click");
    await page.waitForURL(/\/offline/);
    await page.getByText(say("errors-page.offline.title")).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    await page.goto(page.url().replace(/\/offline.*/, `/my-booking?locale=${locale}`));
    await page.getByText(say("errors-page.offline.title")).waitFor();
    await guest.context.close();
  });

  it.each(["solvanta-in", "wrenhollow-nl"])(
    "[OFF-01] %s leads to its offline page, and to the wanted one as soon as there is a connection",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page, say, listing } = guest;
      await guest.open("/offline");
      await page
        .getByText("Aw Snap")
        .or(page.getByText(say("errors-page.offline.title")))
        .first()
        .waitFor();
      await guest.open(listingPath(siteId));
      await awake(page);
      const link = (await listing.firstFree()).link;
      const wanted = await link.getAttribute("href");
      await link.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
      await guest.context.setOffline(true);
      await link.dispatchEvent("click");
      await page.waitForURL(/\/offline/);
      await page.getByText(say("errors-page.offline.title")).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole("main").getByText(say("errors-page.offline.retry")).click();
      await page.getByText(say("errors-page.offline.title")).waitFor();
      await guest.context.setOffline(false);
      await page.waitForURL((url) => url.pathname === wanted?.split("?")[0]);
      await guest.property.title.waitFor();
      await page.goBack();
      await page.waitForURL(/hotels-in-/);
      await listing.title.waitFor();
      // A step of the offline page that lies ahead, or its address, leads on too: who can be answered is not
      // offline.
      const step = `/offline?${new URLSearchParams({ to: wanted ?? "" })}`;
      await page.evaluate(
        (address) =>
          new Promise((resolve) => {
            addEventListener("popstate", resolve, { once: true });
            history.pushState({}, "", address);
            history.back();
          }).then(() => undefined),
        step,
      );
      await page.evaluate(() => history.forward());
      await page.waitForURL((url) => url.pathname === wanted?.split("?")[0]);
      await guest.property.title.waitFor();
      await guest.open(step);
      await guest.property.title.waitFor();
      expect(new URL(page.url()).pathname).toBe(wanted?.split("?")[0]);
      await guest.context.close();
    },
  );
});

/** When the prices of a cache's first entry were read, and until when it is shown; milliseconds. */
const keptTimes = ({ page }: Guest, name: string) =>
  page.evaluate(async (cache) => {
    const kept = await (await caches.open(cache)).match((await (await caches.open(cache)).keys())[0] ?? "");
    const [made = 0, until = 0] = ["x-made-at", "x-kept-until"].map((each) =>
      Number(kept?.headers.get(each)),
    );
    return { made, until };
  }, name);

/** A guest with the worker at work, who is shown a listing until the worker keeps it. */
async function keepListing(guest: Guest): Promise<string> {
  await guest.open("/");
  await workerReady(guest);
  await expect
    .poll(
      async () => {
        await guest.open(listingPath("wrenhollow-nl"));
        return (await entriesOf(guest, "search-cache")).length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  return (await entriesOf(guest, "search-cache"))[0] ?? "";
}

describe("pages with prices", () => {
  it("[OFF-02] are kept by mode, membership, currency, locale and brand, are shown until their prices are a minute old, and go at login and logout", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, say, listing } = guest;
    const signIn = new SignInPage(page, say);
    const entry = await keepListing(guest);
    const [mode, ...rest] = entry.split("/")[2]?.split(" ") ?? [];
    expect(mode).toBe("guest-web-stranger-anonymous");
    expect(rest).toEqual(["EUR", guest.site.defaultLocale, guest.site.brand]);
    const address = listingPath("wrenhollow-nl");
    const first = await keptTimes(guest, "search-cache");
    expect(first.until).toBeGreaterThan(Date.now());
    expect(first.until).toBeLessThanOrEqual(first.made + 60_000);
    // The same page again, out of the browser's own store: the time that it lay there counts too.
    await page.evaluate(() => caches.delete("search-cache"));
    await page.waitForTimeout(4000);
    await guest.open(address);
    await expect.poll(() => entriesOf(guest, "search-cache")).toHaveLength(1);
    const again = await keptTimes(guest, "search-cache");
    expect(again.until).toBeLessThanOrEqual(again.made + 60_000);
    expect(again.made).toBe(first.made);
    // The browser's own store may show a page for some seconds more: here the worker's is asked.
    const devtools = await guest.context.newCDPSession(page);
    await devtools.send("Network.clearBrowserCache");
    await guest.context.setOffline(true);
    await guest.open(address);
    await listing.title.waitFor();
    await page.evaluate(async () => {
      const cache = await caches.open("search-cache");
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        const headers = new Headers(kept?.headers);
        headers.set("x-kept-until", String(Date.now() - 1));
        await cache.put(request, new Response(await kept?.text(), { headers }));
      }
    });
    await guest.open(address);
    await page.getByText(say("errors-page.offline.title")).waitFor();
    await guest.context.setOffline(false);

    const keepProperty = async () => {
      const link = (await listing.firstFree()).link;
      await guest.open((await link.getAttribute("href")) ?? "");
      await expect.poll(() => entriesOf(guest, "hotel-cache")).not.toEqual([]);
    };
    await keepListing(guest);
    await keepProperty();
    const times = await keptTimes(guest, "hotel-cache");
    expect(times.until).toBeLessThanOrEqual(times.made + 60_000);
    await guest.open("/login");
    const number = `6${randomInt(10_000_000, 99_999_999)}`;
    await signIn.sendCodeTo(number);
    await signIn.enterCode(await door.codeFor(`+31${number}`));
    await signIn.signUp({ name: "Noor de Wit", email: "noor@example.test" });
    await page.waitForURL((url) => url.pathname !== "/login");
    await page.waitForLoadState("networkidle");
    const isStrangers = (each: string) => each.includes("stranger");
    for (const name of ["search-cache", "hotel-cache"])
      expect((await entriesOf(guest, name)).filter(isStrangers)).toEqual([]);
    expect(await keepListing(guest)).toContain("-known-");
    await keepProperty();
    const names = await page.evaluate(() => caches.keys());
    const known = Object.values(STORAGE).filter(({ place }) => place === "caches");
    for (const name of names)
      expect(
        known.some((rule) => name.startsWith(rule.name.replace("*", ""))),
        name,
      ).toBe(true);
    await guest.open("/login");
    await signIn.press("sign-in.sign-out");
    await signIn.heading("sign-in.title").waitFor();
    await expect.poll(() => entriesOf(guest, "search-cache")).toEqual([]);
    expect(await entriesOf(guest, "hotel-cache")).toEqual([]);
    await guest.context.close();
  });

  it("[BDET-05] kept bookings go at a sign-out by a plain form, before any script of the page hears of it", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, checkout, booking } = guest;
    await door.signIn(guest, { name: "Asha Menon" });
    await guest.open("/");
    await workerReady(guest);
    await openCheckout(guest, stayAhead(2, 31));
    await awake(page);
    await checkout.fillGuest({ ...traveller, phone: "612345678" });
    await checkout.book();
    await booking.article.waitFor();
    await page.reload();
    await booking.article.waitFor();
    await expect.poll(() => entriesOf(guest, "offline-bookings")).toHaveLength(1);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: "/login" });
      const step = Object.assign(document.createElement("input"), { name: "step", value: "signout" });
      form.append(step);
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL(/\/login/);
    await expect.poll(() => entriesOf(guest, "offline-bookings")).toEqual([]);
    await guest.context.close();
  });
});
