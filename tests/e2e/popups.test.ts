import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { listingPath, openProperty } from "./support/places.ts";
import {
  boxOf,
  closeWithEscape,
  dialog,
  focusEscapes,
  focusIsWithin,
  followLinkTo,
  hasOverflowClass,
  openInPage,
  paddingOf,
} from "./support/popups.ts";
import { stayAhead } from "./support/stay.ts";
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
