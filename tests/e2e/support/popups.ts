import type { Locator } from "playwright";
import type { Guest } from "./guest.ts";
import type { TestStay } from "./stay.ts";

export const dialog = ({ page }: Guest, name: string) => page.locator(`dialog[data-modal="${name}"]`);

/** Where a thing stands on the screen once it no longer moves there. */
export async function boxOf(thing: Locator) {
  await thing.evaluate(async (element) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.getTiming().iterations !== Infinity);
    await Promise.all(moving.map((each) => each.finished.catch(() => {})));
    return element.isConnected;
  });
  return thing.boundingBox();
}

/** Both days of the calendar in a popup, which shows more months where it ends. */
export async function chooseDays(popup: Locator, stay: TestStay): Promise<void> {
  for (const date of [stay.checkin, stay.checkout]) await popup.locator(`[data-date="${date}"]`).click();
}

/** Follows a link to the popup, as a widget of the page would. */
export async function openInPage(guest: Guest, name: string): Promise<void> {
  await followLinkTo(guest, name);
  await dialog(guest, name).waitFor();
}

/** Follows a link to a popup that may not open here: at the end its step is taken, and nothing of it is left. */
export async function refusedInPage(guest: Guest, name: string): Promise<void> {
  const { page } = guest;
  const step = await page.evaluate(() => navigation.currentEntry?.key);
  await followLinkTo(guest, name);
  await page.waitForFunction(
    (before) => navigation.currentEntry?.key !== before && !new URL(location.href).searchParams.has("modal"),
    step,
  );
}

/** Waits until what a popup shows stands in its frame. */
export function filled(guest: Guest, name: string): Promise<void> {
  return dialog(guest, name).locator(".modal-body:not([aria-busy])").waitFor();
}

export async function followLinkTo({ page }: Guest, name: string): Promise<void> {
  await page.evaluate((value) => {
    const address = new URL(location.href);
    address.searchParams.set("modal", value);
    const link = document.createElement("a");
    link.href = address.href;
    link.id = "to-popup";
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, name);
}

export function hasOverflowClass({ page }: Guest): Promise<boolean> {
  return page.evaluate(() => document.body.classList.contains("has-modal"));
}

export function focusIsWithin({ page }: Guest, name: string): Promise<boolean> {
  return page.evaluate(
    (value) => document.activeElement?.closest(`dialog[data-modal="${value}"]`) !== null,
    name,
  );
}

/** The page behind has the focus; the browser's own bars, seen as the body, do not count. */
export function focusEscapes({ page }: Guest, name: string): Promise<boolean> {
  return page.evaluate((value) => {
    const at = document.activeElement;
    return at !== null && at !== document.body && at.closest(`dialog[data-modal="${value}"]`) === null;
  }, name);
}

/** What the popup's own sheet says, which no page carries. */
export function paddingOf(guest: Guest, name: string): Promise<string> {
  return dialog(guest, name)
    .locator(".modal-body > *")
    .first()
    .evaluate((content) => getComputedStyle(content).padding);
}

/** Esc first closes what is open inside the popup, then the popup. */
export async function closeWithEscape(guest: Guest, name: string): Promise<void> {
  for (let presses = 0; presses < 3 && (await dialog(guest, name).count()) > 0; presses++) {
    await guest.page.keyboard.press("Escape");
    await guest.page.waitForTimeout(150);
  }
  await dialog(guest, name).waitFor({ state: "detached" });
}
