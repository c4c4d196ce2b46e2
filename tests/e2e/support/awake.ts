import type { Locator, Page } from "playwright";

/** Waits until every island in view that wakes by itself has been woken and React owns it. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrate="touch"])')];
    return islands.every((island) => {
      const shown = (island.firstElementChild ?? island).getBoundingClientRect();
      const inView = shown.height > 0 && shown.top < innerHeight && shown.bottom > 0;
      return !inView || Object.keys(island).some((key) => key.startsWith("__reactContainer"));
    });
  });
}

/** Whether React owns the island this stands in. */
export function isAwake(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const island = element.closest("[data-island]");
    return island !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  });
}
