import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CancellationRule } from "../db/property-tables.ts";
import { cancellationCharge } from "./cancellation-charge.ts";
import { cancellationPolicies } from "./cancellation-policies.ts";

const TOTAL = 41_231;
const LONG_BEFORE = Date.parse("2020-01-01T00:00:00Z");
/** Terms as a booking of the stay keeps them. */
const agreed = (rules: readonly CancellationRule[], checkin: string, timeZone: string, total = TOTAL) =>
  cancellationPolicies(rules, { checkin, timeZone, amount: total }, LONG_BEFORE);

const untilNine: readonly CancellationRule[] = [
  { days_before: 0, time: "09:00", charge_percentage: 0 },
  { charge_percentage: 100 },
];

describe("what cancelling costs", () => {
  // The clock of the property, on days when it is moved too: the moment is written as the world knows it.
  it.each([
    ["Europe/London", "2027-03-27", "09:00", "2027-03-27T09:00:00Z"],
    ["Europe/London", "2027-03-28", "09:00", "2027-03-28T08:00:00Z"],
    ["Europe/London", "2027-10-31", "09:00", "2027-10-31T09:00:00Z"],
    ["Europe/Amsterdam", "2027-03-28", "02:30", "2027-03-28T01:00:00Z"],
    ["Europe/Amsterdam", "2027-10-31", "02:30", "2027-10-31T00:30:00Z"],
    ["America/New_York", "2027-11-07", "12:00", "2027-11-07T17:00:00Z"],
    ["Asia/Kolkata", "2027-06-01", "18:00", "2027-06-01T12:30:00Z"],
    ["Pacific/Auckland", "2027-04-04", "00:00", "2027-04-03T11:00:00Z"],
    ["Pacific/Honolulu", "2027-01-01", "23:59", "2027-01-02T09:59:00Z"],
  ])(
    "[BCAN-03] in %s on %s is nothing until %s of the property's clock, and all of the price from then on",
    (timeZone, checkin, time, moment) => {
      const rules = [{ days_before: 0, time, charge_percentage: 0 }, { charge_percentage: 100 }];
      const policies = agreed(rules, checkin, timeZone);
      const end = Date.parse(moment);
      const [before, at] = [end - 1, end].map((now) => cancellationCharge(policies, TOTAL, now));
      expect(before).toMatchObject({ charge: 0, percentage: 0, until: new Date(end).toISOString() });
      expect(before?.until_local).toBe(`${checkin}T${time}`);
      expect(at).toEqual({ charge: TOTAL, percentage: 100 });
    },
  );

  it("rounds what comes back down, never the charge", () => {
    const policies = agreed(
      [{ days_before: 1, time: "18:00", charge_percentage: 67 }, { charge_percentage: 100 }],
      "2027-06-01",
      "Europe/Rome",
      101,
    );
    // 33 % of 101 is 33.33: 33 come back.
    expect(cancellationCharge(policies, 101, LONG_BEFORE)).toMatchObject({ charge: 68, percentage: 67 });
    const amountless = policies.map(({ charge_amount: _, ...policy }) => policy);
    expect(cancellationCharge(amountless, 101, LONG_BEFORE).charge).toBe(68);
  });

  it("is nothing where no terms were agreed, and all of the price where nothing is ever given back", () => {
    expect(cancellationCharge([], TOTAL, LONG_BEFORE)).toEqual({ charge: 0, percentage: 0 });
    const never = agreed([{ charge_percentage: 100 }], "2027-06-01", "Asia/Tokyo");
    expect(cancellationCharge(never, TOTAL, LONG_BEFORE)).toEqual({ charge: TOTAL, percentage: 100 });
  });

  it("only grows with time, stays within the price, and holds until the moment it names", () => {
    const rule = fc.record({
      days_before: fc.nat(20),
      time: fc.constantFrom("00:00", "02:30", "09:00", "18:00", "23:59"),
      charge_percentage: fc.nat(100),
    });
    const zone = fc.constantFrom("Europe/London", "Asia/Kolkata", "America/St_Johns", "Australia/Lord_Howe");
    const checkin = fc.constantFrom("2027-03-28", "2027-04-04", "2027-10-31", "2027-11-07", "2028-02-29");
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 5 }),
        zone,
        checkin,
        fc.nat(1e7),
        fc.array(fc.integer({ min: -25 * 86_400, max: 2 * 86_400 }), { minLength: 2, maxLength: 8 }),
        (rules, timeZone, day, total, seconds) => {
          const policies = agreed(rules, day, timeZone, total);
          const moments = seconds.map((second) => Date.parse(`${day}T00:00:00Z`) + second * 1000);
          const charges = moments
            .toSorted((a, b) => a - b)
            .map((now) => ({ now, ...cancellationCharge(policies, total, now) }));
          charges.forEach(({ now, charge, until }, index) => {
            expect(charge).toBeGreaterThanOrEqual(charges[index - 1]?.charge ?? 0);
            expect(charge).toBeLessThanOrEqual(total);
            if (until === undefined) return;
            expect(Date.parse(until)).toBeGreaterThan(now);
            expect(cancellationCharge(policies, total, Date.parse(until) - 1).charge).toBe(charge);
          });
        },
      ),
    );
  });

  it("[BCAN-03] of a stay in the United Kingdom is nothing until 9 in the morning of the day of arrival", () => {
    const policies = agreed(untilNine, "2027-07-01", "Europe/London");
    const at = (moment: string) => cancellationCharge(policies, TOTAL, Date.parse(moment)).charge;
    expect([at("2027-07-01T07:59:59.999Z"), at("2027-07-01T08:00:00Z")]).toEqual([0, TOTAL]);
  });
});
