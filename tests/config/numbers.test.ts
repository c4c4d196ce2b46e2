import { describe, expect, it } from "vitest";
import type { Experiment, Limits, PaymentMode } from "#schemas";
import { readConfig, readFolder } from "./config-folder.ts";

const limits = readConfig<Limits>("limits.json");

describe("limits", () => {
  it("[CONST-01] pages of 20, batches of 8 and 3, 2 similar, 20 bookings", () => {
    expect(limits.search).toMatchObject({
      pageSize: 20,
      batchSize: 8,
      alternateBatch: 3,
      similarPage: 2,
      bookingPage: 20,
    });
  });

  it("[CONST-02] 4 rooms, 3 of them payable at the property; names from 2 characters; phones from 6 to 12, never above 15", () => {
    expect(limits.rooms).toMatchObject({ max: 4, payAtHotelMax: 3 });
    expect(limits.fields).toEqual({
      nameMin: 2,
      postalMin: 2,
      cityMin: 2,
      phoneMin: 6,
      phoneMax: 12,
      phoneStrictMax: 15,
    });
  });

  it("[CONST-03] in at 12:00, out at 11:00, three months of calendar, mobile below 780 pixels", () => {
    expect(limits.stays).toMatchObject({ checkInTime: "12:00", checkOutTime: "11:00", calendarMonths: 3 });
    expect(limits.layout.mobileBelow).toBe(780);
  });
});

describe("counts", () => {
  it("[CONST-05] ten popular locations of a city, five recent hotels, six guest pictures, a home of three parts", () => {
    expect(limits.search.popularLocations).toBe(10);
    expect(limits.recent.hotels).toBe(5);
    expect(limits.layout).toMatchObject({ guestImages: 6, homeFallbackBelow: 3 });
  });
});

describe("payment modes", () => {
  it("[PAY-05] are the fifteen of the specification, each under its code", () => {
    const { order, modes } = readConfig<{ order: string[]; modes: Record<string, PaymentMode> }>(
      "payment-modes.json",
    );
    expect(order.join(" ")).toBe(
      "PPI DC CC NB FC PAYUM ITZC paypal ADYEN amazonpay_wallet GRABPAY_WALLET GPAY_OMNI UPI_VPA paytm_seamless_wallet ola_postpaid",
    );
    expect(Object.keys(modes)).toEqual(order);
    for (const [code, mode] of Object.entries(modes)) expect(mode.mode).toBe(code);
  });
});

describe("experiments", () => {
  const experiments = readFolder<Experiment>("experiments");

  it("[EXP-02] have web2 for the new home and wizz for wizard-plus", () => {
    expect(Object.keys(experiments).sort()).toEqual(["web2", "wizz"]);
  });

  it("share out all guests and know their control arm", () => {
    for (const { arms, control } of Object.values(experiments)) {
      expect(Object.values(arms).reduce((sum, arm) => sum + arm.weight, 0)).toBe(100);
      expect(Object.hasOwn(arms, control)).toBe(true);
    }
  });
});
