import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../config/limits.json" with { type: "json" };
import type { EngagementEvent, Gateways, Mail, Sms } from "../../gateways/gateways.ts";
import { RefusedForGood } from "../../gateways/refused-for-good.ts";
import { createTroubleSwitches, type Trouble, troubled } from "../../gateways/troubles.ts";
import { createIds } from "../../platform/ids.ts";
import { systemRandom } from "../../platform/random.ts";
import { createTestClock } from "../../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { measure } from "../measure.ts";
import { carriersFor } from "./carriers.ts";
import { listOutbox, retryOutbox } from "./dead-letters.ts";
import { sendOutbox } from "./send-outbox.ts";

let database: TestDatabase;
const clock = createTestClock();
beforeAll(async () => {
  database = await createTestDatabase();
}, 90_000);
afterAll(() => database.stop());
beforeEach(async () => {
  arrived.length = 0;
  switches = createTroubleSwitches("", 5);
  await database.db.deleteFrom("outbox").execute();
  await database.db.deleteFrom("rate_limit").execute();
});

type Ports = Pick<Gateways, "mail" | "sms" | "engagement">;

/** What third parties got, in the order they got it. */
const arrived: (Mail | Sms | EngagementEvent)[] = [];
let switches = createTroubleSwitches();
const ports: Ports = {
  mail: { send: async (mail) => void arrived.push(mail) },
  sms: { send: async (sms) => void arrived.push(sms) },
  engagement: {
    async tell(events) {
      if (events.some(({ name }) => name === "poison")) throw new RefusedForGood("no such event");
      arrived.push(...events);
    },
  },
};

const work = (gateways: Ports = troubled(ports, switches)) => ({
  db: database.db,
  clock,
  ids: createIds(systemRandom),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  gateways,
  protection: () => limits.protection,
  inquiryDays: () => limits.partner.inquiryDays,
});

const payloads = {
  mail: { to: "noor@example.test", subject: "s", body: "b", locale: "nl" },
  sms: { to: "+31612345678", text: "123 456", locale: "nl" },
  engagement: { name: "stay_booked", subject: "u1", attributes: { nights: 2 }, consent: "c1" },
};

/** A message to a number of its own. */
const sms = (index: number) => ({ ...payloads.sms, to: `+316${10_000_000 + index * 10_000}` });

async function write(kind: string, outbox_id: string, payload: object): Promise<void> {
  const now = new Date(clock());
  const row = {
    property_id: 7,
    outbox_id,
    kind,
    payload: JSON.stringify(payload),
    available_at: now,
    created_at: now,
  };
  await database.db.insertInto("outbox").values(row).execute();
}

async function rows() {
  const all = database.db.selectFrom("outbox").select(["outbox_id", "state", "attempts", "last_error"]);
  return all.orderBy("outbox_id").execute();
}

describe("the outbox", () => {
  it("hands each kind to its own port, under the id of its row", async () => {
    for (const [kind, payload] of Object.entries(payloads)) await write(kind, `o-${kind}`, payload);
    expect(await sendOutbox(work())).toBe(3);
    expect(arrived.map(({ id }) => id).sort()).toEqual(["7-o-sms", "o-engagement", "o-mail"]);
    expect((await rows()).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
  });

  it("leaves a kind whose port is not there to a worker that has it", async () => {
    await write("sms", "o1", payloads.sms);
    expect(await sendOutbox({ ...work(), gateways: { mail: ports.mail } })).toBe(0);
    expect(await sendOutbox(work())).toBe(1);
  });

  it.each<[Trouble, number]>([
    ["slow", 1],
    ["refuse", 1],
    ["lost", 2],
    ["twice", 2],
    ["late", 2],
  ])(
    "comes through a port that is %s: the message arrives, and every time under the same id",
    async (trouble, times) => {
      await write("mail", "o1", payloads.mail);
      switches.set("mail", trouble);
      await sendOutbox(work());
      switches.set("mail", undefined);
      await switches.pause();
      clock.advance(3_600_000);
      await sendOutbox(work());
      expect(await rows()).toMatchObject([{ outbox_id: "o1", state: "sent" }]);
      await expect.poll(() => arrived.map(({ id }) => id)).toEqual(Array.from({ length: times }, () => "o1"));
    },
  );

  it("lets one port that fails hold up no other", async () => {
    await write("mail", "o1", payloads.mail);
    await write("sms", "o2", payloads.sms);
    switches.set("mail", "refuse");
    expect(await sendOutbox(work())).toBe(1);
    expect(await rows()).toMatchObject([
      { outbox_id: "o1", state: "pending", attempts: 1, last_error: "NoAnswer" },
      { outbox_id: "o2", state: "sent" },
    ]);
  });

  it("gives up at once what is refused for good, and takes nothing else of the batch with it", async () => {
    for (const id of ["o1", "o2", "o3"])
      await write("engagement", id, { ...payloads.engagement, name: id === "o2" ? "poison" : "stay_booked" });
    expect(await sendOutbox(work())).toBe(2);
    expect(await rows()).toMatchObject([
      { outbox_id: "o1", state: "sent" },
      { outbox_id: "o2", state: "failed", attempts: 1, last_error: "RefusedForGood" },
      { outbox_id: "o3", state: "sent" },
    ]);
  });

  it("gives up a row that no carrier can read, and goes on", async () => {
    await write("mail", "broken", { odd: true });
    await write("mail", "o1", payloads.mail);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await sendOutbox(work());
      clock.advance(3_600_000);
    }
    expect(await rows()).toMatchObject([
      { outbox_id: "broken", state: "failed", attempts: 10 },
      { outbox_id: "o1", state: "sent" },
    ]);
  });

  it("tries again later each time, and not all at the same moment", async () => {
    switches.set("mail", "refuse");
    for (let index = 0; index < 20; index += 1) await write("mail", `o${index}`, payloads.mail);
    const generous = { ...work(), limitScale: 100 };
    const waits = async () => {
      await sendOutbox(generous);
      const all = await database.db.selectFrom("outbox").select("available_at").execute();
      return all.map(({ available_at }) => available_at.getTime() - clock());
    };
    const first = await waits();
    expect(Math.min(...first)).toBeGreaterThanOrEqual(5_000);
    expect(Math.max(...first)).toBeLessThanOrEqual(10_000);
    expect(new Set(first).size).toBeGreaterThan(10);
    clock.advance(10_000);
    expect(Math.min(...(await waits()))).toBeGreaterThanOrEqual(10_000);
  });

  it("is counted by kind, shown without what it says, and tried again when a person says so", async () => {
    switches.set("sms", "refuse");
    await write("sms", "o1", payloads.sms);
    await write("mail", "o2", payloads.mail);
    clock.advance(60_000);
    expect((await measure(work())).outbox).toContainEqual({
      kind: "sms",
      pending: 1,
      failed: 0,
      oldestSeconds: 60,
    });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await sendOutbox(work());
      clock.advance(3_600_000);
    }
    expect((await measure(work())).outbox).toContainEqual({
      kind: "sms",
      pending: 0,
      failed: 1,
      oldestSeconds: 0,
    });
    const [dead, ...others] = await listOutbox(database.db, { state: "failed", most: 10 });
    expect([dead?.outbox_id, dead?.kind, dead?.attempts, others]).toEqual(["o1", "sms", 10, []]);
    expect(JSON.stringify(dead)).not.toContain("31612345678");
    switches.set("sms", undefined);
    const now = new Date(clock());
    expect(await retryOutbox(database.db, { kind: "mail" }, now)).toBe(0);
    expect(await retryOutbox(database.db, { ids: ["none"] }, now)).toBe(0);
    expect(await retryOutbox(database.db, { ids: ["o1"] }, now)).toBe(1);
    expect(await sendOutbox(work())).toBe(1);
    expect(arrived.at(-1)).toMatchObject({ to: payloads.sms.to });
  });

  it("sends few text messages to one number, and few to a block of numbers", async () => {
    const { smsPerHour, smsPerBlock } = limits.protection;
    for (let index = 0; index < smsPerHour + 3; index += 1) await write("sms", `same${index}`, payloads.sms);
    expect(await sendOutbox(work())).toBe(smsPerHour);
    for (let index = 0; index < smsPerBlock; index += 1)
      await write("sms", `block${index}`, { ...payloads.sms, to: `+3161234${1000 + index}` });
    expect(await sendOutbox(work())).toBe(smsPerBlock - smsPerHour);
    await write("sms", "elsewhere", { ...payloads.sms, to: "+447700900123" });
    expect(await sendOutbox(work())).toBe(1);
    // What was counted when it was asked for, such as a code, is sent all the same.
    await write("sms", "counted", { ...payloads.sms, isCounted: true });
    expect(await sendOutbox(work())).toBe(1);
  });

  it("sends the kinds it is asked for alone, so that one may take its time", async () => {
    await write("mail", "o1", payloads.mail);
    await write("sms", "o2", payloads.sms);
    const ofSms = carriersFor(work().gateways).filter(({ kind }) => kind === "sms");
    expect(await sendOutbox(work(), ofSms)).toBe(1);
    expect(await rows()).toMatchObject([
      { outbox_id: "o1", state: "pending" },
      { outbox_id: "o2", state: "sent" },
    ]);
  });

  it("begins no message once the server goes, and leaves the rest to whoever comes", async () => {
    for (let index = 0; index < 40; index += 1) await write("sms", `o${index}`, sms(index));
    let isStopping = false;
    const send = async (each: Sms) => {
      arrived.push(each);
      isStopping = true;
    };
    const going = { ...work({ ...ports, sms: { send } }), isStopping: () => isStopping };
    const sent = await sendOutbox(going);
    expect(sent).toBeGreaterThanOrEqual(1);
    expect(sent).toBeLessThanOrEqual(5);
    expect(await sendOutbox(going)).toBe(0);
    expect(await sendOutbox(work())).toBe(40 - sent);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(arrived.length);
  });

  it("begins none of a parcel that was refused once the server goes", async () => {
    for (let index = 0; index < 10; index += 1) await write("engagement", `o${index}`, payloads.engagement);
    let isStopping = false;
    const tell = async (events: readonly EngagementEvent[]) => {
      if (events.length > 1) throw new RefusedForGood("one of them is odd");
      arrived.push(...events);
      isStopping = true;
    };
    expect(
      await sendOutbox({ ...work({ ...ports, engagement: { tell } }), isStopping: () => isStopping }),
    ).toBe(1);
    clock.advance(61_000);
    expect(await sendOutbox(work())).toBe(9);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(10);
  });

  it("puts a message off although its budget cannot be given back", async () => {
    await write("sms", "o1", payloads.sms);
    const send = async () => {
      await database.db.schema.alterTable("rate_limit").renameTo("away").execute();
      throw new Error("no such server");
    };
    await sendOutbox(work({ ...ports, sms: { send } })).finally(() =>
      database.db.schema.alterTable("away").renameTo("rate_limit").execute(),
    );
    expect(await rows()).toEqual([{ outbox_id: "o1", state: "pending", attempts: 1, last_error: "Error" }]);
  });

  it("is over when its last message is, also where another one failed", async () => {
    for (let index = 0; index < 2; index += 1) await write("sms", `o${index}`, sms(index));
    const lost = new Error("the database is gone");
    const context = work({
      ...ports,
      sms: {
        async send(each) {
          if (each.id === "7-o0") throw new Error("no such server");
          await new Promise((resolve) => setTimeout(resolve, 100));
          arrived.push(each);
        },
      },
    });
    const log = {
      ...context.log,
      warn: () => {
        throw lost;
      },
    };
    await expect(sendOutbox({ ...context, log })).rejects.toBe(lost);
    expect(arrived.map(({ id }) => id)).toEqual(["7-o1"]);
  });

  it("has two workers send a message once", async () => {
    for (let index = 0; index < 60; index += 1) await write("engagement", `o${index}`, payloads.engagement);
    const done = await Promise.all([sendOutbox(work()), sendOutbox(work()), sendOutbox(work())]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(60);
    expect(arrived).toHaveLength(60);
  });
});
