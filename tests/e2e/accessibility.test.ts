import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems, sidewaysScroll, smallTargets } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

const phones = { "solvanta-in": "9820099887", "wrenhollow-nl": "611223344", "solvanta-ae": "501122334" };

const visits = (["solvanta-in", "wrenhollow-nl", "solvanta-ae"] as const).flatMap((siteId, index) =>
  (["phone", "desktop"] as const).map((screen, other) => ({ siteId, screen, lane: 10 + index * 2 + other })),
);

describe.each(visits)("$siteId on $screen", ({ siteId, screen, lane }) => {
  it.each([
    ["home", (guest: Guest) => guest.open("/")],
    ["listing", (guest: Guest) => guest.open(listingPath(siteId))],
    ["property", (guest: Guest) => openProperty(guest)],
    ["checkout", (guest: Guest) => openCheckout(guest)],
    ["my bookings", (guest: Guest) => guest.open("/my-booking")],
    ["not found", (guest: Guest) => guest.open("/nowhere/to/be/found")],
  ])("the %s page is accessible, fits the screen and is quiet", async (_name, visit) => {
    const guest = await newGuest(siteId, screen);
    await visit(guest);
    await checkPage(guest);
    await guest.context.close();
  });

  it("a booking with a wrong form on the way is accessible, fits the screen and is quiet", async () => {
    const guest = await newGuest(siteId, screen);
    await openCheckout(guest, stayAhead(2, lane));
    await awake(guest.page);
    await guest.checkout.bookButton.click();
    await expect.poll(() => guest.checkout.wrongFields()).toContain("first_name");
    expect.soft(await accessibilityProblems(guest.page)).toEqual([]);
    await guest.checkout.fillGuest({
      firstName: "Mira",
      lastName: "Okafor",
      phone: phones[siteId],
      email: "mira@example.com",
    });
    await guest.checkout.book();
    await guest.booking.article.waitFor();
    await checkPage(guest);
    await guest.context.close();
  });
});

async function checkPage({ page, trouble, screen }: Guest): Promise<void> {
  await awake(page);
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await sidewaysScroll(page)).toBe(0);
  if (screen === "phone") {
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
  }
  expect(trouble).toEqual([]);
}

describe("with the keyboard", () => {
  it.each(["solvanta-in", "wrenhollow-nl"])(
    "%s lets skip the header and goes on in reading order",
    async (siteId) => {
      const guest = await newGuest(siteId, "desktop");
      const { page, say } = guest;
      await guest.open("/");
      await awake(page);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: say("shell.skip-to-content") });
      await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
      await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

      await guest.open(listingPath(siteId));
      await awake(page);
      const seen: string[] = [];
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press("Tab");
        seen.push(
          await page.evaluate(
            () => document.activeElement?.closest("[data-region]")?.getAttribute("data-region") ?? "skip",
          ),
        );
      }
      expect(seen).toEqual(seen.toSorted((one, other) => regions.indexOf(one) - regions.indexOf(other)));
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("every stop of the tab key shows where it is", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    await openProperty(guest);
    await awake(guest.page);
    const unseen: string[] = [];
    for (let presses = 0; presses < 25; presses++) {
      await guest.page.keyboard.press("Tab");
      const stop = await guest.page.evaluate(() => {
        const at = document.activeElement as HTMLElement;
        const marked = [at, at.parentElement, at.closest("label,article,[class*=field]")].some((each) => {
          if (!each) return false;
          const { outlineStyle, boxShadow, outlineWidth } = getComputedStyle(each);
          const after = getComputedStyle(each, "::after");
          const ring = (style: CSSStyleDeclaration) =>
            style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
          return (outlineStyle !== "none" && outlineWidth !== "0px") || ring(after) || boxShadow !== "none";
        });
        return { marked, name: `${at.tagName} ${at.textContent?.trim().slice(0, 40)}` };
      });
      if (!stop.marked) unseen.push(stop.name);
    }
    expect(unseen).toEqual([]);
    await guest.context.close();
  });
});

const regions = ["skip", "header", "main", "footer"];
