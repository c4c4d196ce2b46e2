import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, bookStay, buildQuote } from "../../../testing/booking.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { buildSupply } from "../../../testing/supply.ts";

describe("the list of bookings", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  it("[API-23] [BDET-09] [BSTAT-05] lists 20 a batch, nearest stay first, by status", async () => {
    const browser = test.browser();
    for (const day of ["2027-09-20", "2027-09-10"]) {
      await bookStay(browser, `list${day}`, {
        checkin: day,
        checkout: `${day.slice(0, 8)}${Number(day.slice(8)) + 1}`,
      });
    }
    const all = await browser.get(
      "/api/pwa/bookings?filters[status]=0&format_response[batch][count]=20&format_response[batch][offset]=0&format_response[sort_params][sort_on]=closest",
    );
    expect(all.body.bookings.map(({ checkin }: { checkin: string }) => checkin)).toEqual([
      "2027-09-10",
      "2027-09-20",
    ]);
    const flat = await browser.get("/api/pwa/bookings?sort=closest");
    expect(flat.body).toEqual(all.body);
    expect((await browser.get("/api/pwa/bookings?format_response[sort_params][sort_on]=price")).status).toBe(
      400,
    );
    const second = await browser.get("/api/pwa/bookings?offset=1&count=1");
    expect([second.body.count, second.body.bookings[0].checkin]).toEqual([2, "2027-09-20"]);
    expect((await browser.get("/api/pwa/bookings?status=cancelled")).body.count).toBe(0);
    const quote = await buildQuote(browser, { checkin: "2027-09-25", checkout: "2027-09-26" });
    const partner = bookingBody(quote.quote_id, "partner", { booking: { sub_source: "partner-a" } });
    const { booking_id } = (await browser.post("/api/pwa/createBooking", partner)).body;
    const ofPart = async (part: string) =>
      (await browser.get(`/api/pwa/bookings?filters[sub_source]=${part}`)).body.bookings.map(
        (booking: { id: string }) => booking.id,
      );
    expect([await ofPart("partner-a"), await ofPart("partner-b")]).toEqual([[booking_id], []]);
    expect((await browser.get("/api/pwa/session")).body.has_bookings).toBe(true);
  });

  it("keeps of where a guest came from a plain word, and nothing that may name them", async () => {
    const browser = test.browser();
    const kept = async (day: number, utm_source: string) => {
      const [checkin, checkout] = [`2027-12-${day}`, `2027-12-${day + 1}`];
      const { quote_id } = await buildQuote(browser, { checkin, checkout });
      const body = bookingBody(quote_id, `campaign${day}`, { booking: { utm_source } });
      const { booking_id } = (await browser.post("/api/pwa/createBooking", body)).body;
      const row = test.database.db
        .selectFrom("booking")
        .select("request")
        .where("booking_id", "=", booking_id);
      return (await row.executeTakeFirstOrThrow()).request.utm_source;
    };
    expect(await kept(10, "Newsletter")).toBe("newsletter");
    for (const [index, said] of ["noor@example.test", "+31612345678", "Noor de Wit"].entries())
      expect(await kept(12 + 2 * index, said), said).toBeUndefined();
  });

  it("[API-23] [BDET-09] lists 20 where nothing is said of how many, and the rest behind them", async () => {
    const browser = test.browser();
    const days = Array.from({ length: 21 }, (_, index) => String(index + 1).padStart(2, "0"));
    for (const day of days) {
      const stay = {
        checkin: `2027-10-${day}`,
        checkout: `2027-10-${String(Number(day) + 1).padStart(2, "0")}`,
      };
      expect((await bookStay(browser, `batch${day}`, stay)).status).toBe(200);
    }
    const list = async (query: string) => (await browser.get(`/api/pwa/bookings${query}`)).body;
    const [first, rest] = [await list(""), await list("?offset=20")];
    expect([first.count, first.bookings.length, rest.bookings.length]).toEqual([21, 20, 1]);
    const shown = [...first.bookings, ...rest.bookings].map(({ checkin }: { checkin: string }) => checkin);
    expect(shown).toEqual(days.map((day) => `2027-10-${day}`));
  });

  it("says of a guest who is signed in that the list is their account's, and of nobody else", async () => {
    const [stranger, guest] = [test.browser(), test.browser()];
    guest.useSession((await openKnownSession({ db: test.database.db, clock: test.clock })).token);
    await stranger.get("/api/pwa/session");
    const nothing = { bookings: [], count: 0, offset: 0 };
    expect((await test.browser().get("/api/pwa/bookings")).body).toEqual(nothing);
    expect((await stranger.get("/api/pwa/bookings")).body).toEqual(nothing);
    expect((await guest.get("/api/pwa/bookings")).body).toEqual({ ...nothing, of_account: true });
  });

  it("[BSTAT-05] finds a booking under the filters of its status, and under no other", async () => {
    const browser = test.browser();
    const stay = { checkin: "2027-09-28", checkout: "2027-09-29" };
    const { booking_id } = (await bookStay(browser, "filtered", stay)).body;
    const filters = ["1", "0", "2", "3,4,13", "19", "20", "21"];
    const tabs = ["upcoming", "confirmed", "checked-in", "checked-out", "completed", "cancelled"];
    const found = async (status_key: number) => {
      await test.database.db
        .updateTable("booking")
        .set({ status_key })
        .where("booking_id", "=", booking_id)
        .execute();
      const asked = [...filters, ...tabs].map(async (status) => {
        const { body } = await browser.get(`/api/pwa/bookings?filters[status]=${status}`);
        return body.count > 0 ? [status] : [];
      });
      return (await Promise.all(asked)).flat();
    };
    // What is upcoming or completed for a home is confirmed, checked in or checked out for a hotel: those
    // tabs have both.
    expect(await found(0)).toEqual(["0", "upcoming", "confirmed"]);
    expect(await found(1)).toEqual(["1", "upcoming", "checked-in"]);
    expect(await found(2)).toEqual(["2", "checked-out", "completed"]);
    for (const code of [3, 4, 13]) expect(await found(code), `${code}`).toEqual(["3,4,13", "cancelled"]);
    expect(await found(16)).toEqual(["cancelled"]);
    expect(await found(19)).toEqual(["19", "upcoming"]);
    expect(await found(20)).toEqual(["20", "completed"]);
    expect(await found(21)).toEqual(["21", "cancelled"]);
  });
});
