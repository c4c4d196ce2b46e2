import { afterAll, beforeAll, expect } from "vitest";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import type { TestApp } from "./app.ts";
import { createDemoApp } from "./demo-app.ts";

/** Three nights for two, as a search writes them. */
export const SEARCHED_NIGHTS = "checkin=2027-04-12&checkout=2027-04-15&rooms_config=1-2_0_0_0";

/** Searches for a test file over a demo supply of its own: it opens before the tests and closes after them. */
export function openDemoSearch() {
  let test: TestApp;
  beforeAll(async () => {
    test = await createDemoApp(1200);
  }, 90_000);
  afterAll(() => test.stop());
  return {
    server: () => test,
    /** What a site finds; the test fails where it does not answer. */
    async search(query: string, host = "nl.homes.test"): Promise<HotelSearchOutput> {
      const answer = await test.browser(host).get(`/api/pwa/search?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    },
  };
}
