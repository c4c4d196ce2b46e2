import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERROR_CODES, ERROR_STATUS } from "../../domain/error-codes.ts";
import { realRelease } from "../../tests/support/real-release.ts";
import { readSettings } from "../settings.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { STAY } from "../testing/booking.ts";
import { buildSupply } from "../testing/supply.ts";
import { startTestWeb } from "../testing/web-app.ts";

let test: TestApp;
let production: TestApp;
beforeAll(async () => {
  test = await createTestApp({ testScenarios: true });
  production = await createTestApp();
  await Promise.all([test, production].map(({ database }) => buildSupply(database.db)));
}, 90_000);
afterAll(async () => {
  await test.stop();
  await production.stop();
});

const quote = ({ browser }: TestApp, scenario: string) =>
  browser().post("/api/pwa/quote", STAY, { "x-test-scenario": scenario });

describe("a test that asks for an unhappy answer", () => {
  it.each(ERROR_CODES)("gets %s, with its status and sentence", async (code) => {
    const { status, body } = await quote(test, code);
    expect({ status, code: body.code }).toEqual({ status: ERROR_STATUS[code], code });
    expect(body.message).toMatch(/\.$/);
  });

  it("gets it of the one call it names, and everything else goes well", async () => {
    expect((await quote(test, "createQuote=sold_out")).body.code).toBe("sold_out");
    expect((await quote(test, "createBooking=sold_out")).status).toBe(200);
  });

  it("gets an answer that is no JSON, and one that is lost though the work was done", async () => {
    const { status, text } = await quote(test, "unreadable");
    expect(status).toBe(200);
    expect(() => JSON.parse(text)).toThrow();
    const quotes = async () => (await test.database.db.selectFrom("quote").selectAll().execute()).length;
    const before = await quotes();
    await expect(quote(test, "answer_lost")).rejects.toThrow();
    expect(await quotes()).toBe(before + 1);
  });

  it("is told when there is no such scenario", async () => {
    const { status, body } = await quote(test, "soldout");
    expect(status).toBe(400);
    expect(body.message).toContain("sold_out");
  });

  it("gets it of a page too, whose calls are made on the server", async () => {
    const release = await realRelease();
    const web = await startTestWeb(() => release, { testScenarios: true });
    const status = async (scenario: string) => {
      const headers = { "x-test-scenario": scenario };
      return (await web.get("/search?location=nowhere", "wrenhollow-nl.localhost", { headers })).statusCode;
    };
    expect(await status("hotelSearch=internal")).toBe(503);
    expect(await status("createQuote=internal")).toBe(200);
    await web.stop();
  });

  it("gets nothing of the kind where guests are: the header is not heard, and the switch does not go on", async () => {
    for (const scenario of ["sold_out", "unreadable", "answer_lost"])
      expect((await quote(production, scenario)).status, scenario).toBe(200);
    const wanted = { TEST_SCENARIOS: "1", NODE_ENV: "production" };
    expect(() => readSettings(wanted, ".")).toThrow(/TEST_SCENARIOS is for tests/);
    expect(readSettings({ TEST_SCENARIOS: "1" }, ".").testScenarios).toBe(true);
  });
});
