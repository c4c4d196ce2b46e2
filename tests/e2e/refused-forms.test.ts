import { describe, expect, it } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";

openBrowser();

describe("a form that is refused, in a browser without a script", () => {
  it.each([
    ["wrenhollow-nl", "phone", "/login", "phone", "612"],
    ["solvanta-ae", "phone", "/yo", "message", "The shower is cold."],
    ["solvanta-in", "desktop", "/reset-password", "user_email", "asha@"],
  ] as const)(
    "[ACC-16] stands there again after Back and a reload, with what was typed: %s, %s, %s",
    async (siteId, screen, path, name, typed) => {
      const guest = await newGuest(siteId, screen, { javaScript: false });
      const { page } = guest;
      await guest.open(path);
      const field = page.locator(`main [name="${name}"]`).first();
      await field.fill(typed);
      const form = page.locator("main form", { has: page.locator(`[name="${name}"]`) }).first();
      await form.locator("[type=submit]").last().click();
      await page.waitForURL(/[?&]form=/);
      const stands = async () => {
        await page.locator('main [aria-invalid="true"]').first().waitFor();
        expect(await field.inputValue()).toBe(typed);
      };
      await stands();
      expect(page.url()).not.toContain(encodeURIComponent(typed));
      await guest.open("/terms");
      expect((await page.goBack())?.status()).toBe(200);
      await stands();
      expect((await page.reload())?.status()).toBe(200);
      await stands();
      await guest.context.close();
    },
  );
});
