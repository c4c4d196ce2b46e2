import type { Locator, Page } from "playwright";
import { textOf } from "../text.ts";
import type { Words } from "../words.ts";

export interface TestGuest {
  readonly firstName: string;
  readonly lastName: string;
  /** National number of the site's own country. */
  readonly phone: string;
  readonly email: string;
}

/** Where the guest says who comes, and books. */
export class CheckoutPage {
  constructor(
    readonly page: Page,
    readonly say: Words,
  ) {}

  get form(): Locator {
    return this.page.locator("form").filter({ has: this.page.locator('[name="first_name"]') });
  }

  get summary(): Locator {
    return this.page.getByRole("complementary", { name: this.say("checkout.summary") });
  }

  get bookButton(): Locator {
    return this.form.locator('button[type="submit"]');
  }

  async ready(): Promise<void> {
    await this.bookButton.waitFor().catch(async (cause: unknown) => {
      const words = (await this.page.locator("main").innerText()).replace(/\s+/g, " ");
      throw new Error(`There is no form to book with, but: ${words.slice(0, 500)}`, { cause });
    });
  }

  /** The sum under the price lines. */
  async total(): Promise<string> {
    const rows = this.summary
      .locator("dl > div")
      .filter({ has: this.page.getByText(this.say("stay.total"), { exact: true }) });
    return (await textOf(rows.last().locator("dd"))).trim();
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  /** Names of the fields marked as wrong. */
  async wrongFields(): Promise<readonly string[]> {
    return this.form
      .locator('[aria-invalid="true"]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("name") ?? ""));
  }

  /** What is said about a field that is wrong. */
  async problemOf(name: string): Promise<string> {
    return this.field(name).evaluate((field) => {
      const ids = (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
      return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    });
  }

  /**
   * Fills what this form asks for: homes also want an address and consent, some places that their rules were
   * read.
   */
  async fillGuest(guest: TestGuest): Promise<void> {
    await this.field("first_name").fill(guest.firstName);
    await this.field("last_name").fill(guest.lastName);
    await this.field("phone").fill(guest.phone);
    await this.field("email").fill(guest.email);
    if ((await this.field("street").count()) > 0) {
      await this.field("street").fill("Havenstraat");
      await this.field("house_no").fill("12 b");
      await this.field("zip_code").fill("3511 AB");
      await this.field("city").fill("Utrecht");
      await this.field("residence").selectOption("NL");
    }
    for (const tick of ["rules_seen", "gdpr_consent"])
      if ((await this.field(tick).count()) > 0) await this.tick(tick);
  }

  /** Ticks a box as guests do: its label lies over it. */
  async tick(name: string): Promise<void> {
    await this.field(name).check({ force: true });
  }

  async book(): Promise<void> {
    await this.bookButton.click();
    await this.page.waitForURL(/\/booking\/[A-Z0-9-]+/);
  }
}
