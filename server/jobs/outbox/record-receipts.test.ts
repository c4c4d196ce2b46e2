import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SIGNATURE_HEADER, signBody } from "../../gateways/signed-body.ts";
import { type ReceiptStatus, smsReceiptVerifier } from "../../gateways/sms-receipts.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { measure } from "../measure.ts";
import { receiptsOf } from "./receipts-of.ts";
import { recordReceipts } from "./record-receipts.ts";
import { smsReference } from "./sms-carrier.ts";

const SECRET = "shared with the provider";

describe("receipts of text messages", () => {
  let test: TestApp;
  let address: string;
  const warnings: object[] = [];
  beforeAll(async () => {
    test = await createTestApp({ webhooks: { sms: smsReceiptVerifier(SECRET) } });
    address = await test.app.listen({ port: 0, host: "127.0.0.1" });
  }, 90_000);
  afterAll(() => test.stop());
  beforeEach(async () => {
    warnings.length = 0;
    await test.database.db.deleteFrom("webhook_event").execute();
    await test.database.db.deleteFrom("outbox").execute();
  });

  const log = {
    info: () => undefined,
    warn: (facts: object) => void warnings.push(facts),
    error: () => undefined,
  };
  const record = () => recordReceipts({ db: test.database.db, clock: test.clock, log });

  /** Posts a body to the door as a provider does: over HTTP, without Origin, cookie or token. */
  const post = (body: string, secret = SECRET) =>
    fetch(`${address}/api/pwa/webhooks/sms`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER]: signBody(secret, body, test.clock()),
      },
      body,
    });
  const tell = async (
    id: string,
    status: ReceiptStatus,
    second: number,
    reference = smsReference(7, "o-1"),
  ) => {
    const at = `2027-03-01T10:00:${String(second).padStart(2, "0")}Z`;
    expect((await post(JSON.stringify({ id, reference, status, at }))).status).toBe(200);
  };
  const message = async (outbox_id: string, kind = "sms") => {
    const at = new Date(test.clock());
    const row = { property_id: 7, outbox_id, kind, payload: "{}", available_at: at, created_at: at };
    await test.database.db
      .insertInto("outbox")
      .values({ ...row, state: "sent", sent_at: at })
      .execute();
  };
  const kept = () =>
    test.database.db.selectFrom("outbox").select(["receipt", "receipt_at"]).executeTakeFirstOrThrow();

  it("writes down how far a message got, and when", async () => {
    await message("o-1");
    await tell("r1", "delivered", 4);
    expect(await record()).toBe(1);
    expect(await kept()).toEqual({ receipt: "delivered", receipt_at: new Date("2027-03-01T10:00:04Z") });
    expect(await receiptsOf(test.database.db, ["7-o-1", "7-o-2", "nothing"])).toEqual({
      "7-o-1": "delivered",
    });
    expect(await record()).toBe(0);
  });

  const way: readonly (readonly [ReceiptStatus, number])[] = [
    ["accepted", 1],
    ["sent", 2],
    ["undelivered", 3],
    ["delivered", 4],
  ];
  it("keeps the same end in whichever order, and however often, receipts come", async () => {
    for (const order of orders(way)) {
      await test.database.db.deleteFrom("webhook_event").execute();
      await test.database.db.deleteFrom("outbox").execute();
      await message("o-1");
      for (const [status, second] of [...order, ...order]) {
        await tell(`${status} ${second}`, status, second);
        await record();
      }
      expect((await kept()).receipt, order.join(" ")).toBe("delivered");
    }
  });

  it("is moved on by no earlier step, although that is told with a later time", async () => {
    await message("o-1");
    await tell("r1", "undelivered", 1);
    await tell("r2", "sent", 9);
    await record();
    expect((await kept()).receipt).toBe("undelivered");
  });

  it("reads a receipt once where two processes do", async () => {
    await message("o-1");
    for (let index = 0; index < 20; index += 1) await tell(`r${index}`, "sent", index);
    const done = await Promise.all([record(), record(), record()]);
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(20);
    expect((await kept()).receipt_at).toEqual(new Date("2027-03-01T10:00:19Z"));
  });

  it("is done with a receipt of nobody's message, and with one that cannot be read", async () => {
    await message("mail-1", "mail");
    for (const reference of ["7-none", "7-mail-1", "no number-x", "99999999999-o", "", "7-o'; --"])
      await tell(`of ${reference}`, "delivered", 1, reference);
    await post('{"id":"odd","reference":"7-o","status":"read","at":"2027-03-01T10:00:00Z"}');
    await post('{"id":"when","reference":"7-o","status":"sent","at":"2027-13-41T10:00:00Z"}');
    expect(await record()).toBe(8);
    expect(await record()).toBe(0);
    expect(await kept()).toEqual({ receipt: null, receipt_at: null });
    expect(warnings).toEqual([{ unreadable: 2 }]);
  });

  it("takes nothing that another secret signed, nor what names no receipt", async () => {
    expect((await post('{"id":"r1"}', "another secret of it")).status).toBe(401);
    expect((await post("no receipt")).status).toBe(401);
    expect((await post('{"id":7}')).status).toBe(401);
    expect(await record()).toBe(0);
  });

  it("counts the messages of the last day by what became of them", async () => {
    for (const id of ["o-1", "o-2", "o-3"]) await message(id);
    await message("m-1", "mail");
    await tell("r1", "delivered", 1);
    await record();
    const counts = async () => {
      const { smsReceipts } = await measure({ db: test.database.db, clock: test.clock });
      return Object.fromEntries(smsReceipts.map(({ receipt, count }) => [receipt, count]));
    };
    expect(await counts()).toEqual({ none: 2, accepted: 0, sent: 0, delivered: 1, undelivered: 0 });
    const { clock, database } = test;
    const later = () => clock() + 25 * 3_600_000;
    const { smsReceipts } = await measure({ db: database.db, clock: later });
    expect(smsReceipts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
  });
});

/** Every order of a few things. */
function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    orders(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
