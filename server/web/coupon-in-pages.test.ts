import { afterAll, beforeAll, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { startRealWeb } from "../../tests/support/real-web.ts";
import { createBrowser } from "../testing/browser.ts";
import { buildCoupon } from "../testing/coupon.ts";
import { buildSupply } from "../testing/supply.ts";
import type { TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";
const dates = "checkin=10/04/2027&checkout=12/04/2027&rooms_config=1-2_0_0_0";
let web: TestWeb;

beforeAll(async () => {
  web = await startRealWeb({
    fill: async (db) => {
      await buildSupply(db);
      await buildCoupon(db, { coupon_code: "SECRET20", percent: 20 });
      await buildCoupon(db, { coupon_code: "BYITSELF", percent: 5, automatic: true });
    },
  });
}, 120_000);
afterAll(() => web.stop());

const from = (ip: string) => createBrowser(web.app, host, ip);

describe("coupons of pages", () => {
  it("[COUP-04] apply as the address says or by themselves, shown and removable, and go along to the checkout", async () => {
    const guest = from("198.51.100.1");
    const own = (await guest.get(`/1/?${dates}&coupon=secret20`)).text;
    expect(own).toContain("SECRET20 is applied");
    expect(own).toMatch(/href="\/1\/\?[^"]*coupon=none[^"]*"[^>]*>Remove SECRET20/);
    expect(own).toMatch(/href="\/checkout\?[^"]*coupon=secret20/);
    const itself = (await guest.get(`/1/?${dates}`)).text;
    expect(itself).toContain("BYITSELF is applied");
    expect(itself).toContain("Applied for you");
    const none = (await guest.get(`/1/?${dates}&coupon=none`)).text;
    expect(none).not.toMatch(/is applied|does not apply/);
    expect((await guest.get(`/1/?${dates}&coupon=NOSUCHCODE`)).text).toContain("does not apply to this stay");
    const stay = `hotel_id=1&room_category_id=11&${dates}`;
    for (const [coupon, words] of [
      ["&coupon=secret20", "SECRET20 is applied"],
      ["", "BYITSELF is applied"],
      ["&coupon=none", "Add a coupon"],
    ] as const) {
      const { location } = (await guest.get(`/checkout?${stay}${coupon}`)).headers;
      expect((await guest.get(String(location))).text, coupon).toContain(words);
    }
  });

  it("are guessed by the address that asks for the page, and no stranger uses up the guesses of others", async () => {
    const stranger = from("198.51.100.2");
    for (let index = 0; index <= limits.protection.couponGuessesPerSource; index += 1)
      await stranger.get(`/1/?${dates}&coupon=GUESS${index}`);
    const page = async (ip: string, coupon: string) =>
      (await from(ip).get(`/1/?${dates}&coupon=${coupon}`)).text;
    expect(await page("198.51.100.2", "Secret20")).toContain("does not apply to this stay");
    expect(await page("198.51.100.3", "SECRET20")).toContain("SECRET20 is applied");
  });

  it("say to nobody else what they say to whoever has guessed too much, from no cache", async () => {
    const [stranger, guest] = [from("198.51.100.4"), from("198.51.100.5")];
    for (let index = 0; index <= limits.protection.couponGuessesPerSource; index += 1)
      await stranger.get(`/1/?${dates}&coupon=TRIED${index}`);
    for (const [path, refused] of [
      [`/1/?${dates}&coupon=sEcret20`, "does not apply to this stay"],
      [`/api/pwa/hotels/1?checkin=2027-04-10&checkout=2027-04-12&requested_coupon=SECRET20`, ""],
    ] as const) {
      const poisoned = await stranger.get(path);
      expect(poisoned.status).toBe(200);
      expect(poisoned.text).toContain(refused);
      expect(poisoned.headers["cache-control"]).toBe("no-store");
      const after = await guest.get(path);
      expect(after.headers["cache-control"]).toMatch(/^public/);
      expect(after.text).not.toBe(poisoned.text);
    }
    expect((await guest.get(`/1/?${dates}&coupon=sEcret20`)).text).toContain("SECRET20 is applied");
  });

  it("say to a guest who waits for the same page nothing of the refusal of whoever asked for it first", async () => {
    const stranger = from("198.51.100.6");
    for (let index = 0; index <= limits.protection.couponGuessesPerSource; index += 1)
      await stranger.get(`/1/?${dates}&coupon=MISSED${index}`);
    const path = `/1/?${dates}&coupon=seCRET20`;
    const guests = ["198.51.100.7", "198.51.100.8", "198.51.100.9"].map(from);
    const first = stranger.get(path);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const answers = await Promise.all(guests.map((each) => each.get(path)));
    await first;
    for (const { text, headers } of answers) {
      expect(text).toContain("SECRET20 is applied");
      expect(headers["cache-control"]).toMatch(/^public/);
    }
  });
});
