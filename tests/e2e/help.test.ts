import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath } from "./support/places.ts";
import { dialog, openInPage } from "./support/popups.ts";
import { textOf } from "./support/text.ts";

openBrowser();

describe("help", () => {
  it("is entered at the same place of every page, and is the same there; a page without popups leads to the questions", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page } = guest;
    const entry = page.locator('header [data-modal="helpCentre"]');
    const seen: (readonly string[])[] = [];
    for (const path of ["/", listingPath("solvanta-in")]) {
      await guest.open(path);
      await awake(page);
      expect(await entry.count()).toBe(1);
      await openInPage(guest, "helpCentre");
      const popup = dialog(guest, "helpCentre");
      await popup.getByRole("searchbox").waitFor();
      seen.push(await popup.getByRole("heading", { level: 3 }).allTextContents());
    }
    expect(seen[0]?.length).toBeGreaterThan(2);
    expect(seen[1]).toEqual(seen[0]);
    await guest.open("/guest-inquiry");
    expect(await entry.getAttribute("href")).toBe("/faq");
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it.each(["solvanta-in", "solvanta-ae"])(
    "[HELP-03] finds a question of faqModal by its words, and faqTncModal has the terms, on %s",
    async (site) => {
      const guest = await newGuest(site, "phone");
      await guest.open("/");
      await awake(guest.page);
      await openInPage(guest, "faqModal");
      const popup = dialog(guest, "faqModal");
      const box = popup.getByRole("searchbox");
      await box.waitFor();
      const questions = popup.locator("summary");
      const all = await questions.allTextContents();
      const wanted = all.at(-1) ?? "";
      await box.fill(wanted.toUpperCase());
      // A word may be at home in another answer too.
      await expect.poll(() => questions.count()).toBeLessThan(all.length);
      expect(await questions.allTextContents()).toContain(wanted);
      await questions.filter({ hasText: wanted }).click();
      expect(await textOf(popup.locator("details[open] p").first())).not.toBe("");
      expect(await accessibilityProblems(guest.page)).toEqual([]);
      await openInPage(guest, "faqTncModal");
      const terms = dialog(guest, "faqTncModal");
      await expect.poll(async () => (await textOf(terms)).length).toBeGreaterThan(200);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[HELP-03] finds a question of the page of questions by its first letters, without a script", async () => {
    const guest = await newGuest("solvanta-ae", "phone", { javaScript: false });
    const { page } = guest;
    await guest.open("/faq");
    const questions = page.locator("main summary");
    const all = await questions.allTextContents();
    const wanted = all.at(-1) ?? "";
    await page.getByRole("searchbox").fill(wanted.slice(0, -2).toUpperCase());
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL(/[?&]q=/);
    expect(await questions.allTextContents()).toContain(wanted);
    expect(await questions.count()).toBeLessThan(all.length);
    await page.goBack();
    expect(await questions.allTextContents()).toEqual(all);
    await guest.context.close();
  });

  it("[HELP-04] takes a guest's inquiry with a picture, once for two presses, and keeps what was typed before", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page } = guest;
    await guest.open("/yo?locale=en");
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await field("message").fill("The shower is cold.");
    await expect.poll(() => drafts(guest, "assist")).toMatchObject([{ message: "The shower is cold." }]);
    await page.reload();
    await expect.poll(() => field("message").inputValue()).toBe("The shower is cold.");
    const picture = { name: "shower.png", mimeType: "image/png", buffer: Buffer.from(DOT, "base64") };
    await field("files").setInputFiles(picture);
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("main [aria-invalid]").first().waitFor();
    expect(await field("message").inputValue()).toBe("The shower is cold.");
    await expect
      .poll(() => page.locator("main img").evaluate((each) => (each as HTMLImageElement).naturalWidth))
      .toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await field("topic").selectOption({ index: 1 });
    await field("name").fill("Noor Haddad");
    await field("email").fill("noor@example.test");
    await page.getByRole("button", { name: "Send" }).dblclick();
    await page.locator("main [role=status]").waitFor();
    expect(await textOf(page.locator("main [role=status]"))).toMatch(/[A-Z0-9]{12}/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect.poll(() => drafts(guest, "assist")).toEqual([]);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[STATIC-04] keeps what an owner typed through a reload, the country too", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page } = guest;
    await guest.open("/partner-with-us");
    await awake(page);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await field("message").fill("Six rooms.");
    await field("country").selectOption("NL");
    await expect
      .poll(() => drafts(guest, "partner"))
      .toMatchObject([{ message: "Six rooms.", country: "NL" }]);
    await page.reload();
    await expect.poll(() => field("message").inputValue()).toBe("Six rooms.");
    await field("name").fill("Asha Menon");
    await expect.poll(() => field("country").inputValue()).toBe("NL");
    expect(await field("message").inputValue()).toBe("Six rooms.");
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

/** What this tab keeps of what was typed into a form: names and texts, for each guest who typed. */
const drafts = ({ page }: Guest, form: string) =>
  page.evaluate(
    (start) =>
      Object.entries(sessionStorage)
        .filter(([key]) => key.startsWith(start))
        .map(([, words]) => JSON.parse(words)),
    `staywright:form:${form}`,
  );

/** A picture of one point. */
const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
