import type { Locator, Page } from "playwright";
import type { TestStay } from "../stay.ts";
import type { Words } from "../words.ts";
import type { GuestKind } from "./pickers.ts";
import { SearchBox } from "./search-box.ts";

/** The home page of a site. */
export class HomePage {
  readonly search: SearchBox;

  constructor(
    readonly page: Page,
    say: Words,
  ) {
    this.search = new SearchBox(page, say, page.locator('main form[action="/search"]').first());
  }

  get title(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** Searches as a guest does: a place from the suggestions, other dates, one guest more, the button. */
  async searchFor(place: string, stay: TestStay, more?: GuestKind): Promise<void> {
    await this.search.chooseDestination(place);
    await this.search.chooseDates(stay);
    if (more) await this.search.add(more);
    await this.search.submit();
    await this.page.waitForURL(/hotels-in-|search\?/);
  }
}
