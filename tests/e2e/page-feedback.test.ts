import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";

openBrowser();

describe("whether a page helped", () => {
  it("[SNACK-03] posts the answer with the headers of calls, then goes where it leads", async () => {
    const guest = await newGuest("solvanta-in", "phone", { consent: "", offlineCopies: false });
    const { page, say } = guest;
    await guest.open("/faq");
    expect(await accessibilityProblems(page)).toEqual([]);
    // Read on the way: the answer may come when its page has been left.
    const told: unknown[] = [];
    await page.route("**/api/pwa/socialFeedback", async (route) => {
      const { host, hostname, href } = new URL(route.request().url());
      const headers = { ...route.request().headers(), host };
      const answer = await route.fetch({ url: href.replace(hostname, "127.0.0.1"), headers });
      told.push(answer.status(), await answer.json(), route.request().postDataJSON(), headers);
      await route.fulfill({ response: answer });
    });
    await page.getByRole("link", { name: say("feedback.notHelped") }).click();
    await page.waitForURL("**/service/contact");
    expect(told).toEqual([
      200,
      { accepted: true },
      { widget_id: "article-help", item_id: "faq", action: "not_helped" },
      expect.objectContaining({
        "content-type": "application/json",
        "x-device-role": expect.any(String),
        "origin-host": expect.any(String),
      }),
    ]);
    expect(guest.trouble.filter((line) => !line.includes("Service Worker registration"))).toEqual([]);
    await guest.context.close();
  });

  it("[SNACK-03] goes on all the same where the host is slow, refuses or is not reached", async () => {
    const guest = await newGuest("solvanta-in", "phone", { consent: "", offlineCopies: false });
    const { page, say } = guest;
    const ways = ["slow", "refused", "lost"] as const;
    for (const way of ways) {
      await page.unroute("**/api/pwa/socialFeedback");
      await page.route("**/api/pwa/socialFeedback", async (route) => {
        if (way === "refused") return route.fulfill({ status: 503, body: "{}" });
        if (way === "lost") return route.abort();
        await new Promise((resolve) => setTimeout(resolve, 8000));
        return route.abort().catch(() => undefined);
      });
      await guest.open("/faq");
      const began = Date.now();
      await page.getByRole("link", { name: say("feedback.notHelped") }).click();
      await page.waitForURL("**/service/contact", { timeout: 7000 });
      if (way === "slow") expect(Date.now() - began).toBeGreaterThan(900);
    }
    await guest.context.close();
  });
});
