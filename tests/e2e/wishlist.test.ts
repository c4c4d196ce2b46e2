import { randomInt } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, type Screen, siteUrl } from "./support/browser.ts";
import { hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath } from "./support/places.ts";
import { closeWithEscape, dialog } from "./support/popups.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();
const screens = ["phone", "desktop"] as const satisfies readonly Screen[];
const hearts = (page: Page) => page.locator("#results button[aria-pressed]");
const cards = (page: Page) => page.locator("main article");
const popups = ["shareWishlist", "generateNewLink", "clearWishlist", "removeWishlist"] as const;

/** A guest who is signed in and has saved the first places of a listing. */
async function saver(siteId: string, screen: Screen, count: number, options = {}): Promise<Guest> {
  const guest = await newGuest(siteId, screen, { offlineCopies: false, ...options });
  await door.signIn(guest, { name: "Asha Menon" });
  if (count > 0) await saveFirst(guest, count);
  return guest;
}

/** Saves by the call of the hearts, which pages without a script have not. */
async function saveFirst({ context, site }: Guest, count: number): Promise<void> {
  const api = (path: string) => siteUrl(site.id, path);
  const page = await context.newPage();
  await page.goto(api("/robots.txt"));
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, host: new URL(api("/")).host };
  const plain = (path: string) => api(path).replace(/\/\/[^/:]+/, "//127.0.0.1");
  const { csrf_token } = await (await context.request.get(plain("/api/pwa/session"), { headers })).json();
  const found = await (
    await context.request.get(plain("/api/pwa/search?count=12&fields=name"), { headers })
  ).json();
  for (const { id } of found.hotels.slice(0, count)) {
    const answer = await context.request.post(plain("/api/pwa/shortlisthotel"), {
      headers: { ...headers, "x-csrf-token": csrf_token, origin: new URL(api("/")).origin },
      data: { hotel_id: id, isShortListed: true, idempotency_key: crypto.randomUUID() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.close();
}

const isWide = ({ page }: Guest) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** Role of what has the focus, or its name where it has none. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("role") ?? document.activeElement?.tagName);
const linkOf = async ({ page }: Guest) =>
  page
    .locator('input[readonly][dir="ltr"]')
    .first()
    .inputValue()
    .then((url) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });

describe.each(screens)("what a guest has saved, on %s", (screen) => {
  it("[WISH-01] a stranger's heart leads to sign-in and back, and is done then, once", async () => {
    const guest = await newGuest("wrenhollow-nl", screen, { offlineCopies: false });
    const { page } = guest;
    const signIn = new SignInPage(page, guest.say, "signin");
    await guest.open(listingPath("wrenhollow-nl"));
    const { href } = new URL(page.url());
    const heart = hearts(page).nth(1);
    await heart.waitFor();
    const id = await heart.getAttribute("value");
    await heart.click();
    await signIn.phone.waitFor();
    const number = `6${randomInt(10_000_000, 99_999_999)}`;
    let sent = 0;
    page.on("request", (request) => {
      sent += Number(request.url().includes("/shortlisthotel"));
    });
    await signIn.sendCodeTo(number);
    await signIn.enterCode(await door.codeFor(`+31${number}`));
    await signIn.heading("sign-in.sign-up-title").waitFor();
    const kept = page.waitForResponse((answer) => answer.url().includes("/shortlisthotel"));
    await signIn.signUp({ name: "Noor de Wit", email: "noor@example.test" });
    expect((await kept).status()).toBe(200);
    expect(page.url()).toBe(href);
    const own = page.locator(`#results button[value="${id}"]`);
    await expect.poll(() => own.getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await expect.poll(() => own.getAttribute("aria-pressed")).toBe("true");
    expect(sent).toBe(1);
    await guest.open("/wishlist");
    await expect.poll(() => cards(page).count()).toBe(1);
    await guest.context.close();
  });

  it.each(["solvanta-in", "wrenhollow-nl", "solvanta-ae"])(
    "[WISH-02] [ROUTE-17] is listed on %s with prices for chosen dates, privately, under both paths",
    async (siteId) => {
      const guest = await saver(siteId, screen, 3);
      const { page, say } = guest;
      for (const path of ["/wishlist", "/saved-hotels"]) {
        const answer = await guest.open(path);
        expect(answer.headers()["cache-control"]).toBe("private, no-store");
        expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
        await page.getByRole("heading", { level: 1, name: say("wishlist.title") }).waitFor();
        expect(await cards(page).count()).toBe(3);
      }
      await guest.open("/wishlist");
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await isWide(guest)).toBe(false);
      const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
      const next = new Date(Date.now() + 43 * 86_400_000).toISOString().slice(0, 10);
      await page.locator('main [name="checkin"]').fill(day);
      await page.locator('main [name="checkout"]').fill(next);
      await page.getByRole("button", { name: say("hotel.stay-update") }).click();
      await page.waitForURL((url) => url.searchParams.has("checkin"));
      expect(await page.locator('main [name="checkin"]').inputValue()).toBe(day);
      const href = await cards(page).first().getByRole("link").first().getAttribute("href");
      expect(href).toContain(`checkin=${day.split("-").reverse().join("/")}`);

      const first = cards(page).first();
      const name = (await first.getByRole("heading").textContent()) ?? "";
      await page
        .getByRole("button", { name: say("wishlist.take-name", { name: `\u2068${name}\u2069` }) })
        .click();
      await page.getByText(say("wishlist.done-taken")).waitFor();
      expect([await cards(page).count(), await focused(page)]).toEqual([2, "status"]);
      await page.getByRole("button", { name: say("recent.undo") }).click();
      await expect.poll(() => cards(page).count()).toBe(3);
      expect(await focused(page)).toBe("H1");
      expect(await page.getByText(say("wishlist.done-taken")).count()).toBe(0);
      expect(guest.trouble.filter((line) => !line.includes("blocked by Playwright"))).toEqual([]);
      await guest.context.close();
    },
  );

  it("[WISH-02] is opened from a list of places with the dates that were searched there", async () => {
    const guest = await saver("wrenhollow-nl", screen, 1);
    const { page, say } = guest;
    const stay = stayAhead(3, 9);
    await guest.open(listingPath("wrenhollow-nl", stay));
    if (screen === "phone") await page.getByRole("button", { name: say("shell.openMenu") }).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("wishlist.title"), exact: true })
      .filter({ visible: true })
      .click();
    await page.waitForURL((url) => url.pathname.endsWith("/wishlist"));
    expect(await page.locator('main [name="checkin"]').inputValue()).toBe(stay.checkin);
    expect(await page.locator('main [name="checkout"]').inputValue()).toBe(stay.checkout);
    await guest.context.close();
  });

  it("[WISH-03] [WISH-04] is shared, given a new link, cleared and removed in popups", async () => {
    const guest = await saver("solvanta-in", screen, 2);
    const { page, say } = guest;
    const opener = (name: (typeof popups)[number], at = "main") =>
      page.locator(`${at} [data-modal="${name}"]`).first();
    await guest.open("/wishlist");
    await opener("shareWishlist").click();
    const share = dialog(guest, "shareWishlist");
    await share.getByRole("button", { name: say("wishlist.make-link") }).click();
    await page.getByText(say("wishlist.done-shared")).waitFor();
    const first = await linkOf(guest);
    expect(first).toMatch(/^\/wishlist\/[0-9a-f]{32}/);
    await guest.open("/wishlist");
    await opener("shareWishlist").click();
    await share.locator("input[readonly]").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(new URL(await share.locator("input[readonly]").inputValue()).pathname).toBe(first.split("?")[0]);
    await share.locator('[data-modal="generateNewLink"]').click();
    const renew = dialog(guest, "generateNewLink");
    await renew.getByRole("button", { name: say("modals.generateNewLink") }).click();
    await page.getByText(say("wishlist.done-new-link")).waitFor();
    expect(await focused(page)).toBe("status");
    const second = await linkOf(guest);

    const reader = await newGuest("solvanta-in", screen, { offlineCopies: false });
    const ended = await reader.open(first);
    const neverWas = await reader.open("/wishlist/0123456789abcdef0123456789abcdef");
    expect([ended.status(), neverWas.status()]).toEqual([404, 404]);
    const shown = await reader.open(second);
    expect([shown.status(), shown.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(await reader.page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    expect(await cards(reader.page).count()).toBe(2);
    expect(await shown.text()).not.toContain("Asha");
    expect(await reader.page.locator("main form[method=post]").count()).toBe(0);
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    expect(await isWide(reader)).toBe(false);

    await guest.open("/wishlist");
    await opener("clearWishlist").click();
    const clear = dialog(guest, "clearWishlist");
    await clear.getByText(say("wishlist.clear-text")).waitFor();
    await closeWithEscape(guest, "clearWishlist");
    expect(await cards(page).count()).toBe(2);
    await opener("clearWishlist").click();
    await clear.getByRole("button", { name: say("modals.clearWishlist") }).click();
    await page.getByText(say("wishlist.done-cleared")).waitFor();
    await page.getByText(say("wishlist.empty-title")).waitFor();
    await reader.open(second);
    await reader.page.getByText(say("wishlist.shared-empty-title")).waitFor();
    await opener("removeWishlist").click();
    await dialog(guest, "removeWishlist")
      .getByRole("button", { name: say("modals.removeWishlist") })
      .click();
    await page.getByText(say("wishlist.done-removed")).waitFor();
    expect((await reader.open(second)).status()).toBe(404);
    await reader.page.getByText(say("wishlist.ended-title")).waitFor();
    await reader.context.close();
    await guest.context.close();
  });
});

describe("without JavaScript", () => {
  it("[WISH-04] shares, renews, ends, takes off, clears and removes by the forms of the page", async () => {
    const guest = await saver("wrenhollow-nl", "phone", 2, { javaScript: false });
    const { page, say } = guest;
    await guest.open("/wishlist");
    await page.getByRole("link", { name: say("modals.shareWishlist") }).click();
    await page.getByRole("button", { name: say("wishlist.make-link") }).click();
    const first = await linkOf(guest);
    await page.getByRole("link", { name: say("modals.generateNewLink") }).click();
    await page.getByRole("button", { name: say("modals.generateNewLink") }).click();
    const second = await linkOf(guest);
    expect(second).not.toBe(first);
    const reader = await newGuest("wrenhollow-nl", "phone", { javaScript: false });
    expect([(await reader.open(first)).status(), (await reader.open(second)).status()]).toEqual([404, 200]);
    await page.getByRole("button", { name: say("wishlist.unshare") }).click();
    await page.getByText(say("wishlist.done-unshared")).waitFor();
    expect((await reader.open(second)).status()).toBe(404);
    await page
      .locator('main form [name="step"][value="take"]')
      .first()
      .locator("xpath=..")
      .getByRole("button")
      .click();
    await page.getByText(say("wishlist.done-taken")).waitFor();
    for (const [name, done] of [
      ["modals.clearWishlist", "wishlist.done-cleared"],
      ["modals.removeWishlist", "wishlist.done-removed"],
    ] as const) {
      if (done.endsWith("removed")) await saveFirst(guest, 1);
      await guest.open("/wishlist");
      await page.getByRole("link", { name: say(name), exact: true }).click();
      await page.getByRole("button", { name: say(name), exact: true }).click();
      await page.getByText(say(done)).waitFor();
      expect(await focused(page)).toBe("status");
    }
    await reader.context.close();
    await guest.context.close();
  });

  it("leads whoever is not signed in to the page for that, and back", async () => {
    const guest = await newGuest("solvanta-in", "desktop", { javaScript: false });
    await guest.open("/wishlist");
    const { pathname, searchParams } = new URL(guest.page.url());
    expect([pathname, searchParams.get("retUrl")]).toEqual(["/login", "/wishlist"]);
    expect(await guest.page.locator('main input[name="retUrl"]').first().getAttribute("value")).toBe(
      "/wishlist",
    );
    await guest.context.close();
  });
});

it("stands in the header's menu of every page", async () => {
  const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
  await guest.open("/");
  const link = guest.page.locator('[data-region="header"] a[href*="/wishlist"]:visible');
  expect(await link.first().textContent()).toBe(guest.say("wishlist.title"));
  await guest.context.close();
});

it("[MODE-09] is shared by the app around the site, which is called in place of tracking and sharing of the web", async () => {
  const guest = await saver("wrenhollow-nl", "phone", 1, { consent: "psm" });
  const { page, say } = guest;
  const batches = await hearBatches(page);
  await page.addInitScript(() => {
    const keep = (key: string, value: unknown) =>
      sessionStorage.setItem(
        key,
        JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? "[]"), value]),
      );
    const postMessage = (text: string) => keep("heard", JSON.parse(text));
    Object.assign(window, { StaywrightApp: { postMessage } });
    Object.assign(navigator, { share: async () => keep("shared", true) });
  });
  await guest.open("/wishlist?webview=1");
  const opener = page.locator('main [data-modal="shareWishlist"]').first();
  await opener.click();
  const share = dialog(guest, "shareWishlist");
  await share.getByRole("button", { name: say("wishlist.make-link") }).click();
  await page.getByText(say("wishlist.done-shared")).waitFor();
  const link = await linkOf(guest);
  await guest.open("/wishlist");
  await opener.click();
  await share.getByRole("button", { name: say("share.wishlist") }).click();
  const heard = () =>
    page.evaluate(
      () => JSON.parse(sessionStorage.getItem("heard") ?? "[]") as Readonly<Record<string, string>>[],
    );
  await expect.poll(async () => (await heard()).filter(({ type }) => type === "share").length).toBe(1);
  const told = await heard();
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(["track", "share"]));
  expect(told.find(({ type }) => type === "share")?.url).toContain(link.split("?")[0]);
  expect(told.map(({ name }) => name)).toContain("page_view");
  expect(await page.evaluate(() => sessionStorage.getItem("shared"))).toBeNull();
  expect(batches).toEqual([]);
  await guest.context.close();
});
