import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestClock } from "../../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { openKnownSession } from "../../testing/known-guest.ts";
import { buildRelease } from "../../testing/release.ts";
import { createIds } from "../ids.ts";
import { systemRandom } from "../random.ts";
import { membershipClaim } from "./membership-claim.ts";
import { createSessionStore } from "./sessions.ts";

let database: TestDatabase;
const clock = createTestClock();
beforeAll(async () => {
  database = await createTestDatabase();
}, 90_000);
afterAll(() => database.stop());

const HOUR = 60 * 60_000;
const release = buildRelease();
const site = release.sites["homes-nl"] as NonNullable<(typeof release.sites)[string]>;

async function guest(name: string, state?: "active" | "cancelled" | "pending" | "ended") {
  if (state)
    await database.db
      .insertInto("membership")
      .values({
        user_id: name,
        membership_id: `b-${name}`,
        brand_id: "homes",
        plan_id: "yearly",
        state,
        start_date: "2027-01-01",
        end_date: "2027-12-31",
        ends_at: new Date(clock() + HOUR),
        price: 0,
        currency_code: "EUR",
        terms_release: release.hash,
        created_at: new Date(clock()),
      })
      .execute();
  const { token } = await openKnownSession({ db: database.db, clock }, { userId: name });
  return token;
}

async function claimOf(token: string, where = site) {
  const ids = createIds(systemRandom);
  const store = createSessionStore({ db: database.db, clock, ids, random: systemRandom });
  const session = await store.find(token);
  const audience = session?.audience ?? "anonymous";
  return { audience, claim: membershipClaim({ release, site: where, audience, session }) };
}

describe("the claim of a membership", () => {
  it.each(["active", "cancelled"] as const)("is there while one that is %s holds", async (state) => {
    const percentage = release.membershipPlans.yearly?.discountPercentage;
    const claim = { planId: "yearly", percentage };
    expect(await claimOf(await guest(`u-${state}`, state))).toEqual({ audience: "member", claim });
  });

  it.each(["pending", "ended", undefined] as const)("is nobody's who has one that is %s", async (state) => {
    expect(await claimOf(await guest(`u-no-${state}`, state))).toEqual({
      audience: "signed_in",
      claim: null,
    });
  });

  it("ends with its last day, whatever is written down", async () => {
    const token = await guest("u-late", "active");
    expect((await claimOf(token)).audience).toBe("member");
    clock.advance(HOUR);
    expect(await claimOf(token)).toEqual({ audience: "signed_in", claim: null });
  });

  it("is null for a member where a site hides the membership or offers none", async () => {
    const token = await guest("u-hidden", "active");
    const flags = { ...site.domain.flags, hideWizard: true };
    const hidden = { ...site, domain: { ...site.domain, flags } };
    expect(await claimOf(token, hidden)).toEqual({ audience: "member", claim: null });
  });

  it("is for all members alike where nobody's session is at hand, and no stranger's", () => {
    const call = { release, site, session: null };
    expect(membershipClaim({ ...call, audience: "member" })).toMatchObject({ planId: null });
    for (const audience of ["anonymous", "signed_in", "travel_agent", "corporate"] as const)
      expect(membershipClaim({ ...call, audience })).toBeNull();
  });
});
