import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import limits from "../../config/limits.json" with { type: "json" };
import { openBrowser } from "./support/browser.ts";
import { type Batch, hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { cities, listingPath, openCheckout } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

const SITE = "wrenhollow-nl";
const { batchEntries, batchSeconds, listEntries, recommendations } = limits.events;

const named = (batches: readonly Batch[], name: string) =>
  batches.flatMap(({ events }) => events).filter((event) => event.name === name);
/** Has what waits sent, as when the page is hidden. */
const hide = ({ page }: Guest) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });
/** Until what counts is there: it comes when the browser is idle. */
const counting = ({ page }: Guest) => page.waitForResponse(/browser-tracking/);
async function open(guest: Guest, path: string): Promise<void> {
  const begun = counting(guest);
  await guest.open(path);
  await begun;
  await guest.page.waitForTimeout(300);
}
/** Makes an account: a membership's profile is shown to nobody else. */
async function signUp(guest: Guest): Promise<void> {
  const { page, say } = guest;
  const email = `counted${randomInt(1e9)}@example.test`;
  const signIn = new SignInPage(page, say);
  await guest.open("/login?step=email");
  const mail = await signIn.sendMailTo(email, () => door.mailTo(email));
  await signIn.enterCode(/^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] ?? "");
  await signIn.heading("sign-in.sign-up-title").waitFor();
  await page.locator('main [name="name"]').fill("Noor de Wit");
  await page.locator('main [name="gdpr_consent"] + label').click();
  await signIn.press("sign-in.create");
  await page.waitForURL(({ pathname }) => pathname !== "/login");
}
/** Follows a link of the page without loading a document, as a page also where it would open a popup. */
async function follow({ page }: Guest, path: RegExp): Promise<void> {
  await page.locator("a[href]").evaluateAll((links, source) => {
    const link = (links as HTMLAnchorElement[]).find(({ pathname }) => new RegExp(source).test(pathname));
    delete link?.dataset.modal;
    link?.click();
  }, path.source);
  await page.waitForURL((url) => path.test(url.pathname));
  await page.waitForTimeout(500);
}
/** Scrolls to a part of the page, from 0 to 1, and lets it be counted. */
async function scroll({ page }: Guest, part: number): Promise<void> {
  await page.evaluate((to) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: scrollHeight * to - innerHeight, behavior: "instant" });
  }, part);
  await page.waitForTimeout(150);
}
const shown = ({ page }: Guest, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((cards) => [...new Set(cards.map((card) => Number((card as HTMLElement).dataset.hotel)))]);

describe("what is counted of a visit", () => {
  it("[TRK-03] [TRK-06] [CONST-05] names each page with its type and whether it was loaded, and the first of the properties it shows", async () => {
    const guest = await newGuest("solvanta-in", "desktop", { consent: "s" });
    const { page } = guest;
    const batches = await hearBatches(page);
    // The test's supply has few places that are alike: the page gets more cards before it is counted.
    await page.addInitScript(() =>
      document.addEventListener("staywright:page", () => {
        const list = document.querySelector("[data-recommended]");
        for (let id = 900_001; list && id < 900_009; id += 1) {
          const card = list.children[0]?.cloneNode(true) as HTMLElement;
          card.dataset.hotel = String(id);
          list.append(card);
        }
      }),
    );
    await open(guest, "/search");
    const listed = await shown(guest, "main [data-hotel]:not([data-recommended] *)");
    expect(listed.length).toBeGreaterThan(listEntries);
    await follow(guest, /^\/(?:\w\w\/)?\d+\//);
    const recommended = await shown(guest, "main [data-recommended] [data-hotel]");
    await hide(guest);
    const again = counting(guest);
    await page.reload();
    await again;
    await page.waitForTimeout(300);
    await hide(guest);
    await expect.poll(() => named(batches, "page_view").length).toBe(3);
    expect(named(batches, "page_view").map(({ attributes }) => attributes)).toEqual([
      { pageType: "Search Page", route: "listing", hard: true },
      { pageType: "Hotel Details Page", route: "hotelDetails", hard: false },
      { pageType: "Hotel Details Page", route: "hotelDetails", hard: true },
    ]);
    expect(named(batches, "hotels_listed").map(({ attributes }) => attributes)).toEqual([
      { hotels: listed.slice(0, listEntries) },
    ]);
    expect(recommended.length).toBeGreaterThan(recommendations);
    expect(named(batches, "hotels_recommended")[0]?.attributes).toEqual({
      hotels: recommended.slice(0, recommendations),
    });
    expect([listEntries, recommendations]).toEqual([10, 5]);
    await guest.context.close();
  });

  it("[TRK-01] [TRK-02] names every page there is by its label, and a booking just made otherwise than one seen again", async () => {
    const guest = await newGuest(SITE, "phone", { consent: "s", offlineCopies: false });
    const { page } = guest;
    const batches = await hearBatches(page);
    const labels = () => named(batches, "page_view").map(({ attributes }) => attributes.pageType);
    const [place] = listingPath(SITE).split("?");
    const city = place?.split("-in-")[1];
    const opened = [
      ["/", "Home Page"],
      ["/search", "Search Page"],
      ["/search?location=Amsterdam", "List View"],
      [place, "List View"],
      [`${place}?view=map`, "Map View"],
      [`/${city}`, "City Page"],
      [`/${city}?view=map`, "Map View"],
      [`/${city}/pet-friendly`, "Seo Page OVH"],
      ["/my-booking", "My Booking"],
      ["/login", "Others"],
    ] as const;
    for (const [path] of opened) {
      await open(guest, path ?? "");
      await hide(guest);
    }
    await expect.poll(labels).toEqual(opened.map(([, label]) => label));
    await openCheckout(guest, stayAhead(2, 47));
    await guest.checkout.fillGuest({
      firstName: "Noor",
      lastName: "Verhoeven",
      phone: "612345678",
      email: "noor@example.com",
    });
    await guest.checkout.book();
    await guest.booking.article.waitFor();
    await page.waitForTimeout(500);
    await hide(guest);
    const again = counting(guest);
    await page.reload();
    await again;
    await page.waitForTimeout(300);
    await hide(guest);
    const last = () => labels().slice(-2);
    await expect.poll(last).toEqual(["Booking Success", "Booking confirmation page"]);
    await guest.context.close();
  });

  it("[TRK-01] [TRK-02] names the help's page, the pages of a membership, and those for search engines of a homes brand", async () => {
    const opened = [
      ["/yo", "OYO YO Page"],
      ["/guest-inquiry", "OYO YO Page"],
      ["/wizard", "Wizard Home Page"],
      ["/wizard/upgrade", "Wizard Page"],
      ["/wizard/renew", "Wizard Page"],
      ["/wizardprofile", "Wizard Membership Page"],
      [`/${cities["solvanta-in"]}/pet-friendly`, "Tag Page"],
    ] as const;
    const guest = await newGuest("solvanta-in", "phone", { consent: "s", offlineCopies: false });
    await signUp(guest);
    const batches = await hearBatches(guest.page);
    const seen = () => named(batches, "page_view").map(({ attributes }) => attributes.pageType);
    for (const [path] of opened) {
      await open(guest, path);
      await hide(guest);
    }
    await expect.poll(seen).toEqual(opened.map(([, label]) => label));
    await guest.context.close();
  });

  it("[TRK-01] names the pages of a deal, of what is near and of affiliates, and a property that stands behind its city", async () => {
    const guest = await newGuest("solvanta-in", "phone", { consent: "s", offlineCopies: false });
    const { page } = guest;
    const city = cities["solvanta-in"];
    await guest.open(`/hotels-in-${city}`);
    const [hotel] = await shown(guest, "main [data-hotel]");
    const opened = [
      [`/${city}/${hotel}-some-name`, "Hotel Page"],
      [`/${hotel}/`, "Hotel Details Page"],
      ["/deals/lantern-nights", "Deal Page"],
      ["/hotels-near-me", "NearBy Page"],
      ["/searchaffiliate", "Search Affiliate Page"],
    ] as const;
    const batches = await hearBatches(page);
    const seen = () => named(batches, "page_view").map(({ attributes }) => attributes.pageType);
    for (const [path] of opened) {
      await open(guest, path);
      await hide(guest);
    }
    await expect.poll(seen).toEqual(opened.map(([, label]) => label));
    await guest.context.close();
  });

  it("[TRK-05] tells of each quarter of a page once for each view", async () => {
    const guest = await newGuest(SITE, "desktop", { consent: "s" });
    const batches = await hearBatches(guest.page);
    const percents = () => named(batches, "scroll_milestone").map(({ attributes }) => attributes.percent);
    await open(guest, listingPath(SITE));
    for (const part of [0.3, 0.55, 0.3, 0.8, 1, 0.3, 1]) await scroll(guest, part);
    await hide(guest);
    await expect.poll(percents).toEqual([25, 50, 75, 100]);
    await follow(guest, /^\/nl\/\d+\//);
    await scroll(guest, 0.6);
    await hide(guest);
    await expect.poll(percents).toEqual([25, 50, 75, 100, 25, 50]);
    await guest.context.close();
  });

  it("[TRK-07] [CONST-04] goes as a beacon after ten seconds, at fifteen entries, and when the page is hidden or left", async () => {
    const guest = await newGuest(SITE, "desktop", { consent: "s" });
    const { page } = guest;
    const batches = await hearBatches(page);
    await open(guest, "/");
    const begun = Date.now();
    await expect.poll(() => batches.length, { timeout: 15_000 }).toBe(1);
    expect(batches[0]?.at ?? 0).toBeGreaterThan(begun + batchSeconds * 1000 - 1500);
    await page.waitForTimeout(6000);
    await hide(guest);
    const before = batches.length;
    const full = Date.now();
    // Pages seen to their end, quicker than the seconds of a batch.
    for (const path of [/^\/login/, /^\/$/, /^\/login/, /^\/$/]) {
      await follow(guest, path);
      await scroll(guest, 1);
    }
    await expect.poll(() => batches.length).toBeGreaterThan(before);
    expect(batches[before]?.events).toHaveLength(batchEntries);
    expect(batches[before]?.at ?? 0).toBeLessThan(full + batchSeconds * 1000);
    const waiting = batches.length;
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect.poll(() => batches.length).toBe(waiting + 1);
    await follow(guest, /^\/login/);
    await hide(guest);
    await expect.poll(() => batches.length).toBe(waiting + 2);
    expect([batchEntries, batchSeconds]).toEqual([15, 10]);
    await guest.context.close();
  });

  it("[TRK-04] is skipped without a connection, and leaving the sign-in is told of guests alone who are not signed in", async () => {
    const guest = await newGuest(SITE, "desktop", { consent: "s" });
    const { page, context } = guest;
    const batches = await hearBatches(page);
    await open(guest, "/login");
    await hide(guest);
    const seen = () => named(batches, "scroll_milestone").length;
    await expect.poll(() => named(batches, "page_view").length).toBe(1);
    // Until what stands in the window by itself is counted.
    await page.waitForTimeout(800);
    await hide(guest);
    await page.waitForTimeout(200);
    const before = seen();
    expect(before).toBeLessThan(4);
    await context.setOffline(true);
    await scroll(guest, 1);
    await context.setOffline(false);
    await hide(guest);
    await page.waitForTimeout(300);
    expect(seen()).toBe(before);
    await follow(guest, /^\/$/);
    await hide(guest);
    await expect.poll(() => named(batches, "sign_in_left").length).toBe(1);
    // The mark of somebody who is signed in.
    await context.addCookies([{ name: COOKIES.guestMark.name, value: "1x", url: page.url() }]);
    await follow(guest, /^\/login/);
    await follow(guest, /^\/$/);
    await hide(guest);
    await expect.poll(() => named(batches, "page_view").length).toBeGreaterThanOrEqual(4);
    expect(named(batches, "sign_in_left")).toHaveLength(1);
    await guest.context.close();
  });
});

describe("the question for consent", () => {
  const banner = ({ page }: Guest) => page.locator("#cookie-choices");

  it("[CONS-01] is put where it applies alone, is away while the page has just changed, and hidden it is no consent", async () => {
    const guest = await newGuest(SITE, "desktop", { consent: null, offlineCopies: false });
    const { page } = guest;
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await guest.open("/");
    await banner(guest).waitFor();
    await page.evaluate(() => {
      Object.assign(window, { seen: [] });
      document.addEventListener("staywright:page", () => {
        const isHidden = document.getElementById("cookie-choices")?.hidden;
        (window as unknown as { seen: unknown[] }).seen.push(isHidden);
      });
    });
    await follow(guest, /^\/login/);
    await banner(guest).waitFor();
    expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toContain(true);

    const hidden = await newGuest("solvanta-in", "desktop", { consent: null, offlineCopies: false });
    const elsewhere = await newGuest(SITE, "desktop", { consent: null, offlineCopies: false });
    for (const each of [hidden, elsewhere]) each.page.on("request", (request) => fetched.push(request.url()));
    await elsewhere.page.route("**/api/pwa/policy-check*", async (route) => {
      const categories = ["necessary", "preferences", "statistics", "marketing"];
      await route.fulfill({ json: { version: 1, gdpr: false, categories, choice: null } });
    });
    for (const each of [hidden, elsewhere]) {
      await each.open("/");
      await each.page.waitForTimeout(2500);
      expect(await banner(each).isVisible()).toBe(false);
    }
    const optional = Object.values(COOKIES).filter(({ consent }) => consent !== "necessary");
    for (const each of [guest, hidden, elsewhere]) {
      const kept = (await each.context.cookies()).map(({ name }) => name);
      expect(kept.filter((name) => optional.some((rule) => rule.name === name))).toEqual([]);
      await each.context.close();
    }
    expect(fetched.filter((url) => /browser-tracking|pwa\/events/.test(url))).toEqual([]);
  });
});

it("counts nothing, loads nothing of anybody else, and names a link's secret to nobody, where a password is chosen", async () => {
  const guest = await newGuest(SITE, "desktop", { consent: "s", offlineCopies: false });
  const { page } = guest;
  const batches = await hearBatches(page);
  const asked: Promise<readonly [string, string]>[] = [];
  page.on("request", (request) =>
    asked.push(request.allHeaders().then(({ referer = "" }) => [request.url(), referer] as const)),
  );
  await guest.open("/reset-password?reset_password_token=SECRET&utm_source=newsletter");
  await page.waitForTimeout(2500);
  await page.locator("main input").first().focus();
  await hide(guest);
  await page.waitForTimeout(300);
  expect(batches).toEqual([]);
  const sent = (await Promise.all(asked)).filter(([url]) => url.startsWith("http"));
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter(([, referer]) => referer.includes("SECRET"))).toEqual([]);
  expect(sent.filter(([url]) => new URL(url).host !== new URL(page.url()).host)).toEqual([]);
  await guest.context.close();
});
