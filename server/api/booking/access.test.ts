import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { bookStay, GUEST } from "../../testing/booking.ts";
import type { Browser } from "../../testing/browser.ts";
import { buildSupply } from "../../testing/supply.ts";

describe("who may see a booking", () => {
  let test: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
    owner = test.browser();
    id = (await bookStay(owner, "access")).body.booking_id;
  }, 90_000);
  afterAll(() => test.stop());

  it("[API-22] [BDET-01] [BDET-02] [BDET-03] [BDET-05] [BOOK-03] shows the owner everything, as just made", async () => {
    const answer = await owner.get(`/api/pwa/booking/${id.toLowerCase()}?fields[]=id&decimal_price=true`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.booking).toMatchObject({
      id,
      booking_no: id,
      state: "confirmed",
      display_status: "confirmed",
      nights_count: 2,
      final_amount: 25_000,
      payable_amount: 25_000,
      get_payment_status_id: 0,
      payment_kind: "Postpay",
      access: "owner",
      just_created: true,
      guest: { name: "Noor de Vries", email: GUEST.email, guest_country_code: "+31" },
      booked_by: { phone: "+31 612345678" },
      booking_rooms: [{ no_of_adults: 2, no_of_children: 0, no_of_babies: 0, no_of_pets: 0 }],
      permissions: { cancellable: true, modifiable: true, payable: false, needs_code: false },
    });
    const bills: { amount: number; included: boolean }[] = answer.body.booking.bills_hash;
    expect(bills.filter(({ included }) => !included).reduce((sum, { amount }) => sum + amount, 0)).toBe(
      25_000,
    );
  });

  it("[MODE-08] answers strangers, wrong phones and unknown ids alike", async () => {
    const answers = await Promise.all([
      test.browser().get(`/api/pwa/booking/${id}`),
      test.browser().get(`/api/pwa/booking/${id}?user_phone=612345679`),
      test.browser().get(`/api/pwa/booking/${id}?token=${"x".repeat(44)}`),
      test.browser().get("/api/pwa/booking/000000000000?user_phone=612345678"),
      test
        .browser()
        .post("/api/pwa/bookingLookup", { booking_id: id, phone: "612345679", country_code: "+31" }),
      test.browser().post("/api/pwa/bookingLookup", {
        booking_id: "000000000000",
        phone: "612345678",
        country_code: "+31",
      }),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it("[VAL-07] [BDET-09] [MODE-08] opens a masked view by id and phone, and lists it from then on", async () => {
    const browser = test.browser();
    const found = await browser.post("/api/pwa/bookingLookup", {
      booking_id: ` ${id.toLowerCase()} `,
      phone: "0612345678",
      country_code: "31",
    });
    expect(found.body).toEqual({ booking_id: id, url: `/booking/${id}` });
    const { booking } = (await browser.get(`/api/pwa/booking/${id}`)).body;
    expect(booking).toMatchObject({
      access: "masked",
      just_created: false,
      permissions: { needs_code: true },
    });
    expect(JSON.stringify(booking)).not.toMatch(/Noor|Vries|12345678|noor@/);
    const list = await browser.get("/api/pwa/bookings?status=upcoming");
    expect(list.body.bookings.map((each: { id: string }) => each.id)).toEqual([id]);
  });

  it("[VAL-07] names the fields of a lookup that cannot be right", async () => {
    const answer = await test
      .browser()
      .post("/api/pwa/bookingLookup", { booking_id: "A B", phone: "12x", country_code: "+91" });
    expect([answer.status, answer.body.fields.map(({ code }: { code: string }) => code)]).toEqual([
      422,
      ["booking-id-spaces", "phone-characters"],
    ]);
  });

  it("[BDET-07] [ROUTE-36] opens by the mail's link and remembers it, so that the token can leave the address", async () => {
    const [mail] = await test.database.db.selectFrom("outbox").select("payload").execute();
    const token = /token=([\w-]+)/.exec(JSON.stringify(mail?.payload))?.[1];
    const browser = test.browser();
    const opened = await browser.get(`/api/pwa/booking/${id}?token=${token}`);
    const later = await browser.get(`/api/pwa/booking/${id}`);
    expect([opened.body.booking.access, later.body.booking.access, later.body.booking.guest.name]).toEqual([
      "token",
      "token",
      "Noor de Vries",
    ]);
    const rows = await test.database.db.selectFrom("booking_link").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("[ROUTE-36] takes phone and token out of the page's address, whether they prove something or not", async () => {
    const [right, wrong] = [test.browser(), test.browser()];
    const page = (phone: string) => `/nl/booking/${id}?phone=${encodeURIComponent(phone)}&locale=en`;
    const answers = [await right.get(page("+31 612345678")), await wrong.get(page("+31 612345679"))];
    for (const { status, headers } of answers) {
      expect([status, headers.location, headers["referrer-policy"]]).toEqual([
        303,
        `/nl/booking/${id}?locale=en`,
        "no-referrer",
      ]);
    }
    expect((await right.get(`/api/pwa/booking/${id}`)).body.booking.access).toBe("masked");
    expect((await wrong.get(`/api/pwa/booking/${id}`)).status).toBe(404);
  });

  it("stops guessing after a few tries, right or wrong", async () => {
    const id2 = (await bookStay(test.browser(), "guess", { checkin: "2027-08-01", checkout: "2027-08-02" }))
      .body.booking_id;
    const guesser = test.browser();
    const statuses: number[] = [];
    for (let phone = 612345670; phone < 612345679; phone += 1) {
      const answer = await guesser.post("/api/pwa/bookingLookup", {
        booking_id: id2,
        phone: String(phone),
        country_code: "+31",
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429, 429]);
  });

  it("[API-23] [BDET-09] [BSTAT-05] lists 20 a batch, nearest stay first, by status", async () => {
    const browser = test.browser();
    for (const day of ["2027-09-20", "2027-09-10"]) {
      await bookStay(browser, `list${day}`, {
        checkin: day,
        checkout: `${day.slice(0, 8)}${Number(day.slice(8)) + 1}`,
      });
    }
    const all = await browser.get(
      "/api/pwa/bookings?filters[status]=0&format_response[batch][count]=20&format_response[batch][offset]=0&sort=closest",
    );
    expect(all.body.bookings.map(({ checkin }: { checkin: string }) => checkin)).toEqual([
      "2027-09-10",
      "2027-09-20",
    ]);
    const second = await browser.get("/api/pwa/bookings?offset=1&count=1");
    expect([second.body.count, second.body.bookings[0].checkin]).toEqual([2, "2027-09-20"]);
    expect((await browser.get("/api/pwa/bookings?status=cancelled")).body.count).toBe(0);
    expect((await browser.get("/api/pwa/session")).body.has_bookings).toBe(true);
  });
});
