import type { Locator, Page } from "playwright";
import { awake } from "../awake.ts";
import type { Words } from "../words.ts";

/** The list of a visitor's bookings, and the form that opens one made elsewhere. */
export class BookingsPage {
  constructor(
    readonly page: Page,
    readonly say: Words,
  ) {}

  get cards(): Locator {
    return this.page.getByRole("main").getByRole("article");
  }

  card(number: string): Locator {
    return this.cards.filter({ hasText: number });
  }

  /** Opens a booking by its number and the phone it was made with. */
  async lookUp(number: string, phone: string): Promise<void> {
    await awake(this.page);
    await this.page.locator('[name="booking_id"]').fill(number);
    await this.page.locator('[name="phone"]').fill(phone);
    await this.page.getByRole("button", { name: this.say("bookings.lookup-button") }).click();
  }
}
