import { describe, expect, it } from "vitest";
import { dealNumber, dealPhase, dealRefusal, saleWithin } from "./deal.ts";

const SALE = { from: "2027-01-10", until: "2027-02-10" };
const DEAL = {
  sale: SALE,
  stays: { from: "2027-03-01", until: "2027-03-31" },
  minNights: 2,
  cities: ["utrecht"],
};

describe("what a link says of a deal", () => {
  it.each(["0", "011", "1e9", "1.0", "-1", " 1", "1_0", "١١", "1".repeat(10), "abc", ""])(
    "has no number in %j",
    (text) => {
      expect(dealNumber(text)).toBeNull();
    },
  );

  it("has the number that is written", () => {
    expect([dealNumber("1"), dealNumber("999999999"), dealNumber(undefined)]).toEqual([1, 999_999_999, null]);
  });

  it("is sold on days that link and deal both allow", () => {
    expect(saleWithin(SALE, {})).toEqual(SALE);
    expect(saleWithin(SALE, { start_time: "2026-01-01", end_time: "2030-01-01" })).toEqual(SALE);
    expect(saleWithin(SALE, { start_time: "2027-01-20", end_time: "30/01/2027" })).toEqual({
      from: "2027-01-20",
      until: "2027-01-30",
    });
    expect(saleWithin(SALE, { start_time: "2027-02-01", end_time: "2027-01-01" })).toBeNull();
    expect(saleWithin(SALE, { end_time: "10:00" })).toEqual(SALE);
    expect(saleWithin(SALE, { end_time: "2027-01-20T00:00:00+05:30" })?.until).toBe("2027-01-20");
  });
});

describe("a deal", () => {
  it("is live from its first day to its last, both of them in it", () => {
    const phases = ["2027-01-09", "2027-01-10", "2027-02-10", "2027-02-11"].map((day) =>
      dealPhase(SALE, day),
    );
    expect(phases).toEqual(["upcoming", "live", "live", "expired"]);
  });

  it.each([
    ["2027-03-01", "2027-03-03", "utrecht", "2027-01-10", null],
    ["2027-03-29", "2027-03-31", "utrecht", "2027-01-10", null],
    ["2027-02-28", "2027-03-03", "utrecht", "2027-01-10", "dates"],
    ["2027-03-30", "2027-04-01", "utrecht", "2027-01-10", "dates"],
    ["2027-03-01", "2027-03-02", "utrecht", "2027-01-10", "minimum_stay"],
    ["2027-03-01", "2027-03-03", "jaipur", "2027-01-10", "elsewhere"],
    ["2027-03-01", "2027-03-03", "utrecht", "2027-02-11", "expired"],
    ["2027-03-01", "2027-03-03", "utrecht", "2027-01-09", "upcoming"],
  ])("for %s to %s in %s, booked on %s: %s", (checkin, checkout, city, today, refusal) => {
    expect(dealRefusal(DEAL, { stay: { checkin, checkout }, city }, today)).toBe(refusal);
  });
});
