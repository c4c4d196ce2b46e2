import type { Locator, Page } from "playwright";
import { textOf } from "../text.ts";
import type { Words } from "../words.ts";

/** A card of the listing as the guest reads it. */
export interface ShownCard {
  readonly name: string;
  readonly price: string;
  readonly link: Locator;
}

/** The list of places to stay. */
export class ListingPage {
  constructor(
    readonly page: Page,
    readonly say: Words,
  ) {}

  get cards(): Locator {
    return this.page.locator("#results article");
  }

  get title(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  names(): Promise<readonly string[]> {
    return this.cards.getByRole("heading").allTextContents();
  }

  /** Whole prices in the order shown, as numbers in major units; sold-out cards have none. */
  async prices(): Promise<readonly number[]> {
    const shown = await this.cards.locator("strong bdi").allTextContents();
    return shown.map(amountOf);
  }

  /** The first place that is free, and paid on arrival where the cards say so. */
  async firstFree(): Promise<ShownCard> {
    const free = this.cards.filter({ has: this.page.locator("strong bdi") });
    const payable = free.filter({ hasText: this.say("listing.pay-at-property") });
    const card = (await payable.count()) > 0 ? payable.first() : free.first();
    return {
      name: (await textOf(card.getByRole("heading"))).trim(),
      price: await textOf(card.locator("strong bdi").first()),
      link: card.getByRole("heading").getByRole("link"),
    };
  }

  /** Opens the first free place and says what its card promised. */
  async openFirstHotel(): Promise<ShownCard> {
    const card = await this.firstFree();
    await card.link.click();
    await this.page.waitForURL(/\/\d+\/\?/);
    return card;
  }

  async sortBy(order: "price" | "rating" | "recommended"): Promise<void> {
    const opener = this.page.locator('main a[data-modal="sort"]:visible');
    if (await opener.isVisible()) await opener.click();
    await this.page.locator(`a[id*="sort-${order}"]:visible`).first().click();
    await this.page.waitForURL(/sort=/);
    await this.page.locator(`main #sort-${order}[aria-current]`).waitFor({ state: "attached" });
  }

  /** Ticks a filter of the column, or of the sheet on phones, which it closes again. */
  async filterBy(facet: string): Promise<void> {
    const opener = this.page
      .locator('main a[data-modal="filters"]:visible, main aside button[popovertarget]:visible')
      .first();
    const sheet = await opener.isVisible();
    if (sheet) await opener.click();
    const value = this.page.locator(`a[id*="-panel-${facet}-"]:visible`).first();
    await value.waitFor();
    const before = this.page.url();
    await value.click();
    await this.page.waitForURL((url) => url.href !== before);
    if (sheet) await this.page.getByRole("button", { name: this.say("listing.close"), exact: true }).click();
  }

  get activeFilters(): Locator {
    const name = this.say("listing.remove-filter", { name: "" }).trim();
    return this.page.getByRole("link", { name });
  }

  /** "Show more" where there are scripts: the next page's cards come below. */
  async showMore(): Promise<void> {
    await this.page.locator("#results a[data-append]").click();
  }

  /** "Show more" without scripts: the next page. */
  async nextPage(): Promise<void> {
    await this.page.locator('#results a[rel~="next"]').first().click();
    await this.page.waitForURL(/page=2/);
  }
}

/** The number in an amount of money, whatever its grouping, decimals and digits. */
export function amountOf(text: string): number {
  const digits = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const plain = digits.replace(/[^\d.,]/g, "");
  const decimals = /[.,](\d{2,3})$/.exec(plain);
  const hasDecimals = decimals?.[1]?.length === 2;
  const whole = (hasDecimals ? plain.slice(0, -3) : plain).replace(/\D/g, "");
  return Number(whole) + (hasDecimals ? Number(decimals?.[1]) / 100 : 0);
}
