import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PriceLine } from "#schemas/generated/api/price.ts";
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

  it("[API-22] says the vendor's transaction and who takes the money when they are named, and refuses a name that is no field", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-06-28", checkout: "2027-06-29" });
    const booking = { microsite_txn_id: "ferry-7" };
    const { booking_id } = (
      await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "vendor-txn", { booking }))
    ).body;
    const path = `/api/pwa/booking/${booking_id}`;
    const read = async (query: string, by = browser) => (await by.get(`${path}?${query}`)).body.booking;
    const named = { microsite: { transaction_id: "ferry-7" }, mor_flag: false };
    expect(await read("additional_fields[]=microsite&additional_fields[]=mor_flag")).toMatchObject(named);
    expect(await read("fields=id,microsite,mor_flag")).toMatchObject({ id: booking_id, ...named });
    const plain = await read("fields[]=id");
    expect(["microsite" in plain, "mor_flag" in plain]).toEqual([false, false]);
    const masked = await read("user_phone=612345678&fields=microsite,mor_flag", test.browser());
    expect([masked.access, "microsite" in masked, masked.mor_flag]).toEqual(["masked", false, false]);
    for (const wrong of ["fields[]=colour", "additional_fields[]=__proto__"]) {
      const { status, body } = await browser.get(`${path}?${wrong}`);
      expect([status, body.code, body.fields[0].code], wrong).toEqual([
        400,
        "validation_failed",
        "unknown_field",
      ]);
    }
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
});
