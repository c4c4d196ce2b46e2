import { describe, expect, it } from "vitest";
import { ask, hostOf } from "./support/ask.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { cities } from "./support/places.ts";
import { stayAhead, stayQuery } from "./support/stay.ts";

openBrowser();

const stay = stayAhead(3, 8);
const path = `/hotels-near-me?${stayQuery(stay)}`;

/** Where the first place of the site's city lies. */
async function somewhere(siteId: string): Promise<{ latitude: number; longitude: number }> {
  const { text } = await ask(hostOf(siteId), `/api/pwa/search?city=${cities[siteId]}&count=1`);
  const [{ latitude, longitude }] = JSON.parse(text).hotels;
  return { latitude, longitude };
}

const askButton = ({ page, say }: Guest) => page.getByRole("button", { name: say("nearby.ask") });

describe("the page of what is nearby", () => {
  it.each([
    ["wrenhollow-nl", "phone"],
    ["solvanta-ae", "desktop"],
  ] as const)(
    "[SRCH-18] %s explains and offers a search, asks for the position on a press, and lists what is around (%s)",
    async (siteId, screen) => {
      const guest = await newGuest(siteId, screen);
      const { page, say, listing } = guest;
      await guest.open(path);
      await page.getByRole("heading", { level: 1, name: say("nearby.title") }).waitFor();
      expect(await page.locator('main form[action="/search"]').count()).toBe(1);
      expect(await accessibilityProblems(page)).toEqual([]);
      await askButton(guest).click();
      await page.getByText(say("search.near-me-denied"), { exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.has("latitude")).toBe(false);

      const position = await somewhere(siteId);
      await guest.context.grantPermissions(["geolocation"]);
      await guest.context.setGeolocation(position);
      await askButton(guest).click();
      await page.waitForURL(/latitude=/);
      const { pathname, searchParams } = new URL(page.url());
      const asked = Object.fromEntries(searchParams);
      expect(pathname).toBe("/hotels-near-me");
      expect(Math.abs(Number(asked.latitude) - position.latitude)).toBeLessThan(0.001);
      expect(asked).toMatchObject({ isLatLngSearch: "true", checkin: expect.any(String) });
      await page.getByRole("heading", { level: 1, name: say("listing.title-near") }).waitFor();
      expect((await listing.names()).length).toBeGreaterThan(0);
      await page.goBack();
      await askButton(guest).waitFor();
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});
