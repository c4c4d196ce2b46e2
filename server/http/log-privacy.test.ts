import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { handlers } from "../api/index.ts";
import { sendOutbox } from "../jobs/outbox/send-outbox.ts";
import { createIds } from "../platform/ids.ts";
import { createLog } from "../platform/log.ts";
import { defineOperation } from "../platform/operations/operation.ts";
import { systemRandom } from "../platform/random.ts";
import { safeError } from "../platform/safe-error.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { bookingBody, buildQuote, GUEST } from "../testing/booking.ts";
import { buildSupply } from "../testing/supply.ts";

/** What a guest tells us, in forms that cannot occur by chance. */
const canaries = {
  email: "kanarie.vogel@canary.example",
  phone: "698765431",
  name: "Kanarievogel",
  wish: "Canarystreet",
  token: "canarytoken0123456789abcdefABCDEF",
};

describe("logs", () => {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line: string) => void lines.push(line) });
  let test: TestApp;
  beforeAll(async () => {
    const others = handlers.filter(({ id }) => id !== "bookingLookup");
    const careless = defineOperation({
      id: "bookingLookup",
      handle: async (input) => {
        throw new Error(`No booking for ${JSON.stringify(input)} of ${canaries.email}, +31 6 98 76 54 31`);
      },
    });
    test = await createTestApp({ log, handlers: [...others, careless] });
    await buildSupply(test.database.db);
  }, 90_000);
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => test.stop());

  const told = () => lines.join("");
  const expectNothingPersonal = () => {
    for (const [what, canary] of Object.entries(canaries)) expect(told(), what).not.toContain(canary);
    expect(told()).not.toMatch(/98[ -]?76[ -]?54[ -]?31/);
  };

  it("names what the database refused, and never the row it refused", async () => {
    const { db } = test.database;
    await sql`ALTER TABLE booking ADD CONSTRAINT canary_check CHECK (false) NOT VALID`.execute(db);
    const browser = test.browser();
    const quote = await buildQuote(browser);
    const user = {
      ...GUEST,
      first_name: canaries.name,
      email: canaries.email,
      phone: canaries.phone,
      street: canaries.wish,
    };
    const answer = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(quote.quote_id, "canary", { user }),
    );
    await sql`ALTER TABLE booking DROP CONSTRAINT canary_check`.execute(db);
    expect(answer.status, answer.text).toBe(500);
    expect(told()).toContain("canary_check");
    expect(told()).toContain("23514");
    expectNothingPersonal();
    for (const canary of Object.values(canaries)) expect(answer.text).not.toContain(canary);
  });

  it("blanks what an unexpected failure repeats of its input", async () => {
    const answer = await test.browser().post("/api/pwa/bookingLookup", {
      booking_id: "ABCDEFGH2345",
      user_phone: `+31${canaries.phone}`,
      country_code: "+31",
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const parse = (() => {
      try {
        return JSON.parse(`{"email": ${canaries.email}`);
      } catch (error) {
        return error;
      }
    })();
    log.error({ err: parse }, "unreadable");
    log.error({
      err: new Error("outer", {
        cause: new Error(`for ${canaries.email} at /booking/X?token=${canaries.token}`),
      }),
    });
    log.error({ err: new AggregateError([new Error(`call ${canaries.phone}`)], canaries.token) });
    expect(told()).toContain("log-privacy.test.ts");
    expectNothingPersonal();
  });

  it("says nothing of addresses: neither path, query, header nor body of a request", async () => {
    const { app } = test;
    const host = "nl.homes.test";
    await app.inject({
      url: `/booking/ABCDEFGH2345?token=${canaries.token}&phone=${canaries.phone}`,
      headers: { host },
    });
    await app.inject({
      url: `/api/pwa/bookings?email=${canaries.email}`,
      headers: { host, cookie: `sid=${canaries.token}` },
    });
    await app.inject({ url: `/%ff/${canaries.name}?token=${canaries.token}`, headers: { host } });
    await app.inject({
      method: "POST",
      url: "/api/pwa/quote",
      headers: { host, "content-type": "application/json" },
      payload: `{"${canaries.name}`,
    });
    app.log.error(
      { req: { id: "1", method: "GET", url: `/?token=${canaries.token}` } },
      "as the framework would",
    );
    expect(lines.length).toBeGreaterThan(3);
    expectNothingPersonal();
  });

  it("says nothing of a mail that could not be sent, in the log or in the row", async () => {
    const { db } = test.database;
    const payload = JSON.stringify({
      to: canaries.email,
      subject: canaries.name,
      body: canaries.token,
      locale: "en",
    });
    const now = new Date(test.clock());
    await db
      .insertInto("outbox")
      .values({
        property_id: 1,
        outbox_id: "canary",
        kind: "mail",
        payload,
        available_at: now,
        created_at: now,
      })
      .execute();
    const send = async () => {
      throw new Error(`550 no such user ${canaries.email}`);
    };
    await sendOutbox({
      db,
      clock: test.clock,
      ids: createIds(systemRandom),
      log,
      gateways: { mail: { send } },
      protection: () => limits.protection,
      inquiryDays: () => limits.partner.inquiryDays,
    });
    const row = await db
      .selectFrom("outbox")
      .select("last_error")
      .where("outbox_id", "=", "canary")
      .executeTakeFirst();
    expect(row?.last_error).not.toContain(canaries.email);
    expect(told()).toContain("outbox");
    expectNothingPersonal();
  });

  it("keeps of an error what finds it: kind, code, place", () => {
    const error = Object.assign(new TypeError("plain words"), { code: "ECONNREFUSED" });
    expect(safeError(error)).toMatchObject({
      type: "TypeError",
      message: "plain words",
      code: "ECONNREFUSED",
    });
    expect(safeError(error).stack).toContain("log-privacy.test.ts");
    expect(safeError("a text that was thrown")).toEqual({ type: "string" });
  });
});
