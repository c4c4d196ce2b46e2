import type { Locator } from "playwright";

/** The words of an element, in one line. */
export async function textOf(locator: Locator): Promise<string> {
  return ((await locator.textContent()) ?? "").replace(/\s+/g, " ").trim();
}
