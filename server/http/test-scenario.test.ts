import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERROR_CODES, ERROR_STATUS } from "../../domain/shell/error-codes.ts";
import { realRelease } from "../../tests/support/real-release.ts";
import { readSettings } from "../settings.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { STAY } from "../testing/booking.ts";
import { buildSupply } from "../testing/supply.ts";
import { startTestWeb } from "../testing/web-app.ts";
import { heardScenarios } from "./heard-scenarios.ts";

let test: TestApp;
let production: TestApp;
beforeAll(async () => {
  test = await createTestApp({ testScenarios: heardScenarios });
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
  it.each(ERROR_CODES)("[ERR-06] gets %s, with its status and sentence", async (code) => {
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

  it("[ERR-06] gets the facts that go with it: what changed, what is wrong with which field, how long to wait", async () => {
    const details = { old_total: 11_760, new_total: 12_000, currency_code: "INR", quote_id: "q_1" };
    const changed = await quote(test, `createQuote=price_changed ${JSON.stringify({ details })}`);
    expect([changed.status, changed.body.code, changed.body.details]).toMatchObject([
      409,
      "price_changed",
      details,
    ]);
    const fields = [{ field: "checkin", code: "past", message: "Is over." }];
    const refused = await quote(test, `validation_failed ${JSON.stringify({ fields })}`);
    expect([refused.status, refused.body.fields]).toEqual([422, fields]);
    const limited = await quote(test, 'rate_limited {"details":{"retry_after":7}}');
    expect([limited.status, limited.body.details]).toMatchObject([429, { retry_after: 7 }]);
  });

  it.each([
    ["soldout", "sold_out"],
    ["creatQuote=sold_out", "There is no call creatQuote"],
    ["toString=sold_out", "There is no call toString"],
    ["createQuote=", "takes one of"],
    ["sold_out {", "takes one of"],
    ["sold_out {]}", "no JSON"],
    ['sold_out {"detials":{}}', "no failure has"],
    ['price_changed {"details":{"old_total":"much"}}', "old_total"],
    ['unreadable {"details":{}}', "takes one of"],
  ])("is told when there is no such scenario, call or fact: %s", async (scenario, said) => {
    const { status, body } = await quote(test, scenario);
    expect([status, body.code]).toEqual([400, "validation_failed"]);
    expect(body.message).toContain(said);
  });

  it("[ERR-06] gets it of a page too, whose calls are made on the server, also when the page is kept; others go on seeing that one", async () => {
    const release = await realRelease();
    const web = await startTestWeb(() => release, { testScenarios: heardScenarios });
    const status = async (scenario: string) => {
      const headers = { "x-test-scenario": scenario };
      return (await web.get("/search?location=nowhere", "wrenhollow-nl.localhost", { headers })).statusCode;
    };
    const kept = async () =>
      (await web.get("/search?location=nowhere", "wrenhollow-nl.localhost")).headers["x-page-cache"];
    expect([await kept(), await kept()]).toEqual(["miss", "hit"]);
    expect(await status("hotelSearch=internal")).toBe(503);
    expect(await status("hotelSearch=unreadable")).toBe(503);
    expect(await status("createQuote=internal")).toBe(200);
    expect(await status("hotelSaerch=internal")).toBe(500);
    expect(await kept()).toBe("hit");
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
