import type { Locator, Page } from "playwright";
import { textOf } from "../text.ts";
import type { Words } from "../words.ts";
import { MealsPopup } from "./meals-popup.ts";

/** One booking: right after it was made, or looked up later. */
export class BookingPage {
  constructor(
    readonly page: Page,
    readonly say: Words,
  ) {}

  get article(): Locator {
    return this.page.getByRole("main").getByRole("article").first();
  }

  get title(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** True with the look of a booking just made. */
  async isSuccess(): Promise<boolean> {
    return (await this.article.locator("header[data-new]").count()) > 0;
  }

  get meals(): MealsPopup {
    return new MealsPopup(this.page, this.say);
  }

  /** The booking number guests write down. */
  async number(): Promise<string> {
    return (await textOf(this.article.locator("header strong").first())).trim();
  }

  async total(): Promise<string> {
    const rows = this.article
      .locator("dl > div")
      .filter({ has: this.page.getByText(this.say("stay.total"), { exact: true }) });
    return (await textOf(rows.last().locator("dd"))).trim();
  }

  /** Shares the booking and returns what the device is given to pass on. */
  async share(): Promise<string> {
    const given = this.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          Object.assign(navigator, { share: async (parts: ShareData) => resolve(JSON.stringify(parts)) });
        }),
    );
    await this.article.getByRole("button", { name: this.say("share.booking") }).click();
    return given;
  }

  text(): Promise<string> {
    return textOf(this.article);
  }
}
