import { afterAll, beforeAll } from "vitest";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import type { Browser, TestApp } from "./app.ts";
import { createDemoApp } from "./demo-app.ts";

/** Two nights for two, as a search writes them. */
export const LISTED_NIGHTS = "checkin=2027-04-12&checkout=2027-04-14&rooms_config=1-2_0_0_0";

/** Cards of Amsterdam for a test file, of a demo supply that opens before its tests and closes after them. */
export function openDemoHotels() {
  let test: TestApp;
  let browser: Browser;
  let cards: readonly HotelCard[];
  beforeAll(async () => {
    test = await createDemoApp();
    browser = test.browser();
    cards = (await browser.get(`/api/pwa/search?city=amsterdam&${LISTED_NIGHTS}&count=60`)).body.hotels;
  }, 90_000);
  afterAll(() => test.stop());
  return {
    server: () => test,
    /** The guest who searched. */
    guest: () => browser,
    cards: () => cards,
    /** A property of that kind which can be booked. */
    free(type: "hotel" | "home", skip = 0): HotelCard {
      const found = cards.filter((card) => card.property_type === type && !card.isSoldOut)[skip];
      if (!found) throw new Error(`no free ${type}`);
      return found;
    },
  };
}
