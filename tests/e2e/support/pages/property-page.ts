import type { Locator, Page } from "playwright";
import { awake } from "../awake.ts";
import type { TestStay } from "../stay.ts";
import { textOf } from "../text.ts";
import type { Words } from "../words.ts";
import { changeGuests, type GuestKind, pickDates } from "./pickers.ts";

/** The page of a hotel or a home. */
export class PropertyPage {
  constructor(
    readonly page: Page,
    readonly say: Words,
  ) {}

  get title(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** What can be booked: a room category, or the whole home. */
  get offers(): Locator {
    return this.page.locator('#rooms article:has(a[href*="/checkout?"])');
  }

  /** Whole prices of the offers, as shown. */
  async prices(): Promise<readonly string[]> {
    const offers = await this.offers.all();
    return Promise.all(
      offers.map((offer) => textOf(offer.locator("strong bdi, dl > div:last-child dd").last())),
    );
  }

  /** Names of the rooms on offer. */
  rooms(): Promise<readonly string[]> {
    return this.offers.getByRole("heading").allTextContents();
  }

  private get stayBar(): Locator {
    return this.page.locator("#dates");
  }

  /** The stay bar's button for rooms and guests. */
  get roomsButton(): Locator {
    return this.stayBar.locator("button[aria-haspopup]").last();
  }

  /** Its words. */
  async guests(): Promise<string> {
    return (await textOf(this.roomsButton)).trim();
  }

  async openDates(): Promise<void> {
    await this.stayBar.getByRole("button").first().click();
    await this.page.locator("[data-date]:visible").first().waitFor();
  }

  async openRooms(): Promise<void> {
    await this.roomsButton.click();
  }

  /** A day of the open calendar. */
  day(date: string): Locator {
    return this.page.locator(`[data-date="${date}"]:visible`).first();
  }

  /** The amount the open calendar names for the days chosen; null while there is none. */
  async stayTotal(): Promise<string | null> {
    const [before = "", after = ""] = this.say("hotel.stay-total", { amount: "|" }).split("|");
    const lines = await this.page.getByRole("status").locator("p").allTextContents();
    const total = lines.find((line) => line.startsWith(before) && line.endsWith(after) && /\d/.test(line));
    return total
      ? total
          .slice(before.length, total.length - after.length)
          .replace(/\s+/g, " ")
          .trim()
      : null;
  }

  async closeDates(): Promise<void> {
    await this.page
      .getByRole("button", { name: this.say("calendar.done"), exact: true })
      .last()
      .click();
  }

  /**
   * Chooses the first free day of the open calendar that a stay can begin on, and the first day it can end.
   */
  async pickFirstStay(): Promise<void> {
    const free = this.page.locator("[data-date]:visible:not([aria-disabled]):has(bdi)");
    await free.first().waitFor();
    const from = (await free.nth(2).getAttribute("data-date")) ?? "";
    await this.day(from).click();
    const dates = await this.page
      .locator("[data-date]:visible:not([aria-disabled])")
      .evaluateAll((days) => days.map((day) => day.getAttribute("data-date") ?? ""));
    await this.day(dates.find((date) => date > from) ?? "").click();
  }

  async openPictures(): Promise<void> {
    await this.page.locator("button[popovertarget*=photos]:visible").first().click();
  }

  /** Opens all reviews; returns how many the page says there are. */
  async openReviews(): Promise<number> {
    const link = this.page.locator("#reviews a[data-modal]");
    const count = Number((await textOf(link)).replace(/\D/g, ""));
    await link.click();
    return count;
  }

  /** Whether words stand on the first screen, not covered by the bar at its foot. */
  async firstScreenHas(words: string): Promise<boolean> {
    const boxes = await Promise.all(
      (await this.page.getByText(words).all()).map((each) => each.boundingBox()),
    );
    const bar = await this.page.locator("[data-price-bar]").boundingBox();
    const end = bar?.y ?? this.page.viewportSize()?.height ?? 0;
    return boxes.some((box) => box !== null && box.y >= 0 && box.y + box.height <= end);
  }

  async changeGuests(kind: GuestKind, by: 1 | -1): Promise<void> {
    const before = this.page.url();
    await awake(this.page);
    await this.roomsButton.click();
    const picker = this.page.getByRole("dialog", { name: this.say("rooms-picker.title") });
    await changeGuests(picker, this.say, kind, by);
    await picker.getByRole("button", { name: this.say("rooms-picker.done"), exact: true }).click();
    await this.page.waitForURL((url) => url.href !== before);
  }

  async changeDates(stay: TestStay): Promise<void> {
    const before = this.page.url();
    await awake(this.page);
    await this.stayBar.getByRole("button").first().click();
    await pickDates(this.page, this.say, stay);
    await this.page.waitForURL((url) => url.href !== before);
  }

  /** Goes to the checkout of a room, or of the first offer, and returns the price it showed. */
  async reserve(room?: string): Promise<string> {
    const offer = room ? this.offers.filter({ hasText: room }).first() : this.offers.first();
    const price = await textOf(offer.locator("strong bdi, dl > div:last-child dd").last());
    await offer.locator('a[href*="/checkout?"]').click();
    await this.page.waitForURL(/\/checkout\?/);
    return price;
  }
}
