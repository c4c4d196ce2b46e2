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

  /** The words of the stay bar's button for rooms and guests. */
  async guests(): Promise<string> {
    return (await textOf(this.stayBar.getByRole("button").last())).trim();
  }

  async changeGuests(kind: GuestKind, by: 1 | -1): Promise<void> {
    const before = this.page.url();
    await awake(this.page);
    await this.stayBar.getByRole("button").last().click();
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
