import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** Broken WCAG 2.2 AA rules of the page as it stands, one line per element. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  // Told in the page itself, and only what is broken: the other way loads the rules into a second page and lists
  // all that is right, which takes twice as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`,
    ),
  );
}

/** How far the page can be scrolled sideways, in CSS pixels; 0 on a page that fits. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Buttons, fields and links outside sentences that are smaller than 24 by 24 CSS pixels and stand too close
 * to others (WCAG 2.5.8).
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href],button,input,select,summary,[role=button]"),
    ];
    const boxes = controls
      .filter((each) => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((each) => !each.closest(".visually-hidden,.skip-link"))
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const inSentence = (each: HTMLElement) =>
      getComputedStyle(each).display === "inline" &&
      (each.parentElement?.textContent?.trim().length ?? 0) > (each.textContent?.trim().length ?? 0);
    const crowded = (box: DOMRect, self: HTMLElement) => {
      const { x, y } = centre(box);
      return boxes.some(({ each, box: other }) => {
        if (each === self || each.contains(self) || self.contains(each)) return false;
        const dx = Math.max(other.left - x, 0, x - other.right);
        const dy = Math.max(other.top - y, 0, y - other.bottom);
        return Math.hypot(dx, dy) < 12;
      });
    };
    return boxes
      .filter(
        ({ each, box }) => (box.width < 24 || box.height < 24) && !inSentence(each) && crowded(box, each),
      )
      .map(
        ({ each, box }) =>
          `${each.tagName.toLowerCase()} "${each.textContent?.trim().slice(0, 30)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
      );
  });
}
