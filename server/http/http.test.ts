import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationTable } from "#schemas";
import { ERROR_CODES } from "../../domain/shell/error-codes.ts";
import { buildApp } from "../app.ts";
import { openDatabase } from "../db/pool.ts";
import { ApiError } from "../platform/api-error.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { STAY } from "../testing/booking.ts";
import { buildRelease } from "../testing/release.ts";
import { buildSupply } from "../testing/supply.ts";

describe("calls over HTTP", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  const post = async (path: string, payload: string | Buffer, headers: Record<string, string> = {}) => {
    const browser = test.browser();
    return browser.post(path, payload.toString(), headers);
  };

  it.each([
    ["no JSON", '{"hotel_id":', 400, "validation_failed"],
    ["an empty body", "", 400, "validation_failed"],
    ["a list", "[1,2]", 400, "validation_failed"],
    ["a text", '"quote"', 400, "validation_failed"],
    ["null", "null", 400, "validation_failed"],
    ["missing fields", "{}", 400, "validation_failed"],
    ["a number as text", JSON.stringify({ ...STAY, hotel_id: "1" }), 400, "validation_failed"],
    ["a fraction", JSON.stringify({ ...STAY, hotel_id: 1.5 }), 400, "validation_failed"],
    ["a huge number", JSON.stringify({ ...STAY, hotel_id: 1e300 }), 400, "validation_failed"],
    ["a number that overflows", JSON.stringify({ ...STAY, hotel_id: 2147483648 }), 400, "validation_failed"],
    ["an unknown field", JSON.stringify({ ...STAY, price: 1 }), 400, "validation_failed"],
    [
      "a date that does not exist",
      JSON.stringify({ ...STAY, checkin: "2027-02-30" }),
      400,
      "validation_failed",
    ],
    ["a day in the past", JSON.stringify({ ...STAY, checkin: "2026-04-10" }), 422, "validation_failed"],
    [
      "departure before arrival",
      JSON.stringify({ ...STAY, checkout: "2027-04-09" }),
      422,
      "validation_failed",
    ],
    ["a stay too long", JSON.stringify({ ...STAY, checkout: "2028-04-09" }), 422, "validation_failed"],
    ["rooms nobody can read", JSON.stringify({ ...STAY, rooms_config: "two" }), 400, "validation_failed"],
    ["rooms without guests", JSON.stringify({ ...STAY, rooms_config: "1" }), 422, "validation_failed"],
    ["too many rooms", JSON.stringify({ ...STAY, rooms_config: "5-2-2-2-2-2" }), 422, "restriction_refused"],
    [
      "too many guests for a room",
      JSON.stringify({ ...STAY, rooms_config: "1-3_0_2" }),
      422,
      "restriction_refused",
    ],
    [
      "pets where none are taken",
      JSON.stringify({ ...STAY, rooms_config: "1-2_0_0_1" }),
      422,
      "restriction_refused",
    ],
    ["a property nobody knows", JSON.stringify({ ...STAY, hotel_id: 999 }), 404, "not_found"],
    ["a category of another property", JSON.stringify({ ...STAY, room_category_id: 21 }), 404, "not_found"],
    ["a NUL", JSON.stringify({ ...STAY, source: "a\u0000b" }), 400, "validation_failed"],
    ["a lone surrogate", JSON.stringify({ ...STAY, source: "\ud800" }), 400, "validation_failed"],
    ["a poisoned prototype", '{"__proto__":{"admin":true},"hotel_id":1}', 400, "validation_failed"],
    ["a body too large", JSON.stringify({ ...STAY, source: "x".repeat(70_000) }), 413, "payload_too_large"],
  ])("[VAL-10] [API-03] answers %s with a code and no 5xx", async (_, body, status, code) => {
    const answer = await post("/api/pwa/quote", body);
    expect([answer.status, answer.body.code, typeof answer.body.message]).toEqual([status, code, "string"]);
  });

  it.each([
    ["another content type", { "content-type": "text/xml" }, 415],
    ["another origin", { origin: "https://nl.homes.test.evil.test" }, 403],
    ["another site's frame", { "sec-fetch-site": "cross-site" }, 403],
    ["an unreadable origin", { origin: "null" }, 403],
    ["a wrong token", { "x-csrf-token": "x" }, 403],
  ])("[API-03] refuses a change with %s", async (_, headers, status) => {
    const answer = await post("/api/pwa/quote", JSON.stringify(STAY), headers as Record<string, string>);
    expect(answer.status).toBe(status);
  });

  it("[API-03] refuses a change without session, origin or token", async () => {
    const answer = await test.app.inject({ method: "POST", url: "/api/pwa/quote", payload: STAY });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden"]);
  });

  it.each([
    ["/api/pwa/quote", "GET", 405, "method_not_allowed"],
    ["/api/pwa/nothing", "GET", 404, "not_found"],
    ["/api/pwa/quote/%00aaaaaaaaaaaaaaaa", "GET", 400, "validation_failed"],
    ["/api/pwa/quote/%ff", "GET", 400, "validation_failed"],
    ["/api/pwa/quote/short", "GET", 400, "validation_failed"],
    [`/api/pwa/quote/${"q".repeat(5000)}`, "GET", 404, "not_found"],
    ["/api/pwa/quote/q234567890123456789012", "GET", 404, "not_found"],
    ["/api/pwa/bookings?count=many", "GET", 400, "validation_failed"],
    ["/api/pwa/bookings?filters[status][deep][er]=1", "GET", 400, "validation_failed"],
    ["/api/pwa/bookings?__proto__[x]=1&constructor[y]=2", "GET", 400, "validation_failed"],
    ["/api/pwa/bookings?status=nonsense", "GET", 422, "validation_failed"],
  ] as const)("answers a bad address by its kind: %#", async (url, method, status, code) => {
    const answer = await test.app.inject({ method, url, headers: { host: "nl.homes.test" } });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("[API-01] takes the locale out of the query and the site from the host", async () => {
    const answer = await test
      .browser()
      .get("/api/pwa/bookings?locale=xx&filters[status]=upcoming&format_response[batch][count]=20");
    expect([answer.status, answer.body]).toEqual([200, { bookings: [], count: 0, offset: 0 }]);
  });

  it("[API-03] gives a session its cookie once, unreadable to scripts", async () => {
    const browser = test.browser();
    const first = await browser.get("/api/pwa/session");
    const again = await browser.get("/api/pwa/session");
    const [session] = [first.headers["set-cookie"]].flat().filter((line) => String(line).startsWith("sid="));
    expect(session).toMatch(/^sid=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect([again.headers["set-cookie"], again.body.csrf_token]).toEqual([undefined, first.body.csrf_token]);
    expect(first.headers["cache-control"]).toBe("no-store");
  });

  it("binds the cookie to the host where the connection is secure", async () => {
    const secure = await createTestApp({ trustProxy: ["127.0.0.1"] });
    const headers = { host: "nl.homes.test", "x-forwarded-proto": "https" };
    const answer = await secure.app.inject({ url: "/api/pwa/session", headers });
    await secure.stop();
    expect(answer.cookies[0]).toMatchObject({ name: "__Host-sid", secure: true, httpOnly: true, path: "/" });
  });

  it("refuses a request that names two hosts", async () => {
    const headers = { host: ["nl.homes.test", "in.hotels.test"] as unknown as string };
    expect((await test.app.inject({ url: "/api/pwa/session", headers })).statusCode).toBe(400);
  });

  it("keeps only the hash of a session's token", async () => {
    const browser = test.browser();
    await browser.get("/api/pwa/session");
    const token = /(?:^|; )sid=([\w-]{43})/.exec(browser.cookie())?.[1] ?? "no session";
    const rows = await test.database.db.selectFrom("session").select("token_hash").execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("tells how it is and what it counted", async () => {
    const health = await test.browser().get("/healthz");
    const metrics = await test.app.inject("/metrics");
    expect([health.status, health.body.status]).toEqual([200, "ok"]);
    expect(metrics.body).toContain('operations_total{operation="session",outcome="ok"}');
    expect(
      (await test.app.inject({ url: "/metrics", headers: { "x-forwarded-for": "1.2.3.4" } })).statusCode,
    ).toBe(404);
  });

  it("[ERR-05] answers 503 while the database is away", async () => {
    const release = buildRelease();
    const db = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none" });
    const app = await buildApp({ release: () => release, db });
    const answers = await Promise.all(
      ["/healthz", "/api/pwa/quote/q234567890123456789012"].map((url) =>
        app.inject({ url, headers: { host: "nl.homes.test" } }),
      ),
    );
    await app.close();
    await db.destroy();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(answers[1]?.json()).toMatchObject({
      code: "unavailable",
      details: { request_id: expect.any(String) },
    });
  });

  it("[ERR-07] names the same error codes in rules, contract and answers", () => {
    const contract = JSON.parse(readFileSync("schemas/api/error.schema.json", "utf8"));
    expect(contract.$defs.ErrorBody.properties.code.enum).toEqual(ERROR_CODES);
    for (const code of ERROR_CODES) expect(new ApiError(code).toBody().message, code).toMatch(/^[A-Z].*\.$/);
  });

  it("[API-03] describes itself as OpenAPI, with every reference found", async () => {
    const { body, text } = await test.browser().get("/api/pwa/openapi.json");
    const names = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...names].filter((name) => !body.components.schemas[name ?? ""])).toEqual([]);
    expect(body.paths["/api/pwa/createBooking"].post.operationId).toBe("createBooking");
    expect(text).not.toContain("staywright:api");
  });

  it("[API-03] describes every path that answers, aliases too, and names each by itself", async () => {
    const { body } = await test.browser().get("/api/pwa/openapi.json");
    const described = Object.entries(body.paths as Record<string, Record<string, { operationId: string }>>);
    const ids = described.flatMap(([, methods]) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of test.app.operations.ids) {
      const { path, aliases, method } = operationTable[id];
      for (const each of [path, ...aliases])
        expect(body.paths[each]?.[method.toLowerCase()]?.responses, each).toBeDefined();
    }
    const other = body.paths["/api/pwa/autocompletenew"];
    expect([other.get.operationId, other.post.operationId]).toEqual([
      "geoSuggestionsAt_autocompletenew",
      "geoSuggestionsByPOSTAt_autocompletenew",
    ]);
    expect(other.get.parameters).toEqual(body.paths["/api/pwa/autocomplete"].get.parameters);
  });

  it("limits calls per address and says when to come back", async () => {
    const strict = await createTestApp({ rateLimits: { reads: 2, changes: 1 } });
    const answers = await Promise.all([1, 2, 3].map(() => strict.browser().get("/api/pwa/bookings")));
    await strict.stop();
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect([refused[0]?.body.code, Number(refused[0]?.headers["retry-after"]) > 0]).toEqual([
      "rate_limited",
      true,
    ]);
  });

  it("[API-47] stores events and refuses what is too much or personal by shape", async () => {
    const browser = test.browser();
    const event = {
      name: "booking_failed",
      page: "hotel",
      attributes: { reason: "booking failed", code: "sold_out", status: 409 },
    };
    const stored = await browser.post("/api/pwa/events", { classType: "EVENT_DATA", data: [event, event] });
    const tooMany = await browser.post("/api/pwa/sendData", {
      data: Array.from({ length: 31 }, () => event),
    });
    const nested = await browser.post("/api/pwa/events", {
      data: [{ ...event, attributes: { ...event.attributes, guest: { phone: "1" } } }],
    });
    const long = await browser.post("/api/pwa/eventLog", {
      data: [{ ...event, attributes: { ...event.attributes, code: "x".repeat(41) } }],
    });
    expect([stored.body, tooMany.status, nested.status, long.status]).toEqual([
      { accepted: 2 },
      400,
      400,
      400,
    ]);
    const timed = (time: string) => browser.post("/api/pwa/events", { data: [{ ...event, time }] });
    expect((await timed("0000-01-01T00:00:00Z")).status).toBe(400);
    expect((await timed("2026-11-23T01:00:00+23:59")).body).toEqual({ accepted: 1 });
    expect((await timed("2026-12-31T23:59:60Z")).body).toEqual({ accepted: 1 });
    const kept = await test.database.db.selectFrom("event_log").selectAll().execute();
    expect(kept).toEqual([event, event, event, event].map((each) => expect.objectContaining(each)));
    expect(kept.map(({ occurred_at }) => occurred_at?.toISOString())).toContain("2026-11-22T01:01:00.000Z");
  });

  it("[API-03] calls an operation in this process with the same checks", async () => {
    const context = await test.app.operations.contextFor(
      {
        url: "/",
        query: {},
        headers: {},
        host: "nl.homes.test",
        cookies: {},
        protocol: "http",
        id: "1",
        ip: "::1",
      } as never,
      {} as never,
    );
    await expect(test.app.operations.call("quote", { quote_id: "no" }, context)).rejects.toMatchObject({
      code: "validation_failed",
      statusCode: 400,
    });
    await expect(test.app.operations.call("bookingList", { count: "5" }, context)).resolves.toMatchObject({
      count: 0,
    });
  });
});
