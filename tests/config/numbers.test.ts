import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOBILE_BREAKPOINT_PX } from "#domain/shell";
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
    expect(MOBILE_BREAKPOINT_PX).toBe(780);
  });

  it("[CONST-03] stylesheets turn at 780 pixels and at no width beside it", () => {
    const sheets = readdirSync("widgets", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(`widgets/${file}`, "utf8"));
    const widths = sheets.flatMap((css) =>
      [...css.matchAll(/\(width (?:<|>=) (\d+)px/g)].map(([, px]) => Number(px)),
    );
    expect(widths.filter((px) => px > 700 && px < 860 && px !== MOBILE_BREAKPOINT_PX)).toEqual([]);
    expect(widths).toContain(MOBILE_BREAKPOINT_PX);
  });

  it("lookups rest 10 minutes, campaigns last 30 days, codes are read for a minute, logs go at 15 entries or 10 seconds", () => {
    expect(limits.search).toMatchObject({ placeLookupPauseMs: 600_000, openSearchThreshold: 2 });
    expect(limits.recent.campaignMinutes).toBe(43_200);
    expect(limits.signIn.codeAutoReadSeconds).toBe(60);
    expect(limits.events).toMatchObject({
      vitalsQuietMs: 5000,
      statisticsDelayMs: 1000,
      batchEntries: 15,
      batchSeconds: 10,
      cancellationMs: 10_000,
      cancellationDelayMs: 4000,
    });
  });

  it("ten popular locations of a city, five recent hotels, six guest pictures, a home of three parts", () => {
    expect(limits.search.popularLocations).toBe(10);
    expect(limits.recent.hotels).toBe(5);
    expect(limits.layout).toMatchObject({ guestImages: 6, homeFallbackBelow: 3 });
    expect(limits.events).toMatchObject({ recommendations: 5, listEntries: 10 });
  });

  it("typing rests a second, polling goes by seconds for ten of them, another code after a minute", () => {
    expect(limits.signIn).toMatchObject({
      debounceMs: 1000,
      pollStepMs: 1000,
      pollEndMs: 10_000,
      resendSeconds: 60,
    });
  });
});

describe("payment modes", () => {
  it("are the fifteen of the specification, each under its code", () => {
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

  it("have web2 for the new home and wizz for wizard-plus", () => {
    expect(Object.keys(experiments)).toEqual(expect.arrayContaining(["web2", "wizz"]));
  });

  it("share out all guests and know their control arm", () => {
    for (const { arms, control } of Object.values(experiments)) {
      expect(Object.values(arms).reduce((sum, arm) => sum + arm.weight, 0)).toBe(100);
      expect(Object.hasOwn(arms, control)).toBe(true);
    }
  });
});
