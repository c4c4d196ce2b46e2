import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OperationId, type OperationRow, operationTable } from "#schemas";
import { DOOR_SCHEMES } from "#schemas/auth-schemes.ts";
import { buildApp } from "../app.ts";
import { openDatabase } from "../db/pool.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { bookingBody, bookStay, buildQuote, GUEST, STAY } from "../testing/booking.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { buildRelease } from "../testing/release.ts";
import { buildRoomCategory, buildSupply } from "../testing/supply.ts";

const HOST = "nl.homes.test";
const table = Object.entries(operationTable) as [OperationId, OperationRow][];
const rows = (holds: (row: OperationRow) => boolean) => table.filter(([, row]) => holds(row));
const isDoor = ({ auth }: OperationRow) => DOOR_SCHEMES.includes(auth);

/**
 * An input that each call takes, with what of it is in the path; changing ones get what they need made first.
 */
const INPUTS: Partial<Record<OperationId, (browser: Browser) => Promise<Record<string, unknown>>>> = {
  createBooking: async (browser) => bookingBody((await buildQuote(browser)).quote_id, nextKey()),
  payAtHotel: async (browser) => bookingBody((await buildQuote(browser)).quote_id, nextKey()),
  async updateBooking(browser) {
    const { body } = await bookStay(browser, nextKey());
    const { booking_id, final_amount } = body;
    return {
      invoice_no: booking_id,
      idempotency_key: nextKey(),
      booking: { services: { meals: [] }, pricing: { total: final_amount } },
    };
  },
  async bookingCancellation(browser) {
    const { booking_id } = (await bookStay(browser, nextKey())).body;
    const path = `/api/pwa/bookingCancellationReasons/${booking_id}/applicable_cancellation_charge`;
    const { charge_version } = (await browser.get(path)).body.quote;
    return { booking_id, idempotency_key: nextKey(), code: "other", charge_version };
  },
  async shiftBooking(browser) {
    const { booking_id } = (await bookStay(browser, nextKey())).body;
    const [offer] = (await browser.get(`/api/pwa/upgradeBooking/${booking_id}`)).body.offers;
    const { room_category_id, offer_version } = offer;
    return { booking_id, idempotency_key: nextKey(), room_category_id, offer_version };
  },
  sendBookingCode: async (browser) => ({
    quote_id: (await buildQuote(browser)).quote_id,
    phone: GUEST.phone,
    country_code: GUEST.country_code,
  }),
  createQuote: async () => ({ ...STAY }),
  mysteryDeals: async () => ({ city: "utrecht", checkin: "2027-03-01", checkout: "2027-03-03" }),
  mysteryQuote: async () => ({ deal: "x".repeat(64) }),
  bookingLookup: async () => ({ booking_id: "ABCD-EFGH-JKMN", phone: "612345678" }),
  validateCoupon: async () => ({ ...STAY, code: "NOSUCHCODE" }),
  validateCouponDiscount: async () => ({ ...STAY, code: "NOSUCHCODE" }),
  partnerInquiry: async () => ({
    name: "Asha",
    property_name: "Blue House",
    city: "Utrecht",
    country: "NL",
    email: "asha@example.test",
    message: "We have rooms.",
    idempotency_key: nextKey(),
  }),
  guestInquiry: async () => ({
    topic: "other",
    name: "Asha",
    email: "asha@example.test",
    message: "The shower is cold.",
    idempotency_key: nextKey(),
  }),
  saveCard: async () => ({
    success_url: `http://${HOST}/save-card/verified`,
    failure_url: `http://${HOST}/save-card/error`,
  }),
  returnCard: async () => ({ transaction: "x" }),
  removeCard: async () => ({ card_id: "d1" }),
  yoImageUpload: async () => ({ image: "" }),
  generateByUserId: async () => ({ user_id: "noor@example.test" }),
  forgotPassword: async () => ({ user_email: "noor@example.test" }),
  resetPassword: async () => ({ password: "purple bikes like rain", reset_password_token: "x" }),
  subscribeNewsletter: async () => ({ email: `${nextKey()}@example.test` }),
  confirmNewsletter: async () => ({ newsletter_token: "x" }),
  newsletterSignout: async () => ({ signout_token: "x" }),
  generateByPhone: async () => ({ phone: "612345678", country_code: "+31" }),
  authenticate: async () => ({ otp: "123456" }),
  slVerified: async () => ({ oauth_mode: "none", state: "none" }),
  verification: async () => ({ otp: "123456" }),
  userSignUp: async () => ({ name: "Asha Menon", gdpr_consent: true, email: "asha@example.test" }),
  userSignOut: async () => ({}),
  slOauth: async () => ({ oauth_mode: "none", redirect_uri: "http://x.test/login/none/" }),
  slVerify: async () => ({ oauth_mode: "none", redirect_uri: "http://x.test/login/none/", state: "none" }),
  updateUserProfile: async () => ({ city: "Utrecht" }),
  passkeyRequest: async () => ({ origin: `https://${HOST}` }),
  passkeyCreation: async () => ({ origin: `https://${HOST}` }),
  addPasskey: async () => ({ credential: "" }),
  renamePasskey: async () => ({ passkey_id: "none", name: "Mine" }),
  removePasskey: async () => ({ passkey_id: "none" }),
  sendProofCode: async () => ({}),
  proveGuest: async () => ({ otp: "123456" }),
  sendChangeCode: async () => ({ email: "asha@example.test" }),
  changeContact: async () => ({ otp: "123456" }),
  unlinkIdentity: async () => ({ provider: "none" }),
  setPassword: async () => ({ password: "purple bikes like rain" }),
  accountExport: async () => ({}),
  deleteAccount: async () => ({ confirm: true }),
  endUserSessions: async () => ({ id: "none" }),
  recordConsent: async () => ({ version: 1, categories: ["statistics"] }),
  shortlistHotel: async () => ({
    hotel_id: STAY.hotel_id,
    isShortListed: true,
    idempotency_key: nextKey(),
  }),
  wizardSubscription: async () => ({}),
  setWizardBase: async () => ({ base_hotel_id: STAY.hotel_id }),
  cancelWizard: async () => ({}),
  renewWizard: async () => ({}),
  upgradeWizard: async () => ({ plan_id: "yearly" }),
  shareWishlist: async () => ({}),
  generateNewLink: async () => ({}),
  removeSharedWishlist: async () => ({}),
  clearWishlist: async () => ({}),
  removeWishlist: async () => ({}),
};
/** The smallest change of what was asked: another request under the same key. */
const OTHER: Partial<Record<OperationId, (input: Record<string, unknown>) => Record<string, unknown>>> = {
  createBooking: (input) => ({ ...input, user: { ...GUEST, first_name: "Else" } }),
  payAtHotel: (input) => ({ ...input, user: { ...GUEST, first_name: "Else" } }),
  updateBooking: (input) => ({ ...input, website: "other" }),
  bookingCancellation: (input) => ({ ...input, cancellation_reason: "We stay home." }),
  shiftBooking: (input) => ({ ...input, inform_guest: false }),
  partnerInquiry: (input) => ({ ...input, message: "We have more rooms." }),
  guestInquiry: (input) => ({ ...input, message: "It is warm again." }),
  shortlistHotel: (input) => ({ ...input, isShortListed: false }),
};

/** How a test's browser makes a changing call. */
const senderOf = (method: string) => SENDERS[method as keyof typeof SENDERS] ?? "post";
const SENDERS = { PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

let keys = 0;
const nextKey = () => `key-${String(++keys).padStart(16, "0")}`;

describe("the table of operations", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
    // A better room to move to.
    const better = { property_id: 1, room_category_id: 13, capacity: 500, double_price: 20_000, position: 2 };
    await buildRoomCategory(test.database.db, better);
    await test.database.db.updateTable("room_category").set({ capacity: 900 }).execute();
  }, 90_000);
  afterAll(() => test.stop());

  const send = (browser: Browser, { method, path }: OperationRow, input: Record<string, unknown>) => {
    const body = { ...input };
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(body[name]);
      delete body[name];
      return encodeURIComponent(value);
    });
    if (method === "GET") return browser.get(`${url}?${new URLSearchParams(body as Record<string, string>)}`);
    return browser[senderOf(method)](url, body);
  };
  const signIn = async (browser: Browser, audience: "signed_in" | "member" = "signed_in") => {
    const { token } = await openKnownSession({ db: test.database.db, clock: test.clock }, { audience });
    const goOn = browser.useSession;
    goOn(token);
  };
  const inputOf = async (id: OperationId, browser: Browser) => {
    const make = INPUTS[id];
    if (!make) throw new Error(`The test knows no input of ${id}, which changes something.`);
    const { auth } = operationTable[id];
    const needsGuest = auth === "signedIn" || auth === "proven" || auth === "member";
    if (needsGuest && !browser.cookie().includes("sid=k."))
      await signIn(browser, auth === "member" ? auth : "signed_in");
    return make(browser);
  };
  const changes = rows((row) => row.changes && !isDoor(row));

  it("has a handler for every call, but for those with a door of their own", () => {
    const missing = rows((row) => !isDoor(row)).filter(([id]) => !test.app.operations.ids.includes(id));
    expect(missing.map(([id]) => id)).toEqual([]);
  });

  it.each(rows((row) => row.auth !== "none" && !isDoor(row)))(
    "%s answers 401 to who has no session, and takes away a cookie that opens nothing",
    async (id, row) => {
      const headers = { host: HOST, origin: `http://${HOST}`, "sec-fetch-site": "same-origin" };
      const payload = await inputOf(id, test.browser());
      const url = row.path.replace(/\{\w+\}/g, "x");
      const ask = (cookie?: string) =>
        test.app.inject({
          method: row.method,
          url,
          payload,
          headers: { ...headers, "x-csrf-token": "x", ...(cookie && { cookie }) },
        });
      const without = await ask();
      expect([without.statusCode, without.json().code, without.cookies]).toEqual([
        401,
        "unauthenticated",
        [],
      ]);
      expect(without.headers["www-authenticate"]).toBe("Session");
      const ended = await ask(`sid=${"a".repeat(43)}`);
      expect([ended.statusCode, ended.cookies]).toEqual([
        401,
        [expect.objectContaining({ name: "sid", value: "", expires: new Date(0) })],
      ]);
    },
  );

  it.each(rows(({ auth, changes: is }) => auth === "none" && !is))(
    "%s answers who has no session",
    async (id, row) => {
      const method = row.method;
      const url = row.path.replace(/\{\w+\}/g, "1");
      const headers = { host: HOST, origin: `http://${HOST}` };
      const answer = await test.app.inject({
        method,
        url,
        headers,
        ...(method === "POST" && { payload: {} }),
      });
      expect([401, 403], id).not.toContain(answer.statusCode);
    },
  );

  it.each(changes)("%s refuses another token with a reason the page can act on", async (id, row) => {
    const browser = test.browser();
    const input = await inputOf(id, browser);
    const url = row.path.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
    const answer = await browser[senderOf(row.method)](url, input, {
      "x-csrf-token": "old",
    });
    expect([answer.status, answer.body.details]).toEqual([403, { reason: "token" }]);
  });

  it.each(rows((row) => row.idempotent && !isDoor(row)))(
    "%s happens once under its key, answers byte for byte the same, and refuses the key with another body",
    async (id, row) => {
      const browser = test.browser(HOST, `198.51.100.${table.findIndex(([each]) => each === id)}`);
      const input = await inputOf(id, browser);
      const first = await send(browser, row, input);
      expect([first.status, first.text]).toEqual([200, expect.any(String)]);
      const again = await send(browser, row, input);
      expect([again.status, again.text]).toEqual([200, first.text]);
      const other = await send(browser, row, OTHER[id]?.(input) ?? {});
      expect([other.status, other.body.fields?.[0]]).toEqual([
        422,
        expect.objectContaining({ field: "idempotency_key", code: "reused" }),
      ]);
      const { idempotency_key: _, ...keyless } = input;
      expect((await send(browser, row, keyless)).status).toBe(400);
    },
  );

  it.each(rows(({ budget }) => budget === "local"))(
    "%s is counted by this process for each address, and refused with the wait",
    async (_, row) => {
      const release = buildRelease();
      const { db } = test.database;
      const rateLimits = { reads: 1, changes: 1 };
      const strict = await buildApp({ release: () => release, db, clock: test.clock, rateLimits });
      const headers = { host: HOST, origin: `http://${HOST}` };
      const url = row.path.replace(/\{\w+\}/g, "1");
      const ask = () =>
        strict.inject({
          method: row.method,
          url,
          headers,
          ...(row.method === "GET" ? {} : { payload: {} }),
        });
      await ask();
      const refused = await ask();
      await strict.close();
      expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    },
  );

  const budgets = rows(({ budget }) => budget !== "local").flatMap(([id, row]) =>
    (row.budget as Exclude<OperationRow["budget"], "local">).map((budget) => ({ id, row, budget })),
  );
  it.each(budgets)(
    "$id is refused with the wait once the budget per $budget.per is spent by another server, and taken when its time is over",
    async ({ id, row, budget }) => {
      const release = buildRelease();
      const others = openDatabase({ url: test.database.url, max: 2 });
      const rateLimits = { reads: 1e6, changes: 1e6 };
      const elsewhere = await buildApp({ release: () => release, db: others, clock: test.clock, rateLimits });
      const ip = `203.0.113.${budgets.findIndex((each) => each.budget === budget)}`;
      const browser = test.browser(HOST, ip);
      const input = await inputOf(id, browser);
      const { protection } = Object.values(release.sites)[0]?.limits ?? expect.fail();
      const numberOf = (value: number | string) =>
        typeof value === "number" ? value : (protection as Readonly<Record<string, number>>)[value];
      const limit = numberOf(budget.limit) ?? expect.fail();
      // The other server has counted all but one; it counts the last one itself.
      const sid = browser.cookie().match(/sid=([^;]+)/)?.[1];
      const other = createBrowser(elsewhere, HOST, ip);
      other.useSession(sid ?? "none");
      const first = await send(other, row, await inputOf(id, other));
      expect(first.status, first.text).toBeLessThan(429);
      const session = /sid=([^;]+)/.exec(other.cookie())?.[1] ?? expect.fail();
      browser.useSession(session);
      const name = row.input.split("/").at(-1);
      const spent = await test.database.db
        .updateTable("rate_limit")
        .set({ count: limit })
        .where("bucket", "like", `call:${name}:${budget.field ?? budget.per}:%`)
        .returning("count")
        .execute();
      // Another answer than 200 of a call under a key gives back what it had spent.
      expect(spent.length, first.text).toBeGreaterThan(0);
      const refused = await send(browser, row, {
        ...input,
        ...(row.idempotent && { idempotency_key: nextKey() }),
      });
      expect([refused.status, refused.body.code], refused.text).toEqual([429, "rate_limited"]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      test.clock.advance((numberOf(budget.minutes) ?? 0) * 60_000);
      const later = await send(browser, row, { ...(await inputOf(id, browser)) });
      expect(later.status, later.text).not.toBe(429);
      await elsewhere.close();
      await others.destroy();
    },
  );

  it("shows who may make a call, how often, whether once and for whom in the description", async () => {
    const { body } = await test.browser().get("/api/pwa/openapi.json");
    for (const [id, row] of table) {
      const described = body.paths[row.path][row.method.toLowerCase()];
      expect([described["x-auth"], described["x-scope"], described["x-budget"]], id).toEqual([
        row.auth,
        row.scope,
        row.budget,
      ]);
      expect(described["x-idempotent"], id).toBe(row.changes ? row.idempotent : undefined);
      expect(Boolean(described.responses[401]), id).toBe(row.auth !== "none");
      for (const scheme of described.security.flatMap(Object.keys))
        expect(body.components.securitySchemes[scheme], scheme).toBeDefined();
    }
  });

  it("keeps answers that differ by audience apart, whoever asks at once", async () => {
    const shared = rows(({ scope }) => scope === "audience").map(([id]) => id);
    expect(shared).toContain("hotelSearch");
    const { clock, database } = test;
    const member = await openKnownSession({ db: database.db, clock }, { audience: "member" });
    const ask = (cookie: string) =>
      test.app.inject({ url: "/api/pwa/search?city=utrecht", headers: { host: HOST, cookie } });
    const [known, stranger, forged] = await Promise.all([
      ask(`sid=${member.token}`),
      ask(`sid=${"a".repeat(43)}`),
      ask("sid=member; audience=member; userMode=corporate"),
    ]);
    expect([known.headers["cache-control"], known.headers.vary]).toEqual([
      "private, max-age=30",
      expect.stringMatching(/^x-release, cookie/),
    ]);
    for (const { headers } of [stranger, forged])
      expect([headers["cache-control"], headers.vary]).toEqual([
        "public, max-age=30",
        expect.stringMatching(/^x-release, cookie/),
      ]);
  });
});
