import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import type { Mail } from "../gateways/gateways.ts";
import { closeHold, consumeHold } from "../inventory/close-hold.ts";
import { holdRooms, NightSoldOut } from "../inventory/hold-rooms.ts";
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import { createTestClock } from "../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { buildSupply } from "../testing/supply.ts";
import { cleanUp } from "./clean-up.ts";
import { expireHolds } from "./expire-holds.ts";
import { checkInvariants, measure } from "./measure.ts";
import { sendOutbox } from "./outbox/send-outbox.ts";

const inquiryDays = () => limits.partner.inquiryDays;

describe("jobs", () => {
  let database: TestDatabase;
  const clock = createTestClock();
  const ids = createIds(systemRandom);
  beforeAll(async () => {
    database = await createTestDatabase();
    await buildSupply(database.db);
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(database.db)).toEqual([]);
  });
  afterAll(() => database.stop());

  const nights = ["2027-04-10", "2027-04-11"];
  const hold = (holdId: string, rooms = 1) =>
    database.db
      .transaction()
      .execute((trx) =>
        holdRooms(
          trx,
          { propertyId: 1, categoryId: 12, nights, rooms },
          { holdId, quoteId: "none", sessionId: null, now: clock(), expiresAt: clock() + 600_000 },
        ),
      );
  const held = async () => {
    const rows = await database.db.selectFrom("room_night").select("held").orderBy("night").execute();
    return rows.map((row) => row.held);
  };

  it("[BOOK-06] gives the rooms of a hold back when ten minutes are over, once", async () => {
    await hold("first");
    expect(await held()).toEqual([1, 1]);
    expect(await expireHolds({ db: database.db, clock })).toBe(0);
    clock.advance(600_000);
    const swept = await Promise.all([1, 2, 3].map(() => expireHolds({ db: database.db, clock })));
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await held()).toEqual([0, 0]);
  });

  it("takes nothing when one night of the stay is gone", async () => {
    await database.db
      .updateTable("room_night")
      .set({ closed: true })
      .where("night", "=", "2027-04-11")
      .execute();
    await expect(hold("second")).rejects.toMatchObject(new NightSoldOut("2027-04-11", 0));
    expect(await held()).toEqual([0, 0]);
    await database.db.updateTable("room_night").set({ closed: false }).execute();
  });

  it("ends a hold in one way only", async () => {
    await hold("third");
    const key = { property_id: 1, hold_id: "third" };
    const ends = await Promise.all([
      closeHold(database.db, key, "released", clock()),
      closeHold(database.db, key, "released", clock()),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    const late = await database.db.transaction().execute((trx) => consumeHold(trx, key, clock()));
    expect([late, await held()]).toEqual([false, [0, 0]]);
  });

  it("refuses a counter that would oversell, whoever writes it", async () => {
    const oversell = database.db
      .updateTable("room_night")
      .set({ sold: 9 })
      .where("night", "=", "2027-04-10")
      .execute();
    await expect(oversell).rejects.toMatchObject({ constraint: "room_night_not_oversold" });
  });

  it("sends one recipient so many mails an hour and a day; the rest wait, and nobody else does", async () => {
    const row = (outbox_id: string, to: string) => ({
      property_id: 1,
      outbox_id,
      kind: "mail",
      payload: JSON.stringify({ to, subject: "s", body: "b", locale: "en" }),
      available_at: new Date(clock()),
      created_at: new Date(clock()),
    });
    const many = Array.from({ length: 40 }, (_, index) =>
      row(`m${index}`, index % 2 ? "flooded@example.test" : " Flooded@Example.test"),
    );
    await database.db
      .insertInto("outbox")
      .values([...many, row("other", "b@example.test")])
      .execute();
    const sent: string[] = [];
    const send = async ({ to }: Mail) => {
      sent.push(to.trim().toLowerCase());
    };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const context = { db: database.db, clock, ids, log, gateways: { mail: { send } } };
    const flooded = async () => {
      await sendOutbox({ ...context, protection: () => limits.protection, inquiryDays });
      return sent.filter((to) => to === "flooded@example.test").length;
    };
    expect(await flooded()).toBe(10);
    expect(sent).toContain("b@example.test");
    expect(await flooded()).toBe(10);
    const counts = [];
    for (let hour = 0; hour < 13; hour += 1) {
      clock.advance(3_600_000);
      counts.push(await flooded());
    }
    expect(counts).toEqual([20, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 40, 40]);
    await database.db.deleteFrom("outbox").execute();
  });

  it("sends each mail once, again after a failure, and gives up in the end", async () => {
    const payload = JSON.stringify({ to: "a@example.test", subject: "s", body: "b", locale: "en" });
    const row = (outbox_id: string) => ({
      property_id: 1,
      outbox_id,
      kind: "mail",
      payload,
      available_at: new Date(clock()),
      created_at: new Date(clock()),
    });
    await database.db
      .insertInto("outbox")
      .values([row("good"), row("bad")])
      .execute();
    const sent: string[] = [];
    const send = async ({ id }: Mail) => {
      if (id === "bad") throw new Error("no such server");
      sent.push(id);
    };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const context = {
      db: database.db,
      clock,
      ids,
      log,
      gateways: { mail: { send } },
      protection: () => limits.protection,
      inquiryDays,
    };
    await Promise.all([sendOutbox(context), sendOutbox(context)]);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      clock.advance(3_600_000);
      await sendOutbox(context);
    }
    const rows = await database.db
      .selectFrom("outbox")
      .select(["outbox_id", "state", "attempts"])
      .orderBy("outbox_id")
      .execute();
    expect(sent).toEqual(["good"]);
    const payloads = database.db.selectFrom("outbox").select("payload").where("outbox_id", "=", "good");
    expect(await payloads.execute(), "what a mail said, links and all, does not stay").toEqual([
      { payload: {} },
    ]);
    expect(rows).toEqual([
      { outbox_id: "bad", state: "failed", attempts: 10 },
      { outbox_id: "good", state: "sent", attempts: 0 },
    ]);
  });

  it("removes what nobody can use any more", async () => {
    const old = new Date(clock() - 1);
    await database.db
      .insertInto("idempotency")
      .values({
        scope: "s",
        key: "k",
        request_hash: "h",
        state: "done",
        lock_token: "l",
        locked_until: old,
        status_code: 200,
        response: "{}",
        created_at: old,
        expires_at: old,
      })
      .execute();
    await cleanUp({ db: database.db, clock, inquiryDays });
    expect(await database.db.selectFrom("idempotency").select("key").execute()).toEqual([]);
  });

  it("sends hundreds in one run, and leaves work of a kind it does not know to whoever does", async () => {
    await database.db.deleteFrom("outbox").execute();
    const row = (outbox_id: string, kind: string) => ({
      property_id: 1,
      outbox_id,
      kind,
      payload: JSON.stringify({ to: `${outbox_id}@example.test`, subject: "s", body: "b", locale: "en" }),
      available_at: new Date(clock()),
      created_at: new Date(clock()),
    });
    const many = Array.from({ length: 230 }, (_, index) => row(`many${index}`, "mail"));
    await database.db
      .insertInto("outbox")
      .values([...many, row("hook", "webhook")])
      .execute();
    const sent = new Set<string>();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const context = {
      db: database.db,
      clock,
      ids,
      log,
      gateways: { mail: { send: async ({ id }: Mail) => void sent.add(id) } },
      protection: () => limits.protection,
      inquiryDays,
    };
    expect(await sendOutbox(context)).toBe(230);
    expect([sent.size, sent.has("hook")]).toEqual([230, false]);
    expect(await measure({ db: database.db, clock })).toMatchObject({
      outbox: expect.arrayContaining([
        expect.objectContaining({ kind: "webhook", pending: 1 }),
        { kind: "mail", pending: 0, failed: 0, oldestSeconds: 0 },
      ]),
      holdsOverdue: 0,
    });
    await database.db.deleteFrom("outbox").execute();
  });

  it("deletes an owner's inquiry after the days the limits say, and none before", async () => {
    const inquiry = (inquiry_id: string, days: number) => ({
      inquiry_id,
      brand_id: "wrenhollow",
      site_id: "wrenhollow-nl",
      locale: "nl",
      name: "Asha Menon",
      property_name: "Duinhuis",
      city: "Texel",
      country: "NL",
      email: "asha@example.test",
      phone: null,
      message: "Zes kamers.",
      created_at: new Date(clock() - days * 86_400_000),
    });
    await database.db
      .insertInto("partner_inquiry")
      .values([inquiry("OLD", inquiryDays()), inquiry("NEW", inquiryDays() - 1)])
      .execute();
    await cleanUp({ db: database.db, clock, inquiryDays });
    const left = await database.db.selectFrom("partner_inquiry").select("inquiry_id").execute();
    expect(left.map(({ inquiry_id }) => inquiry_id)).toEqual(["NEW"]);
  });

  it("forgets holds that were given back, and no hold that became a booking", async () => {
    await hold("given");
    await closeHold(database.db, { property_id: 1, hold_id: "given" }, "released", clock());
    await hold("kept");
    const ids = async () =>
      (await database.db.selectFrom("hold").select("hold_id").execute()).map(({ hold_id }) => hold_id);
    await cleanUp({ db: database.db, clock, inquiryDays });
    expect(await ids()).toContain("given");
    clock.advance(31 * 24 * 3_600_000);
    await cleanUp({ db: database.db, clock, inquiryDays });
    expect(await ids()).not.toContain("given");
    expect(await ids()).toContain("kept");
    await closeHold(database.db, { property_id: 1, hold_id: "kept" }, "expired", clock());
  });

  it("counts and names broken rules of booking for the metrics, without the rows", async () => {
    const said: object[] = [];
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (facts: object) => void said.push(facts),
    };
    expect(await checkInvariants({ db: database.db, log })).toBe(0);
    await hold("counted");
    await database.db.updateTable("room_night").set({ held: 0 }).execute();
    expect(await checkInvariants({ db: database.db, log })).toBe(1);
    expect(said).toEqual([{ rules: ["2b held is the sum of active holds"] }]);
    await database.db
      .updateTable("room_night")
      .set({ held: 1 })
      .where("night", "in", nights)
      .where("room_category_id", "=", 12)
      .execute();
    await closeHold(database.db, { property_id: 1, hold_id: "counted" }, "released", clock());
  });
});
