import type { Locator, Page, Route } from "playwright";
import type { Screen } from "./browser.ts";
import { type Guest, newGuest } from "./guest.ts";
import type { openTestDoor } from "./sign-in.ts";

/** Where a page asks for what it shows its guest alone. */
export const NODES = "**/_nodes?*";

/** The header's link to the account, or to signing in. */
export const entry = (page: Page) => page.locator('header [data-fill="header.header.account.link"] a');
export const hearts = (page: Page) => page.locator("#results button[aria-pressed]");
export const pressedOf = (heart: Locator) => heart.getAttribute("aria-pressed");

/** A guest who is signed in by that door. */
export const knownBy =
  (door: ReturnType<typeof openTestDoor>) =>
  async (name = "Asha Menon", screen: Screen = "desktop", siteId = "solvanta-in") => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    await door.signIn(guest, { name });
    return guest;
  };

/** Presses a heart, and resolves when the server has kept it. */
export const press = async (page: Page, heart: Locator) => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/shortlisthotel") && response.ok()),
    heart.click(),
  ]);
  return answer;
};
/** Goes to the first place of the list, and resolves when its page stands there. */
export const openFirst = async ({ page, listing }: Guest) => {
  await listing.cards.first().getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/\d+\/\?/);
  await page.locator("main header h1").waitFor();
};
/** Holds what comes for the guest back until it is let go. */
export async function holdNodes(page: Page) {
  const held: Route[] = [];
  await page.route(NODES, async (route) => {
    held.push(route);
  });
  return { held, letGo: () => Promise.all(held.splice(0).map((route) => route.continue())) };
}
