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
    const answered = page.waitForResponse("**/api/pwa/socialFeedback");
    await page.getByRole("link", { name: say("feedback.notHelped") }).click();
    const answer = await answered;
    const request = answer.request();
    expect([answer.status(), await answer.json(), request.method()]).toEqual([
      200,
      { accepted: true },
      "POST",
    ]);
    expect(request.postDataJSON()).toEqual({
      widget_id: "article-help",
      item_id: "faq",
      action: "not_helped",
    });
    const headers = await request.allHeaders();
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "x-device-role": expect.any(String),
    });
    expect([headers.cookie, headers["origin-host"] !== undefined]).toEqual([undefined, true]);
    await page.waitForURL("**/service/contact");
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
