import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PaymentSandbox, startPaymentSandbox } from "../../demo/sandboxes/payment-sandbox.ts";
import { systemRandom } from "../../platform/random.ts";
import { readSettings } from "../../settings.ts";
import { type HttpService, startHttpService } from "../../testing/http-service.ts";
import { RefusedForGood } from "../refused-for-good.ts";
import { createHttpPayment } from "./http-payment.ts";
import type { PaymentEvent, PaymentGateway } from "./payment.ts";

let hook: HttpService;
let sandbox: PaymentSandbox;
let gateway: PaymentGateway;
let now = Date.parse("2027-03-01T10:00:00Z");
const clock = () => now;
beforeAll(async () => {
  hook = await startHttpService();
  sandbox = await startPaymentSandbox({
    port: 0,
    clock,
    random: systemRandom,
    webhookUrl: `${hook.url}/hook`,
  });
  gateway = createHttpPayment(sandbox.settings, clock);
});
afterAll(async () => {
  await sandbox.stop();
  await hook.stop();
});

const returnUrl = "http://wrenhollow-nl.localhost:3000/booking-paid";
const payment = (id: string) => ({ id, amount: 12_000, currency: "EUR", returnUrl });

/** A guest who pays on the gateway's page. */
async function pay(page: string, outcome: string): Promise<string | null> {
  expect(await (await fetch(page)).text()).toContain("<form");
  const answer = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ outcome }),
    redirect: "manual",
  });
  return answer.headers.get("location");
}

/** Events that came for a payment, as the port reads them. */
async function eventsOf(id: string): Promise<readonly PaymentEvent[]> {
  const read = hook.asked.map(({ body, headers }) => gateway.readEvent(body, headers["x-signature"]));
  return (await Promise.all(read)).filter((event) => event?.payment === id) as PaymentEvent[];
}

describe("paying by the gateway's own page", () => {
  it.each([
    ["succeed", "succeeded"],
    ["decline", "declined"],
  ])("tells of a payment that does %s: when asked, and by itself", async (outcome, status) => {
    const { page } = await gateway.create(payment(`p-${outcome}`));
    expect(new URL(page).origin).toBe(gateway.origin);
    expect(await gateway.query(`p-${outcome}`)).toEqual({ status: "open", refunded: 0 });
    expect(await pay(page, outcome)).toBe(returnUrl);
    expect(await gateway.query(`p-${outcome}`)).toEqual({ status, refunded: 0 });
    expect(await eventsOf(`p-${outcome}`)).toMatchObject([{ status, sequence: 1 }]);
  });

  it("does not know how one went, and says so later", async () => {
    const { page } = await gateway.create(payment("p-unknown"));
    await pay(page, "unknown, then decline");
    expect(await gateway.query("p-unknown")).toMatchObject({ status: "unknown" });
    await sandbox.settleUnknown();
    expect(await gateway.query("p-unknown")).toMatchObject({ status: "declined" });
    expect((await eventsOf("p-unknown")).map(({ status }) => status)).toEqual(["unknown", "declined"]);
  });

  it("makes one payment of one id, and refuses another under it", async () => {
    const [first, second] = [
      await gateway.create(payment("p-same")),
      await gateway.create(payment("p-same")),
    ];
    expect(second).toEqual(first);
    await expect(gateway.create({ ...payment("p-same"), amount: 1 })).rejects.toBeInstanceOf(RefusedForGood);
    expect(await gateway.query("p-none")).toBeNull();
  });

  it("gives back no more than was paid, and each refund once", async () => {
    const { page } = await gateway.create(payment("p-back"));
    const refund = (id: string, amount: number) => gateway.refund({ id, payment: "p-back", amount });
    await expect(refund("r0", 1)).rejects.toBeInstanceOf(RefusedForGood);
    await pay(page, "succeed");
    await refund("r1", 7000);
    await refund("r1", 7000);
    await expect(refund("r2", 5001)).rejects.toBeInstanceOf(RefusedForGood);
    await refund("r3", 5000);
    expect(await gateway.query("p-back")).toEqual({ status: "succeeded", refunded: 12_000 });
  });

  it("tells twice and in disorder, so that it can be told by id and number", async () => {
    await sandbox.deliver("twice");
    await pay((await gateway.create(payment("p-twice"))).page, "succeed");
    const twice = await eventsOf("p-twice");
    expect([twice.length, new Set(twice.map(({ id }) => id)).size]).toEqual([2, 1]);
    await sandbox.deliver("reversed");
    await pay((await gateway.create(payment("p-mixed"))).page, "unknown, then succeed");
    await sandbox.settleUnknown();
    expect(await eventsOf("p-mixed")).toEqual([]);
    await sandbox.deliver("once");
    expect((await eventsOf("p-mixed")).map(({ status, sequence }) => [status, sequence])).toEqual([
      ["succeeded", 2],
      ["unknown", 1],
    ]);
  });

  it("believes no event that the gateway did not sign over these bytes a moment ago", async () => {
    const { body = "", headers } = hook.asked.at(-1) ?? {};
    const signature = headers?.["x-signature"];
    expect(await gateway.readEvent(body, signature)).not.toBeNull();
    expect(await gateway.readEvent(body.replace("unknown", "succeeded"), signature)).toBeNull();
    expect(await gateway.readEvent(body, undefined)).toBeNull();
    expect(await gateway.readEvent(body, "t=1,v1=00")).toBeNull();
    const other = createHttpPayment({ ...sandbox.settings, webhookSecret: "another secret of it" }, clock);
    expect(await other.readEvent(body, signature)).toBeNull();
    now += 301_000;
    expect(await gateway.readEvent(body, signature)).toBeNull();
  });

  it("lets nobody in who does not know its key", async () => {
    const stranger = createHttpPayment({ ...sandbox.settings, key: "guessed" }, clock);
    await expect(stranger.create(payment("p-stranger"))).rejects.toThrow("401");
    await expect(stranger.query("p-same")).rejects.toThrow("401");
  });
});

describe("settings of payments", () => {
  it.each([
    [
      { PAYMENT_URL: "https://pay.test" },
      /PAYMENT_URL is set and PAYMENT_KEY, PAYMENT_WEBHOOK_SECRET is not/,
    ],
    [
      { PAYMENT_URL: "https://pay.test/v1", PAYMENT_KEY: "hunter2", PAYMENT_WEBHOOK_SECRET: "x".repeat(16) },
      /^PAYMENT_URL must be/,
    ],
    [
      { PAYMENT_URL: "https://pay.test", PAYMENT_KEY: "k", PAYMENT_WEBHOOK_SECRET: "hunter2" },
      /^PAYMENT_WEBHOOK_SECRET must/,
    ],
  ])("are refused at the start by name: %o", (environment, says) => {
    const read = () => readSettings(environment as Record<string, string>, ".");
    expect(read).toThrow(says);
    expect(read).not.toThrow(/hunter2/);
  });
});
