import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import type { Mail } from "../../../gateways/gateways.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { sentMails, tokenIn } from "../../../testing/sent-mails.ts";
import { buildSupply } from "../../../testing/supply.ts";

describe("who may see a booking", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  describe("guesses", () => {
    const RIGHT = 612345678;
    let mailToken: string;
    let bookingId: string;
    let day = 10;
    const lookUp = (browser: Browser, phone: number, booking_id = bookingId) =>
      browser.post("/api/pwa/bookingLookup", { booking_id, phone: String(phone), country_code: "+31" });
    const statusesOf = async (answers: readonly (() => Promise<{ status: number }>)[]) => {
      const statuses: number[] = [];
      for (const answer of answers) statuses.push((await answer()).status);
      return statuses;
    };
    const wrong = (count: number, ip: string) =>
      Array.from(
        { length: count },
        (_, index) => () => lookUp(test.browser(undefined, ip), 612345600 + index),
      );
    beforeEach(async () => {
      await test.database.db.deleteFrom("outbox").execute();
      day += 1;
      const stay = { checkin: `2027-08-${day}`, checkout: `2027-08-${day + 1}` };
      bookingId = (await bookStay(test.browser(), `guess${day}`, stay)).body.booking_id;
      const [mail] = await sentMails(test);
      mailToken = tokenIn(mail as Mail);
    });

    it("end after a few wrong ones, and then a right one does not help", async () => {
      const guesser = "198.51.100.1";
      expect(await statusesOf(wrong(8, guesser))).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
      expect((await lookUp(test.browser(undefined, guesser), RIGHT)).status).toBe(429);
      const unknown = Array.from(
        { length: 8 },
        (_, index) => () =>
          lookUp(test.browser(undefined, "198.51.100.2"), index + 612345600, "000000000000"),
      );
      expect(await statusesOf(unknown), "an unknown booking ends alike").toEqual([
        404, 404, 404, 404, 404, 404, 429, 429,
      ]);
    });

    it("[MODE-08] of strangers never keep the guest out: not by phone from elsewhere, not by link from anywhere", async () => {
      await statusesOf(wrong(8, "198.51.100.3"));
      expect((await lookUp(test.browser(undefined, "198.51.100.4"), RIGHT)).status).toBe(200);
      const linkOf = (browser: Browser) => browser.get(`/api/pwa/booking/${bookingId}?token=${mailToken}`);
      expect((await linkOf(test.browser(undefined, "198.51.100.3"))).body.booking.access).toBe("token");
    });

    it("[MODE-08] that are right are given back: a guest opens a booking as often as they like", async () => {
      const openings = Array.from(
        { length: 25 },
        () => () => lookUp(test.browser(undefined, "198.51.100.5"), RIGHT),
      );
      expect(new Set(await statusesOf(openings))).toEqual(new Set([200]));
      const links = Array.from(
        { length: 25 },
        () => () =>
          test.browser(undefined, "198.51.100.5").get(`/api/pwa/booking/${bookingId}?token=${mailToken}`),
      );
      expect(new Set(await statusesOf(links))).toEqual(new Set([200]));
    });

    it("from many addresses end for the booking, by phone only", async () => {
      const many = Array.from({ length: 12 }, (_, index) => wrong(6, `2001:db8:0:${index}::1`)).flat();
      const statuses = await statusesOf(many);
      expect(statuses.indexOf(429)).toBe(limits.protection.lookupsPerBooking);
      const guest = test.browser(undefined, "198.51.100.6");
      expect((await lookUp(guest, RIGHT)).status).toBe(429);
      expect((await guest.get(`/api/pwa/booking/${bookingId}?token=${mailToken}`)).status).toBe(200);
      expect((await lookUp(guest, RIGHT)).status, "what is open stays open").toBe(200);
    });

    it("of one network of IPv6 are one guesser's", async () => {
      const guesses = Array.from({ length: 8 }, (_, index) =>
        wrong(1, `2001:db8:ffff:1::${index + 1}`),
      ).flat();
      expect(await statusesOf(guesses)).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
    });

    it("leave few rows behind, however many bookings are tried", async () => {
      const rows = async () =>
        (await test.database.db.selectFrom("rate_limit").select("bucket").execute()).length;
      const before = await rows();
      const stranger = test.browser(undefined, "198.51.100.7");
      for (let index = 0; index < 100; index += 1)
        await stranger.get(`/api/pwa/booking/${String(index).padStart(12, "0")}?user_phone=612345678`);
      expect((await rows()) - before).toBeLessThanOrEqual(2 * limits.protection.lookupsPerSource + 1);
    });

    it.each([
      (id: string) => `/booking/${id}`,
      (id: string) => `/booking/${id.toLowerCase()}/`,
      (id: string) => `/BOOKING/${id}`,
      (id: string) => `//booking/${id}`,
      (id: string) => `/my-booking/${id}`,
      (id: string) => `/nl/my-booking/${id}`,
      (id: string) => `/NL/Booking/${id}`,
      (id: string) => `/nl/family/booking/${id}`,
      (id: string) => `/%62ooking/${id}`,
    ])(
      "[BDET-07] [ROUTE-36] the mail's link opens at %s, often, and leaves no token in the address",
      async (pathOf) => {
        const path = pathOf(bookingId);
        for (let time = 0; time < 8; time += 1) {
          const browser = test.browser(undefined, "198.51.100.8");
          const answer = await browser.get(`${path}?token=${mailToken}&locale=en`);
          expect([answer.status, answer.headers.location]).toEqual([
            303,
            `${path.replace("//", "/")}?locale=en`,
          ]);
          expect((await browser.get(`/api/pwa/booking/${bookingId}`)).body.booking.access).toBe("token");
        }
      },
    );

    it.each(["/booking/ID/x.css", "/my-booking/ID/a/b", "/booking/ID.css"])(
      "a link at %s proves nothing and loses its token",
      async (form) => {
        const path = form.replace("ID", bookingId);
        const browser = test.browser();
        const answer = await browser.get(`${path}?token=${mailToken}`);
        expect([answer.status, answer.headers.location]).toEqual([303, path]);
        expect((await browser.get(`/api/pwa/booking/${bookingId}`)).status).toBe(404);
      },
    );

    it("[CONF-01] of another brand's guests find nothing, not even with the right proof", async () => {
      const elsewhere = test.browser("in.hotels.test");
      expect((await lookUp(elsewhere, RIGHT)).status).toBe(404);
      expect((await elsewhere.get(`/api/pwa/booking/${bookingId}?token=${mailToken}`)).status).toBe(404);
      const { text } = await lookUp(elsewhere, RIGHT, "000000000000");
      expect((await lookUp(elsewhere, RIGHT)).text).toBe(text);
    });

    it("[CONF-01] a session lists and opens nothing it has at another brand", async () => {
      const here = test.browser();
      expect((await lookUp(here, RIGHT)).status).toBe(200);
      await here.get(`/api/pwa/booking/${bookingId}?token=${mailToken}`);
      const ask = async (path: string) =>
        (
          await test.app.inject({ url: path, headers: { host: "in.hotels.test", cookie: here.cookie() } })
        ).json();
      expect((await here.get("/api/pwa/bookings")).body.count).toBe(1);
      expect((await ask("/api/pwa/bookings")).count).toBe(0);
      expect((await ask(`/api/pwa/booking/${bookingId}`)).code).toBe("not_found");
    });
  });
});
