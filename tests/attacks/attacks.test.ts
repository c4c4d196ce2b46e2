import { afterAll, beforeAll, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../server/testing/app.ts";
import type { Attacked } from "./attacked.ts";
import { guessCodes, guessPasswords } from "./guess-secrets.ts";
import { laterShare, probeAccounts } from "./probe-accounts.ts";
import { pumpMessages } from "./pump-messages.ts";

const { codesPerPhone, codesPerBlock, guessesPerAccount } = limits.protection;
const { codeTries } = limits.signIn;
const ATTACK = { guesses: 600, addresses: 100, hours: 2 };

const attackedBy = ({ app, database, clock }: TestApp): Attacked => ({
  app,
  db: database.db,
  clock,
  host: "nl.homes.test",
  brandId: "homes",
});

let test: TestApp;
let open: TestApp;
let attacked: Attacked;
let unguarded: Attacked;
beforeAll(async () => {
  test = await createTestApp();
  // The same server with budgets that nobody reaches: each attack has to get through it.
  open = await createTestApp({ limitScale: 1000 });
  attacked = attackedBy(test);
  unguarded = attackedBy(open);
}, 120_000);
afterAll(() => Promise.all([test.stop(), open.stop()]));

describe("a distributed attack", { timeout: 120_000 }, () => {
  it("[ACC-12] on the code of one number is compared as often as its codes may be tried, whoever guesses", async () => {
    const { mostInAnHour, honest, victim } = await guessCodes(attacked, ATTACK);
    expect(mostInAnHour).toBeLessThanOrEqual(codesPerPhone * codeTries);
    expect(mostInAnHour).toBeGreaterThan(0);
    expect(honest).toEqual({ tried: 2, in: 2 });
    expect(victim.other).toBe(victim.hours);
    expect((await guessCodes(unguarded, ATTACK)).mostInAnHour).toBeGreaterThan(codesPerPhone * codeTries);
  });

  it("[ACC-12] on the numbers of a block is compared as often as its codes may be tried", async () => {
    const { mostInAnHour, honest } = await guessCodes(attacked, { ...ATTACK, guesses: 1600 }, 50);
    expect(mostInAnHour).toBeLessThanOrEqual(codesPerBlock * codeTries);
    expect(honest).toEqual({ tried: 2, in: 2 });
  });

  it("on a password is compared as often as an account allows, and its guest gets in by another way", async () => {
    const { mostInAnHour, victim } = await guessPasswords(attacked, ATTACK);
    expect(mostInAnHour).toBeLessThanOrEqual(guessesPerAccount);
    expect(victim.other).toBe(victim.hours);
    const guesses = { guesses: guessesPerAccount + 20, addresses: 10, hours: 1 };
    expect((await guessPasswords(unguarded, guesses)).mostInAnHour).toBeGreaterThan(guessesPerAccount);
  });

  it("[ACC-12] that has messages sent to numbers that cost gets as many as a block may have", async () => {
    const pumping = { requests: 3 * codesPerBlock, addresses: 40, blocks: 2 };
    const { mostInABlock, sent } = await pumpMessages(attacked, pumping);
    expect(mostInABlock).toBeLessThanOrEqual(codesPerBlock);
    expect(sent).toBeLessThanOrEqual(2 * codesPerBlock);
    expect((await pumpMessages(unguarded, pumping)).mostInABlock).toBeGreaterThan(codesPerBlock);
  });
});

describe("whether an address has an account", { timeout: 120_000 }, () => {
  it("[ACC-07] is told by no answer", async () => {
    expect((await probeAccounts(attacked, 40)).told).toBe(0);
  });

  it("would show in the times that are compared", async () => {
    const { later, error } = await probeAccounts(attacked, 60, 60);
    expect(later).toBeGreaterThan(0.5 + 3 * error);
    expect(laterShare([1, 2], [3, 4])).toBe(0);
    expect(laterShare([3, 4], [1, 2])).toBe(1);
  });
});
