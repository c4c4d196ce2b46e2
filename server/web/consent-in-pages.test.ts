import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;
let browser: Browser;
beforeAll(async () => {
  const release = withNumberedCity(await realRelease());
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 60, today: "2027-03-01" }),
  });
  browser = createBrowser(web.app, "wrenhollow-nl.localhost");
  const phone = "612345678";
  await browser.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
  await browser.post("/api/pwa/authenticate", { otp: await codeFor(web.db, `+31${phone}`) });
  const form = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };
  await browser.post("/api/pwa/userSignUp", form);
}, 120_000);
afterAll(() => web?.stop());

/** The release with a city whose name begins with a number. */
function withNumberedCity(release: Release): Release {
  const [city] = Object.values(release.cities);
  if (!city) throw new Error("The release has no city.");
  const numbered = { ...city, slug: "1770-coast", name: "1770 Coast" };
  return { ...release, cities: { ...release.cities, [numbered.slug]: numbered } };
}

describe("the question for consent in pages", () => {
  it.each([
    ["a list whose path begins with a number", ["/1770-coast", "/nl/1770-coast", "/1770-coast/family"], 62],
    ["any other list", ["/search", "/hotels-in-amsterdam", "/amsterdam", "/nl/amsterdam/family"], 51],
    ["signing in", ["/login", "/login/gmail"], 78],
    ["home", ["/"], 56],
    ["the account", ["/accountdetails", "/accountdetails/security"], 56],
    ["saved hotels", ["/saved-hotels", "/wishlist"], 56],
    ["a booking", ["/booking/K7QP3MNT9XRD"], 56],
    ["bookings", ["/my-booking"], 56],
    ["another page", ["/partner-with-us", "/service/newsletter"], 0],
  ])("[CONS-02] stands above the lower edge as %s wants it", async (_, paths, offset) => {
    for (const path of paths) {
      const { text } = await browser.get(path);
      const [banner = ""] = /<section id="cookie-choices"[^>]*>/.exec(text) ?? [];
      expect(banner, path).toMatch(new RegExp(`inset-block-end:${offset}(px)?[;"]`));
    }
  });
});
