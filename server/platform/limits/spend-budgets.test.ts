import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { spendBudgets } from "./spend-budgets.ts";

describe("budgets that are counted in the database", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 90_000);
  afterAll(() => test.stop());

  it("refuse what is beyond them, and count no further than their column does", async () => {
    const { clock } = test;
    const { db } = test.database;
    const budgets = [{ bucket: "test:calls", limit: 3000, windowSeconds: 3600 }];
    const spend = (limitScale: number, amount: number) =>
      spendBudgets({ db, clock, limitScale }, budgets, amount);
    expect(await spend(1, 2999)).toMatchObject({ ok: true });
    expect(await spend(1, 2)).toMatchObject({ ok: false });
    // A scale that takes the limit beyond what the database counts.
    expect(await spend(1_000_000, 2)).toMatchObject({ ok: true });
    expect(await spend(1_000_000, 1)).toMatchObject({ ok: true });
  });
});
