import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PriceLine } from "#schemas/generated/api/price.ts";
import limits from "../../../../config/limits.json" with { type: "json" };
import type { Mail } from "../../../gateways/gateways.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, bookStay, buildQuote, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { sentMails, tokenIn } from "../../../testing/sent-mails.ts";
import { buildSupply } from "../../../testing/supply.ts";
import type { QuoteTerms } from "../quote/quote-terms.ts";

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
      invoice_no: id,
      status_key: 0,
      state: "confirmed",
      source: "web",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      display_status: "confirmed",
      hotel: {
        id: 1,
        provider_hotel_id: expect.stringMatching(/./),
        name: expect.stringMatching(/./),
        city: expect.stringMatching(/./),
        city_id: expect.any(Number),
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        hotel_type: "hotel",
        country_id: expect.any(Number),
        restrictions: expect.any(Array),
      },
      no_of_guest: 2,
      checkin: "2027-04-10",
      checkout: "2027-04-12",
      nights_count: 2,
      currency_symbol: "€",
      currency_code: "EUR",
      country_name: "Nederland",
      price: 25_000,
      amount: 24_000,
      discount: 0,
      discount_percentage: 0,
      final_amount: 25_000,
      payable_amount: 25_000,
      payable_amount_prepaid: 25_000,
      minimum_prepay_amount: 0,
      prepaid_discount_percent: 0,
      get_payment_status_id: 0,
      payment_kind: "Postpay",
      access: "owner",
      just_created: true,
      guest: { name: "Noor de Vries", email: GUEST.email, guest_country_code: "+31" },
      booked_by: { phone: "+31 6 12345678" },
      booking_rooms: [{ no_of_adults: 2, no_of_children: 0, no_of_babies: 0, no_of_pets: 0 }],
      permissions: { cancellable: true, modifiable: true, payable: false, needs_code: false },
    });
    expect(answer.body.booking).not.toHaveProperty("coupon_code");
    const bills: { amount: number; included: boolean }[] = answer.body.booking.bills_hash;
    expect(bills.filter(({ included }) => !included).reduce((sum, { amount }) => sum + amount, 0)).toBe(
      25_000,
    );
  });

  it("[BDET-01] says why a booking was cancelled and by whom, and nothing of it before", async () => {
    const browser = test.browser();
    const stay = { checkin: "2027-06-24", checkout: "2027-06-25" };
    const { booking_id } = (await bookStay(browser, "cancelled", stay)).body;
    const read = async () => (await browser.get(`/api/pwa/booking/${booking_id}`)).body.booking;
    const before = await read();
    expect([before.cancellation_reason, before.cancellation_blame]).toEqual([undefined, undefined]);
    const told = { cancellation_reason: "Plans changed", cancellation_blame: "guest" };
    await test.database.db
      .updateTable("booking")
      .set({ ...told, status_key: 3, state: "cancelled" })
      .where("booking_id", "=", booking_id)
      .execute();
    expect(await read()).toMatchObject({ ...told, status_key: 3, state: "cancelled" });
  });

  it("[VAL-04] shows a phone as the world writes it, however it was typed, and opens the booking by it", async () => {
    const browser = test.browser();
    const user = { ...GUEST, phone: "06 1234 5678" };
    const quote = await buildQuote(browser, { checkin: "2027-06-20", checkout: "2027-06-21" });
    const { booking_id } = (
      await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "trunk-zero", { user }))
    ).body;
    const { booking } = (await browser.get(`/api/pwa/booking/${booking_id}`)).body;
    expect(booking.booked_by.phone).toBe("+31 6 12345678");
    for (const phone of ["0612345678", "612345678", "+31612345678"]) {
      const lookup = { booking_id, phone, country_code: "+31" };
      expect((await test.browser().post("/api/pwa/bookingLookup", lookup)).status).toBe(200);
    }
  });

  it("[BDET-08] [PRICE-06] tells an early check-in and sums food and drinks into one bill", async () => {
    const browser = test.browser();
    const stay = { checkin: "2027-06-22", checkout: "2027-06-23" };
    const { booking_id } = (await bookStay(browser, "extras", stay)).body;
    const read = async () => (await browser.get(`/api/pwa/booking/${booking_id}`)).body.booking;
    expect((await read()).early_checkin).toBe(false);
    const { db } = test.database;
    const row = await db
      .selectFrom("booking")
      .select("terms")
      .where("booking_id", "=", booking_id)
      .executeTakeFirstOrThrow();
    const terms = row.terms as QuoteTerms;
    const extra = (bill_type: PriceLine["bill_type"], name: string, amount: number): PriceLine => ({
      bill_type,
      name,
      amount,
      quantity: 1,
      payable: "with_booking",
      included: false,
    });
    const price_lines = [
      ...terms.price_lines,
      extra("meal", "Breakfast", 1_500),
      extra("early_checkin", "Early check-in", 900),
      extra("meal", "Dinner", 3_000),
    ];
    await db
      .updateTable("booking")
      .set({ terms: JSON.stringify({ ...terms, price_lines }) })
      .where("booking_id", "=", booking_id)
      .execute();
    const booking = await read();
    expect(booking.early_checkin).toBe(true);
    const bills: { bill_type: string; amount: number }[] = booking.bills_hash;
    expect(bills.slice(-2).map(({ bill_type, amount }) => [bill_type, amount])).toEqual([
      ["food_and_beverage", 4_500],
      ["early_checkin", 900],
    ]);
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

  it.each([
    ["98765432", 422],
    ["987654321", 404],
    ["9876543210", 404],
    ["09876543210", 404],
    ["+91-98765-43210", 404],
    ["98765432101", 422],
    ["098765432101", 422],
  ])(
    "[VAL-07] counts the digits of %j for country code 91 without what is dialled before them",
    async (phone, status) => {
      const lookup = { booking_id: `00000000${phone.slice(-4)}`, phone, country_code: "+91" };
      expect(
        (await test.browser(undefined, "198.51.100.91").post("/api/pwa/bookingLookup", lookup)).status,
      ).toBe(status);
    },
  );

  it("[API-22] [BDET-07] [ROUTE-36] opens by the mail's link and remembers it, so that the token can leave the address", async () => {
    const mail = (await sentMails(test)).find(({ body }) => body.includes(id));
    const token = tokenIn(mail as Mail);
    const browser = test.browser();
    const all =
      "fields[]=id&additional_fields[]=microsite&additional_fields[]=mor_flag&decimal_price=true&part_payment=true&ovh_domain=true";
    const opened = await browser.get(`/api/pwa/booking/${id}?token=${token}&${all}`);
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

  it.each([
    ["a list", (own: string) => `/booking/${own}?mobileNumber[]=612345678&locale=en`],
    ["the site's own country", (own: string) => `/nl/booking/${own}?phone=612345678&locale=en`],
  ])(
    "[ROUTE-36] takes a phone out of an address with %s before it leads anywhere else",
    async (_, address) => {
      const { status, headers } = await test.browser().get(address(id));
      expect([status, headers["referrer-policy"], headers["cache-control"]]).toEqual([
        303,
        "no-referrer",
        "no-store",
      ]);
      expect(headers.location).toMatch(/\/booking\/[^?]+\?locale=en$/);
    },
  );

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
