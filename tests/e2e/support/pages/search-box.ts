import type { Locator, Page } from "playwright";
import { awake } from "../awake.ts";
import type { TestStay } from "../stay.ts";
import type { Words } from "../words.ts";
import { changeGuests, type GuestKind, pickDates } from "./pickers.ts";

/** The search form, wherever it stands: on the home page, above the listing or in a popup. */
export class SearchBox {
  constructor(
    readonly page: Page,
    readonly say: Words,
    readonly form: Locator,
  ) {}

  get destination(): Locator {
    // Without scripts the list of guests is one by its role too.
    return this.form.locator('[role="combobox"]');
  }

  get suggestions(): Locator {
    return this.form.getByRole("option");
  }

  async type(text: string): Promise<void> {
    await awake(this.page);
    await this.destination.click();
    await this.destination.fill(text);
  }

  /** Types a place and takes the suggestion of that name. */
  async chooseDestination(name: string): Promise<void> {
    await this.type(name);
    await this.suggestions.filter({ hasText: name }).first().click();
  }

  async chooseDates(stay: TestStay): Promise<void> {
    await this.form.getByRole("button", { name: this.say("search.checkin") }).click();
    await pickDates(this.page, this.say, stay);
  }

  async add(kind: GuestKind): Promise<void> {
    await this.form.getByRole("button", { name: this.say("search.rooms-and-guests") }).click();
    await this.page.getByRole("spinbutton").first().waitFor();
    await changeGuests(this.page.locator("body"), this.say, kind, 1);
    await this.page
      .getByRole("button", { name: this.say("rooms-picker.done"), exact: true })
      .last()
      .click();
  }

  async submit(): Promise<void> {
    await this.form.getByRole("button", { name: this.say("search.button"), exact: true }).click();
  }
}
