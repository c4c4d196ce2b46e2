import type { Locator, Page } from "playwright";
import { textOf } from "../text.ts";
import type { Words } from "../words.ts";

/** The popup over a booking in which its meals are changed, and the button that opens it. */
export class MealsPopup {
  constructor(
    readonly page: Page,
    readonly say: Words,
  ) {}

  get popup(): Locator {
    return this.page.locator('dialog[data-modal="bookingMeals"][open]');
  }

  get button(): Locator {
    return this.page.locator('main button[data-modal="bookingMeals"]');
  }

  /** The count of a meal by its place; breakfast is the first. */
  count(place: number): Locator {
    return this.popup.getByRole("spinbutton").nth(place);
  }

  async counts(): Promise<readonly number[]> {
    const all = await this.popup.getByRole("spinbutton").all();
    return Promise.all(all.map(async (each) => Number(await each.getAttribute("aria-valuenow"))));
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.count(0).waitFor();
  }

  async newTotal(): Promise<string> {
    return (await textOf(this.popup.locator("dl > div").last().locator("dd"))).trim();
  }

  async confirm(): Promise<void> {
    await this.popup.getByRole("button", { name: this.say("booking-meals.confirm") }).click();
  }

  /** True where the button that opens the popup has the focus. */
  hasFocus(): Promise<boolean> {
    return this.button.evaluate((button) => button === document.activeElement);
  }
}
