import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, todayIn } from "#domain/dates";
import {
  isMemberAt,
  isRenewable,
  membershipProfile,
  membershipTerm,
  nextState,
  type SubscriptionEvent,
  type SubscriptionState,
  stateAt,
} from "./index.ts";
import { DEFAULT_MEMBERSHIP, membershipStatus } from "./membership-status.ts";

const STATES: readonly SubscriptionState[] = ["pending", "active", "cancelled", "ended"];
const EVENTS: readonly SubscriptionEvent[] = ["paid", "failed", "cancel", "renew", "end"];

describe("the states of a subscription", () => {
  it("never come back from the end, and make nobody a member before it is paid", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        let state: SubscriptionState = "pending";
        let isPaid = false;
        for (const event of events) {
          const next = nextState(state, event);
          if (next === null) continue;
          expect(state).not.toBe("ended");
          isPaid ||= event === "paid" && next === "active";
          state = next;
          if (isMemberAt({ state, endsAt: 2 }, 1)) expect(isPaid).toBe(true);
        }
      }),
    );
  });

  it("change no further by the same step", () => {
    for (const state of STATES)
      for (const event of EVENTS) {
        const once = nextState(state, event);
        if (once) expect([once, null]).toContain(nextState(once, event));
      }
  });

  it("are over with the term, whatever was written down", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATES), fc.nat(1e6), fc.nat(1e6), (state, endsAt, now) => {
        expect(stateAt({ state, endsAt }, now)).toBe(endsAt <= now ? "ended" : state);
        if (endsAt <= now) expect(isMemberAt({ state, endsAt }, now)).toBe(false);
      }),
    );
  });
});

describe("the term of a membership", () => {
  const day = fc.date({ min: new Date("2024-01-01"), max: new Date("2036-12-31"), noInvalidDate: true });
  const zone = fc.constantFrom("Asia/Kolkata", "Europe/Amsterdam", "America/New_York", "Pacific/Apia");

  it("ends where the day after its last one begins at the site", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 36 }), zone, (date, months, timeZone) => {
        const start = date.toISOString().slice(0, 10);
        const { end, endsAt } = membershipTerm(start, months, timeZone);
        expect(end >= start).toBe(true);
        expect(todayIn(timeZone, endsAt - 1)).toBe(end);
        expect(todayIn(timeZone, endsAt)).toBe(addDays(end, 1));
      }),
    );
  });

  it("may be renewed in its last 30 days", () => {
    expect(isRenewable("2027-03-31", "2027-03-01")).toBe(true);
    expect(isRenewable("2027-04-01", "2027-03-01")).toBe(false);
  });
});

describe("what a status says", () => {
  it.each([
    [{ subscription_status: "MeMbEr" }, "MEMBER"],
    [{ subscription_status: "member", subscription_pending: true }, "MEMBER"],
    [{ subscription_status: "expired", subscription_pending: true }, "PENDING"],
    [{ subscription_status: "members" }, "NOT_MEMBER"],
    [{}, "NOT_MEMBER"],
    [null, "NOT_MEMBER"],
    [undefined, "NOT_MEMBER"],
  ] as const)("of %j is %s", (detail, status) => {
    expect(membershipStatus(detail)).toBe(status);
    expect(membershipProfile({ membership_detail: detail }).isMember).toBe(status === "MEMBER");
  });

  it("is nobody's membership before it is asked for and where it cannot be read", () => {
    expect(membershipProfile(undefined)).toEqual(DEFAULT_MEMBERSHIP);
    const detail = { subscription_status: "member" };
    expect(membershipProfile({ membership_detail: detail }, "unavailable")).toEqual({
      isMember: false,
      status: "NOT_MEMBER",
      error: "unavailable",
      loaded: true,
    });
  });
});
