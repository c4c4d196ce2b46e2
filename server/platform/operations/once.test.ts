import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../config/limits.json" with { type: "json" };
import { operations as session } from "../../api/platform/session/index.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import type { Browser } from "../../testing/browser.ts";
import { ApiError } from "../api-error.ts";
import { defineOperation, type OperationContext } from "./operation.ts";

const { inquiriesPerSession } = limits.protection;
const INQUIRY = {
  name: "Asha",
  property_name: "Blue House",
  city: "Utrecht",
  country: "NL",
  email: "asha@example.test",
  message: "We have rooms.",
};

/** Answers a call that is idempotent by its contract and has budgets that all processes share. */
type Handle = (context: OperationContext) => Promise<{ readonly reference: string }>;

describe("[BOOK-06] a call that is made once", () => {
  let test: TestApp;
  let browser: Browser;
  let handle: Handle;
  let runs = 0;
  /** The work of a call: an answer of its own each time it runs, kept with its effect. */
  const work: Handle = ({ db, once }) =>
    once((keep) =>
      db.transaction().execute(async (trx) => {
        runs += 1;
        const answer = { reference: `REFERENCE${runs}` };
        await keep(trx, answer);
        return answer;
      }),
    );
  beforeAll(async () => {
    const inquiry = defineOperation({ id: "partnerInquiry", handle: (_, context) => handle(context) });
    test = await createTestApp({ handlers: [...session, inquiry] });
  }, 90_000);
  beforeEach(() => {
    browser = test.browser();
    handle = work;
    runs = 0;
  });
  afterEach(async () => {
    await test.database.db.deleteFrom("rate_limit").execute();
    await test.database.db.deleteFrom("idempotency").execute();
  });
  afterAll(() => test.stop());

  const ask = (key: string, more: object = {}) =>
    browser.post("/api/pwa/partner-inquiry", { ...INQUIRY, idempotency_key: key.padEnd(16, "0"), ...more });
  const counted = async () => {
    const rows = await test.database.db
      .selectFrom("rate_limit")
      .select("count")
      .where("bucket", "like", "call:%")
      .execute();
    return rows.map(({ count }) => count).filter((count) => count > 0);
  };

  it("runs once and counts once in each of its budgets, however often it is asked for", async () => {
    const first = await ask("again");
    const repeats = [await ask("again"), ...(await Promise.all([ask("again"), ask("again")]))];
    expect([first.status, first.body]).toEqual([200, { reference: "REFERENCE1" }]);
    expect(repeats.map(({ text }) => text)).toEqual(Array(3).fill(first.text));
    expect([runs, await counted()]).toEqual([1, [1, 1]]);
    expect((await ask("another")).body).toEqual({ reference: "REFERENCE2" });
    expect(await counted()).toEqual([2, 2]);
  });

  it("runs once where it is asked for several times at once", async () => {
    await browser.get("/api/pwa/session");
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask("at-once")));
    const codes = new Set(answers.map(({ status, body }) => (status === 200 ? body.reference : body.code)));
    expect([...codes].filter((code) => code !== "duplicate_request")).toEqual(["REFERENCE1"]);
    expect([runs, await counted()]).toEqual([1, [1, 1]]);
  });

  it("costs nothing and frees its key where it fails", async () => {
    handle = ({ once }) => once(() => Promise.reject(new ApiError("unavailable")));
    expect((await ask("failing")).status).toBe(503);
    expect(await counted()).toEqual([]);
    handle = work;
    // Nothing happened under the key, so it is free for anything.
    expect((await ask("failing", { message: "More rooms." })).status).toBe(200);
  });

  it("is refused once its budget is spent, without its work, and a repeat is still answered", async () => {
    for (let index = 0; index < inquiriesPerSession; index += 1)
      expect((await ask(`n${index}-`)).status).toBe(200);
    const refused = await ask("one-more");
    expect([refused.status, refused.body.code, runs]).toEqual([429, "rate_limited", inquiriesPerSession]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("n0-")).body).toEqual({ reference: "REFERENCE1" });
    test.clock.advance(limits.protection.inquiryMinutes * 60_000);
    expect((await ask("one-more")).status).toBe(200);
  });

  it("belongs to a session: another one's key is another key", async () => {
    await ask("shared-key");
    browser = test.browser();
    expect((await ask("shared-key")).body).toEqual({ reference: "REFERENCE2" });
  });

  it("is our own failure where its handler does not run it under its key", async () => {
    handle = async () => ({ reference: "REFERENCE0" });
    const { status, body } = await ask("no-key");
    expect([status, body.code]).toEqual([500, "internal"]);
  });
});
