import type { Locator, Page } from "playwright";
import type { Words } from "../words.ts";

/** The popups over a booking in which it is cancelled, and what opens them. */
export class CancellationPopup {
  constructor(
    readonly page: Page,
    readonly say: Words,
  ) {}

  get link(): Locator {
    return this.page.locator("#booking-cancel");
  }

  get reasons(): Locator {
    return this.page.locator('dialog[data-modal="bookingCancellationReasons"][open]');
  }

  get confirmation(): Locator {
    return this.page.locator('dialog[data-modal="bookingCancellation"][open]');
  }

  /** The list of reasons, in whichever popup it stands; its value is the code of one. */
  get reason(): Locator {
    return this.page.locator('dialog[open] select[name="code"]');
  }

  get button(): Locator {
    return this.confirmation.locator("button[type=submit]");
  }

  async open(): Promise<void> {
    await this.link.click();
    await this.reason.waitFor();
  }

  /** Chooses a reason and goes on to the confirmation. */
  async choose(code: string): Promise<void> {
    await this.reason.selectOption(code);
    await this.reasons.getByRole("button", { name: this.say("cancel.continue") }).click();
    await this.button.waitFor();
  }
}
