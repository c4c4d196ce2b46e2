import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { retryTransaction } from "../db/retry-transaction.ts";
import { brokenInvariants } from "../inventory/broken-invariants.ts";
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import { createTestClock } from "../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { closeWallets, expireLots } from "./end-lots.ts";
import { postToWallet } from "./post-to-wallet.ts";
import { type Posting, WalletShort } from "./posting.ts";
import { readWallet } from "./read-wallet.ts";

const DAY_MS = 24 * 60 * 60_000;
let database: TestDatabase;
const clock = createTestClock();
const ids = createIds(systemRandom);
beforeAll(async () => {
  database = await createTestDatabase();
}, 90_000);
afterAll(() => database.stop());

let guests = 0;
const newGuest = () => `u-guest-${++guests}`;
/** Posts in a transaction of its own; "short" where the guest had too little. */
const post = (posting: Posting) =>
  retryTransaction(database.db, (trx) => postToWallet(trx, posting, { ids, clock })).catch((error) => {
    if (error instanceof WalletShort) return "short" as const;
    throw error;
  });
const read = (user_id: string, currency_code = "EUR") =>
  readWallet(database.db, { user_id, currency_code }, new Date(clock()));
const inDays = (days: number) => new Date(clock() + days * DAY_MS);
const gift = (user_id: string, amount: number, key = "g", days?: number): Posting => ({
  user_id,
  currency_code: "EUR",
  kind: "benefit",
  amount,
  key,
  expires_at: days === undefined ? undefined : inDays(days),
});
const spend = (user_id: string, amount: number, key = "s"): Posting => ({
  user_id,
  currency_code: "EUR",
  kind: "spent",
  amount: -amount,
  key,
});

it("takes what ends first, counts what ended as nothing at once, and shows it taken out once", async () => {
  const guest = newGuest();
  await post(gift(guest, 500, "a"));
  await post(gift(guest, 300, "b", 10));
  await post(gift(guest, 200, "c", 20));
  expect(await read(guest)).toEqual({
    walletId: expect.stringMatching(/^w.{20,}$/),
    redeemable: 1000,
    expirable: 500,
    redeemedExpirable: 0,
    expiring: [
      { amount: 300, expires_at: inDays(10) },
      { amount: 200, expires_at: inDays(20) },
    ],
  });
  await post(spend(guest, 350));
  expect(await read(guest)).toMatchObject({ redeemable: 650, expirable: 150, redeemedExpirable: 350 });
  clock.advance(20 * DAY_MS);
  expect(await read(guest)).toMatchObject({ redeemable: 500, expirable: 0, expiring: [] });
  expect(await post(spend(guest, 501, "too much"))).toBe("short");
  const both = await Promise.all([1, 2].map(() => expireLots({ db: database.db, ids, clock })));
  expect(both.reduce((sum, each) => sum + each)).toBe(1);
  const ended = await database.db
    .selectFrom("wallet_transaction")
    .select(["amount", "expirable"])
    .where("user_id", "=", guest)
    .where("kind", "=", "expired")
    .execute();
  expect(ended).toEqual([{ amount: 150, expirable: 150 }]);
  expect(await expireLots({ db: database.db, ids, clock })).toBe(0);
  clock.advance(365 * DAY_MS);
  expect(await read(guest)).toMatchObject({ redeemable: 500, redeemedExpirable: 0 });
  expect(await brokenInvariants(database.db)).toEqual([]);
});

it("spends the same money once in two tabs, and posts a key once", async () => {
  const guest = newGuest();
  await post(gift(guest, 1000));
  const tabs = await Promise.all([post(spend(guest, 700, "one")), post(spend(guest, 700, "two"))]);
  expect(tabs.filter((each) => each === "short")).toHaveLength(1);
  expect((await read(guest)).redeemable).toBe(300);
  const again = await Promise.all([1, 2, 3].map(() => post(gift(guest, 50, "again", 3))));
  expect(again.filter((each) => each === null)).toHaveLength(2);
  expect((await read(guest)).redeemable).toBe(350);
});

it("undoes a posting with the transaction it is in", async () => {
  const guest = newGuest();
  const failing = database.db.transaction().execute(async (trx) => {
    await postToWallet(trx, gift(guest, 100), { ids, clock });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await read(guest)).toMatchObject({ walletId: null, redeemable: 0 });
});

it("refuses what is no amount, and the database what breaks a rule", async () => {
  const guest = newGuest();
  for (const amount of [0, 1.5, Number.NaN, 2 ** 53])
    await expect(post(gift(guest, amount)), String(amount)).rejects.toThrow(RangeError);
  await post(gift(guest, 100));
  const { db } = database;
  await expect(
    db
      .updateTable("wallet_account")
      .set({ balance: -1 })
      .where("user_id", "=", guest)
      .where("kind", "=", "guest")
      .execute(),
  ).rejects.toThrow("wallet_not_overdrawn");
  await expect(
    sql`UPDATE wallet_transaction SET to_account = from_account WHERE user_id = ${guest}`.execute(db),
    "money that only leaves",
  ).rejects.toThrow("check constraint");
  await expect(
    sql`UPDATE wallet_transaction SET currency_code = 'JPY' WHERE user_id = ${guest}`.execute(db),
    "money that changes its currency",
  ).rejects.toThrow("foreign key");
});

it("empties every wallet of a guest who leaves, and keeps what was posted", async () => {
  const guest = newGuest();
  await post(gift(guest, 100, "a", 1));
  await post(gift(guest, 200, "b"));
  await post({ ...gift(guest, 70, "c"), currency_code: "JPY" });
  clock.advance(2 * DAY_MS);
  await retryTransaction(database.db, (trx) => closeWallets(trx, guest, { ids, clock }));
  expect([(await read(guest)).redeemable, (await read(guest, "JPY")).redeemable]).toEqual([0, 0]);
  const kinds = await database.db
    .selectFrom("wallet_transaction")
    .select(["kind", "amount"])
    .where("user_id", "=", guest)
    .where("kind", "in", ["expired", "closed"])
    .orderBy("amount")
    .execute();
  expect(kinds).toEqual([
    { kind: "closed", amount: 70 },
    { kind: "expired", amount: 100 },
    { kind: "closed", amount: 200 },
  ]);
  expect(await brokenInvariants(database.db)).toEqual([]);
});

const step = fc.record({
  guest: fc.integer({ min: 0, max: 1 }),
  currency_code: fc.constantFrom("EUR", "JPY", "KWD"),
  amount: fc.integer({ min: -1500, max: 1000 }).filter((amount) => amount !== 0),
  days: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  key: fc.integer({ min: 0, max: 40 }),
  pass: fc.integer({ min: 0, max: 10 }),
});

it("keeps its rules whatever is posted at once, and has what a plain sum of the postings has", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
      async (rounds) => {
        const own = [newGuest(), newGuest()];
        const sums = new Map<string, number>();
        for (const round of rounds) {
          const answers = await Promise.all(
            round.map(async ({ guest, currency_code, amount, days, key }) => {
              const user_id = own[guest] ?? "";
              const expires_at = amount > 0 && days ? inDays(days) : undefined;
              const kind = amount > 0 ? "benefit" : "spent";
              const done = await post({ user_id, currency_code, amount, kind, key: `k${key}`, expires_at });
              return { done, amount, name: `${user_id} ${currency_code}` };
            }),
          );
          for (const { done, amount, name } of answers)
            if (done !== null && done !== "short") sums.set(name, (sums.get(name) ?? 0) + amount);
          clock.advance((round[0]?.pass ?? 0) * DAY_MS);
        }
        expect(await brokenInvariants(database.db)).toEqual([]);
        for (const user_id of own)
          for (const currency_code of ["EUR", "JPY", "KWD"]) {
            const row = await database.db
              .selectFrom("wallet_account")
              .select("balance")
              .where("user_id", "=", user_id)
              .where("currency_code", "=", currency_code)
              .where("kind", "=", "guest")
              .executeTakeFirst();
            expect(row?.balance ?? 0).toBe(sums.get(`${user_id} ${currency_code}`) ?? 0);
          }
        await expireLots({ db: database.db, ids, clock });
        expect(await brokenInvariants(database.db)).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);
