import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";
import { stayAhead, stayQuery, type TestStay } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();

const cases = (["searchbar", "dateguestpicker", "headerDatePicker"] as const).flatMap((name) =>
  (["phone", "desktop"] as const satisfies readonly Screen[]).map((screen) => ({ name, screen })),
);

describe.each(cases)("the popup $name on $screen", ({ name, screen }) => {
  it("[MODAL-01] [MODAL-03] [MODAL-07] opens from the address, holds the focus, and Esc and Back close it", async () => {
    const guest = await newGuest("solvanta-in", screen);
    const { page } = guest;
    await guest.open(listingPath("solvanta-in"));
    await awake(page);
    const listing = page.url();
    await openInPage(guest, name);
    expect(await hasOverflowClass(guest)).toBe(true);
    expect(await textOf(dialog(guest, name).getByRole("heading").first())).not.toBe("");
    await expect.poll(() => focusIsWithin(guest, name)).toBe(true);
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      expect(await focusEscapes(guest, name)).toBe(false);
    }

    await page.goBack();
    await dialog(guest, name).waitFor({ state: "detached" });
    expect(page.url()).toBe(listing);
    expect(await hasOverflowClass(guest)).toBe(false);

    await openInPage(guest, name);
    await closeWithEscape(guest, name);
    expect(page.url()).toBe(listing);
    expect(await hasOverflowClass(guest)).toBe(false);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("a popup in the address of a page load", () => {
  it.each(["searchbar", "dateguestpicker"])("%s opens again", async (name) => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    await guest.open(`${listingPath("wrenhollow-nl")}&modal=${name}`);
    await dialog(guest, name).waitFor();
    await guest.page.reload();
    await dialog(guest, name).waitFor();
    await dialog(guest, name)
      .getByRole("button", { name: guest.say("search.close"), exact: true })
      .click();
    await dialog(guest, name).waitFor({ state: "detached" });
    await guest.open(`${listingPath("wrenhollow-nl")}&modal=${name}`);
    await dialog(guest, name).waitFor();
    await closeWithEscape(guest, name);
    await expect.poll(() => new URL(guest.page.url()).searchParams.has("modal")).toBe(false);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it.each(["headerDatePicker", "filters", "coupon", "nonsense", "%3Cscript%3E", "__proto__", ""])(
    "[MODAL-01] %s is taken out of the address",
    async (name) => {
      const guest = await newGuest("wrenhollow-nl", "phone");
      await guest.open(`/?modal=${name}`);
      await awake(guest.page);
      await expect.poll(() => new URL(guest.page.url()).searchParams.get("modal") || null).toBeNull();
      expect(await guest.page.locator("dialog[data-modal][open]").count()).toBe(0);
      expect(await hasOverflowClass(guest)).toBe(false);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});

describe("a popup on a slow line", () => {
  it.each([
    ["roomDetails", "phone"],
    ["gallery", "phone"],
    ["roomDetails", "desktop"],
  ] as const)(
    "[MODAL-03] %s on a %s has its title and its Close before anything else, closes meanwhile, and fills without moving",
    async (name, screen) => {
      const guest = await newGuest("solvanta-ae", screen, { offlineCopies: false });
      const { page } = guest;
      await openProperty(guest, stayAhead(3, 12));
      await awake(page);
      const address = page.url();
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/_modal/**", async (route) => {
        await held;
        await route.continue();
      });
      const opener = page.locator(`main [data-modal="${name}"]:visible`).first();
      const popup = dialog(guest, name);
      const close = popup.getByRole("button", { name: guest.say("popup.close"), exact: true });
      await opener.click();
      const title = popup.getByRole("heading", { level: 2 }).first();
      await title.waitFor();
      const words = await textOf(title);
      expect(words).toContain(
        name === "gallery" ? await textOf(guest.property.title) : ((await guest.property.rooms())[0] ?? "-"),
      );
      await close.click();
      await popup.waitFor({ state: "detached" });
      expect(page.url()).toBe(address);

      await opener.click();
      const place = await boxOf(title);
      release();
      await popup.locator("img").first().waitFor();
      expect(await boxOf(title)).toEqual(place);
      expect(await textOf(title)).toBe(words);
      expect(await popup.locator(":focus").count()).toBe(1);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(guest.trouble.filter((line) => !/Service Worker registration blocked/.test(line))).toEqual([]);
      await guest.context.close();
    },
  );
});

describe("all pictures of a property", () => {
  it.each(["phone", "desktop"] as const)(
    "stand where they will stand before any of them has come, on %s",
    async (screen) => {
      const guest = await newGuest("solvanta-ae", screen, { offlineCopies: false });
      const { page } = guest;
      await openProperty(guest, stayAhead(3, 12));
      await awake(page);
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        (url) => url.pathname.startsWith("/images/"),
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page.locator('main [data-modal="gallery"]:visible').first().click();
      const list = dialog(guest, "gallery").getByRole("list").first();
      const first = list.locator("img").first();
      await list.waitFor();
      const places = async () => [await boxOf(list), await boxOf(first)].map((box) => [box?.x, box?.width]);
      const before = await places();
      release();
      await expect
        .poll(() => first.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      expect(await places()).toEqual(before);
      await guest.context.close();
    },
  );
});

describe("a sheet over the listing", () => {
  it("[MODAL-11] stays open while the guest chooses, on the very page they landed on, and Back keeps the choice", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page } = guest;
    await guest.open(listingPath("wrenhollow-nl"));
    await page.locator('main a[data-modal="filters"]:visible').click();
    const values = page.locator('dialog a[id*="-panel-amenities-"]');
    /** Where the first value stands in what the sheet scrolls. */
    const place = () =>
      values
        .first()
        .evaluate((link) => link.getBoundingClientRect().top + (link.closest(".modal-body")?.scrollTop ?? 0));
    await values.first().waitFor();
    const before = await place();
    for (const nth of [0, 1]) {
      const address = page.url();
      await values.nth(nth).click();
      await page.waitForURL((url) => url.href !== address && url.searchParams.get("modal") === "filters");
      await page.waitForFunction(() => !document.documentElement.classList.contains("is-navigating"));
      expect(await dialog(guest, "filters").isVisible()).toBe(true);
      expect(await place()).toBe(before);
    }
    const chosen = new URL(page.url());
    chosen.searchParams.delete("modal");
    // Back closes what is open and keeps what was chosen, as the button does; Forward opens it again.
    await page.goBack();
    await dialog(guest, "filters").waitFor({ state: "detached" });
    expect(page.url()).toBe(chosen.href);
    const opener = page.locator('main a[data-modal="filters"]:visible');
    await expect.poll(() => opener.textContent()).toContain("2");
    await page.goForward();
    await dialog(guest, "filters").waitFor();
    const close = guest.say("listing.close");
    await dialog(guest, "filters").getByRole("button", { name: close, exact: true }).click();
    await dialog(guest, "filters").waitFor({ state: "detached" });
    expect(page.url()).toBe(chosen.href);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("what there is to see of a property", () => {
  it("[MODAL-11] has a room's details with the very price of its card, right to left, and its checkout in place of the popup", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    const { page, property } = guest;
    await openProperty(guest, stayAhead(3, 12));
    const address = page.url();
    const [card, name] = [property.offers.first(), (await property.rooms())[0] ?? ""];
    const opener = card.locator('a[data-modal="roomDetails"]');
    await opener.click();
    const popup = dialog(guest, "roomDetails");
    await popup.getByRole("heading", { name, exact: true }).waitFor();
    const [total] = await property.prices();
    expect(await textOf(popup.locator("dl > div").last())).toContain(total);
    expect(await popup.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await popup.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);

    await opener.click();
    await popup.getByRole("heading", { name, exact: true }).waitFor();
    const direct = page.url();
    await popup.locator('a[href*="/checkout?"]').click();
    await page.waitForURL(/\/checkout\?/);
    await page.goBack();
    await page.waitForURL(address);
    await guest.open(new URL(direct).pathname + new URL(direct).search);
    await page.waitForURL((url) => !url.searchParams.has("modal") && !url.searchParams.has("modal_id"));
    expect(await popup.count()).toBe(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[MODAL-11] has all pictures, opened at the one that was pressed; without scripts the page's own popover has them", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page } = guest;
    const path = await openProperty(guest, stayAhead(3, 12));
    const third = (on: typeof page) => on.locator("main button[data-modal='gallery'][data-modal-id='3']");
    await third(page).click();
    const popup = dialog(guest, "gallery");
    await popup.locator("figure").nth(2).waitFor();
    const scroller = popup.locator(".modal-body");
    await expect.poll(() => scroller.evaluate((body) => body.scrollTop)).toBeGreaterThan(100);
    expect(await accessibilityProblems(page)).toEqual([]);
    await closeWithEscape(guest, "gallery");
    expect(new URL(page.url()).search).not.toContain("modal");
    expect(guest.trouble).toEqual([]);
    await guest.context.close();

    const plain = await newGuest("wrenhollow-nl", "desktop", { javaScript: false });
    await plain.open(path);
    await third(plain.page).click();
    expect(await plain.page.locator("[popover]:popover-open figure").count()).toBeGreaterThan(2);
    await plain.context.close();
  });
});

describe("what is booked", () => {
  it("[MODAL-11] is seen once more where a phone's guest books, with the form as it was left behind it", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, checkout, say } = guest;
    await openCheckout(guest, stayAhead(3, 13));
    await awake(page);
    const total = await checkout.total();
    await checkout.field("first_name").fill("Noor");
    await checkout.form.locator('[data-modal="bookingSummary"]').click();
    const popup = dialog(guest, "bookingSummary");
    await popup.getByRole("heading", { name: say("checkout.summary") }).waitFor();
    await popup.locator("dl").first().waitFor();
    expect(await textOf(popup.locator("section"))).toContain(total);
    expect(await popup.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await popup.getByRole("button", { name: say("checkout.back-to-details") }).click();
    await popup.waitFor({ state: "detached" });
    expect(await checkout.field("first_name").inputValue()).toBe("Noor");
    expect(new URL(page.url()).searchParams.has("modal")).toBe(false);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("a popup that was open before", () => {
  it("[MODAL-07] looks the same on the next page", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page } = guest;
    const sheets: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") sheets.push(request.url());
    });
    await guest.open(listingPath("solvanta-in"));
    await awake(page);
    await openInPage(guest, "searchbar");
    const padding = await paddingOf(guest, "searchbar");
    await page.goBack();
    await dialog(guest, "searchbar").waitFor({ state: "detached" });
    await page.locator('header a[href="/"]:visible').first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await openInPage(guest, "searchbar");
    expect(padding).not.toBe("0px");
    expect(await paddingOf(guest, "searchbar")).toBe(padding);
    // Styles come with the page, which links to one file, and with the popup's words, never by a script.
    expect(sheets.map((sheet) => new URL(sheet).pathname.startsWith("/_styles/"))).toEqual([true]);
    await guest.context.close();
  });
});

describe("the countries over a page", () => {
  it("[MODAL-01] [MODAL-08] lead to the home of the one that is chosen, and Back to the page without them", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page } = guest;
    await guest.open(listingPath("solvanta-in"));
    await awake(page);
    const listing = page.url();
    await openInPage(guest, "countrySelector");
    await dialog(guest, "countrySelector").locator('a[href^="/jp/"]').click();
    await page.waitForURL((url) => url.pathname === "/jp/");
    await dialog(guest, "countrySelector").waitFor({ state: "detached" });
    await page.locator('main a[href*="hotels-in-tokyo"]').first().waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(listing);
    await guest.listing.title.waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("popups one after the other", () => {
  it("[MODAL-02] take each other's place, a nested one joins its parent, and any other name closes all", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page } = guest;
    // The answers nest in the help centre here: no popup of the sites that is switched on nests yet.
    await page.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (text, revive) => {
        const read = parse(text, revive);
        if (read?.page?.modals?.faqModal) read.page.modals.faqModal.nestedUnder = "helpCentre";
        return read;
      };
    });
    await guest.open("/");
    await awake(page);
    const open = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("dialog[data-modal][open]")].map(
          (each) => each.dataset.modal,
        ),
      );
    await openInPage(guest, "searchbar");
    expect(await open()).toEqual(["searchbar"]);
    await openInPage(guest, "faqModal");
    await expect.poll(open).toEqual(["faqModal"]);
    await openInPage(guest, "helpCentre");
    await expect.poll(open).toEqual(["helpCentre"]);
    await openInPage(guest, "faqModal");
    await expect.poll(open).toEqual(["helpCentre", "faqModal"]);
    await openInPage(guest, "searchbar");
    await expect.poll(open).toEqual(["searchbar"]);
    await openInPage(guest, "helpCentre");
    await openInPage(guest, "faqModal");
    await expect.poll(open).toEqual(["helpCentre", "faqModal"]);
    await followLinkTo(guest, "nonsense");
    await expect.poll(open).toEqual([]);
    expect(await hasOverflowClass(guest)).toBe(false);
    expect(new URL(page.url()).searchParams.has("modal")).toBe(false);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("searching in a popup", () => {
  it.each(["solvanta-in", "solvanta-ae"])(
    "[MODAL-07] %s changes the stay from the days beside the price of a phone, and Back brings the first one again",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page, say } = guest;
      await openProperty(guest, stayAhead(3, 8));
      await awake(page);
      const property = new URL(page.url());
      const stay = stayAhead(2, 9);
      // Anywhere on the price: the words of the days alone are too small for a thumb.
      await page.locator("[data-price-bar] > :first-child").click({ position: { x: 20, y: 6 } });
      const popup = dialog(guest, "headerDatePicker");
      await popup.waitFor();
      await chooseDays(popup, stay);
      await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
      await popup.waitFor({ state: "detached" });
      const shown = new URL(page.url());
      expect(shown.pathname).toBe(property.pathname);
      expect(shown.search).toContain(stayQuery(stay).split("&rooms")[0]);
      await page.goBack();
      await expect
        .poll(() => new URL(page.url()).searchParams.get("checkin"))
        .toBe(property.searchParams.get("checkin"));
      expect(await popup.count()).toBe(0);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[MODAL-07] starts anew where nothing is known by that name, over the page or, without scripts, at home", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, say } = guest;
    await guest.open("/search?location=xyzzyland");
    await awake(page);
    const another = page.getByRole("link", { name: say("listing.new-search"), exact: true });
    expect(await another.getAttribute("href")).toBe("/");
    await another.click();
    await dialog(guest, "searchbar").getByRole("combobox").waitFor();
    await page.goBack();
    await dialog(guest, "searchbar").waitFor({ state: "detached" });
    await another.waitFor();
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it.each(["solvanta-in", "wrenhollow-nl", "solvanta-ae"])(
    "[MODAL-07] [SRCH-05] %s asks for a place and goes to the results",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page, say } = guest;
      await guest.open("/?modal=searchbar");
      const popup = dialog(guest, "searchbar");
      await popup.waitFor();
      const field = popup.getByRole("combobox");
      await field.fill("");
      await field.press("Escape");
      await popup.waitFor();
      await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
      await popup.getByText(say("errors.destination-required")).waitFor();
      await field.fill("a");
      await popup.getByRole("option").first().click();
      await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
      await page.waitForURL((url) => url.pathname !== "/");
      await popup.waitFor({ state: "detached" });
      expect(await hasOverflowClass(guest)).toBe(false);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});

const dialog = ({ page }: Guest, name: string) => page.locator(`dialog[data-modal="${name}"]`);

/** Where a thing stands on the screen once it no longer moves there. */
async function boxOf(thing: Locator) {
  await thing.evaluate(async (element) => {
    const moving = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect);
    await Promise.all(moving.map((each) => each.finished.catch(() => {})));
    return element.isConnected;
  });
  return thing.boundingBox();
}

/** Both days of the calendar in a popup, which shows more months where it ends. */
async function chooseDays(popup: Locator, stay: TestStay): Promise<void> {
  for (const date of [stay.checkin, stay.checkout]) await popup.locator(`[data-date="${date}"]`).click();
}

/** Follows a link to the popup, as a widget of the page would. */
async function openInPage(guest: Guest, name: string): Promise<void> {
  await followLinkTo(guest, name);
  await dialog(guest, name).waitFor();
}

async function followLinkTo({ page }: Guest, name: string): Promise<void> {
  await page.evaluate((value) => {
    const address = new URL(location.href);
    address.searchParams.set("modal", value);
    const link = document.createElement("a");
    link.href = address.href;
    link.id = "to-popup";
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, name);
}

function hasOverflowClass({ page }: Guest): Promise<boolean> {
  return page.evaluate(() => document.body.classList.contains("has-modal"));
}

function focusIsWithin({ page }: Guest, name: string): Promise<boolean> {
  return page.evaluate(
    (value) => document.activeElement?.closest(`dialog[data-modal="${value}"]`) !== null,
    name,
  );
}

/** The page behind has the focus; the browser's own bars, seen as the body, do not count. */
function focusEscapes({ page }: Guest, name: string): Promise<boolean> {
  return page.evaluate((value) => {
    const at = document.activeElement;
    return at !== null && at !== document.body && at.closest(`dialog[data-modal="${value}"]`) === null;
  }, name);
}

/** What the popup's own sheet says, which no page carries. */
function paddingOf(guest: Guest, name: string): Promise<string> {
  return dialog(guest, name)
    .locator(".modal-body > *")
    .first()
    .evaluate((content) => getComputedStyle(content).padding);
}

/** Esc first closes what is open inside the popup, then the popup. */
async function closeWithEscape(guest: Guest, name: string): Promise<void> {
  for (let presses = 0; presses < 3 && (await dialog(guest, name).count()) > 0; presses++) {
    await guest.page.keyboard.press("Escape");
    await guest.page.waitForTimeout(150);
  }
  await dialog(guest, name).waitFor({ state: "detached" });
}
