import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BookingState } from "#domain/booking";
import type { PaymentMode } from "#schemas";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { buildRelease } from "../../../testing/release.ts";
import { buildSupply } from "../../../testing/supply.ts";

const card: PaymentMode = { mode: "CC", title: "payment-modes.CC", kind: "card", enabled: true };
const TOTAL = 25_000;

describe("the status of a booking", () => {
  let test: TestApp;
  let owner: Browser;
  let id: string;
  /** Modes the site takes online; a test may say others. */
  let modes: readonly PaymentMode[] = [];

  beforeAll(async () => {
    const release = () => {
      const { sites, ...rest } = buildRelease();
      return {
        ...rest,
        sites: Object.fromEntries(
          Object.entries(sites).map(([name, site]) => [name, { ...site, paymentModes: modes }]),
        ),
      };
    };
    test = await createTestApp({ release });
    await buildSupply(test.database.db);
    owner = test.browser();
    id = (await bookStay(owner, "statuses")).body.booking_id;
  }, 90_000);
  afterAll(() => test.stop());

  /** The booking as its guest reads it after the property's side has changed it. */
  async function read(changes: { status_key?: number; state?: BookingState; paid?: number }) {
    const fresh = { status_key: 0, state: "confirmed" as const, paid: 0, ...changes };
    await test.database.db.updateTable("booking").set(fresh).where("booking_id", "=", id).execute();
    const { body, status, text } = await owner.get(`/api/pwa/booking/${id}`);
    expect(status, text).toBe(200);
    return body.booking;
  }
  /** Of each code: what is shown, whether it can be cancelled, and the payment status. */
  async function told(codes: readonly number[]) {
    const rows: [number, string, boolean, number][] = [];
    for (const status_key of codes) {
      const booking = await read({ status_key, state: "requested" });
      const { cancellable } = booking.permissions;
      rows.push([booking.status_key, booking.display_status, cancellable, booking.get_payment_status_id]);
    }
    return rows;
  }

  it("[BSTAT-01] [BSTAT-02] [BSTAT-03] [BSTAT-04] follows each code: what is shown, whether it can be cancelled, payment status 3 once cancelled", async () => {
    expect(await told([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21])).toEqual([
      [0, "confirmed", true, 0],
      [1, "checked-in", false, 0],
      [2, "checked-out", false, 0],
      [3, "cancelled", false, 3],
      [4, "cancelled", false, 3],
      [5, "being-confirmed", true, 0],
      [6, "being-confirmed", true, 0],
      [7, "confirmed", true, 0],
      [8, "unprocessed", false, 0],
      [9, "being-confirmed", true, 0],
      [10, "being-confirmed", true, 0],
      [11, "being-confirmed", true, 0],
      [12, "saved", true, 0],
      [13, "cancelled", false, 3],
      [14, "being-confirmed", true, 0],
      [15, "being-confirmed", true, 0],
      [16, "cancelled", false, 3],
      [19, "upcoming", true, 0],
      [20, "completed", false, 0],
      [21, "cancelled", false, 3],
    ]);
  });

  it("[BSTAT-03] [BSTAT-04] goes by the state where the code says nothing of its own", async () => {
    const states = ["confirmed", "completed", "cancelled"] as const;
    const rows = [];
    for (const state of states) {
      const { display_status, permissions } = await read({ state });
      rows.push([display_status, permissions.cancellable]);
    }
    expect(rows).toEqual([
      ["confirmed", true],
      ["checked-out", false],
      ["cancelled", false],
    ]);
  });

  it("[BSTAT-03] names the end of a hold while a booking is on one, and never else", async () => {
    const { db } = test.database;
    const row = db.selectFrom("booking").select("hold_id").where("booking_id", "=", id);
    const { expires_at } = await db
      .selectFrom("hold")
      .select("expires_at")
      .where("hold_id", "=", row)
      .executeTakeFirstOrThrow();
    expect((await read({ status_key: 7 })).hold_expires_at).toBe(expires_at.toISOString());
    for (const over of [{ status_key: 7, state: "cancelled" as const }, { status_key: 0 }, { status_key: 8 }])
      expect(await read(over)).not.toHaveProperty("hold_expires_at");
  });

  it("[BSTAT-03] names it in the list of bookings too", async () => {
    const held = (await read({ status_key: 7 })).hold_expires_at;
    const list = async () => (await owner.get("/api/pwa/bookings")).body.bookings[0];
    expect(await list()).toMatchObject({ hold_expires_at: held, time_zone: expect.stringContaining("/") });
    await read({ status_key: 0 });
    expect(await list()).not.toHaveProperty("hold_expires_at");
  });

  it("[BSTAT-03] calls a stay in a home that is over checked out, not upcoming", async () => {
    expect((await read({ status_key: 19, state: "completed" })).display_status).toBe("checked-out");
  });

  it("[PAY-10] [BSTAT-02] is Postpay while nothing is paid, Partial when some is, Prepay when all is", async () => {
    const kinds = [];
    for (const paid of [0, 1, TOTAL - 1, TOTAL]) {
      const { payment_kind, get_payment_status_id } = await read({ paid });
      kinds.push([payment_kind, get_payment_status_id]);
    }
    expect(kinds).toEqual([
      ["Postpay", 0],
      ["Partial", 1],
      ["Partial", 1],
      ["Prepay", 2],
    ]);
  });

  it("[PAY-06] can be paid online while something is due, the booking is alive and the site takes a mode", async () => {
    const payable = async (changes: Parameters<typeof read>[0]) => (await read(changes)).permissions.payable;
    expect(await payable({})).toBe(false);
    modes = [card];
    expect((await read({})).available_payment_modes).toEqual([{ mode: "CC", name: "payment-modes.CC" }]);
    expect([await payable({}), await payable({ paid: 100 })]).toEqual([true, true]);
    // Checked in it cannot be cancelled any more, and still be paid.
    expect(await payable({ status_key: 1 })).toBe(true);
    expect([await payable({ paid: TOTAL }), await payable({ paid: TOTAL + 1 })]).toEqual([false, false]);
    for (const status_key of [2, 3, 4, 8, 13, 16, 20, 21])
      expect(await payable({ status_key }), `${status_key}`).toBe(false);
    modes = [];
  });
});
