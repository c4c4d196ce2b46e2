import type { Selectable, Transaction } from "kysely";
import { todayIn } from "#domain/dates";
import { isMemberAt, isRenewable, stateAt } from "#domain/membership";
import { membershipPlans } from "#renderer/server";
import type { CurrentMembership, MembershipDetail } from "#schemas/generated/api/membership.ts";
import type { MembershipTable } from "../../../db/account-tables.ts";
import type { Db } from "../../../db/pool.ts";
import type { Database } from "../../../db/schema.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import type { Account } from "../accounts.ts";

export type Membership = Selectable<MembershipTable>;

/** All memberships of a guest, the newest first. */
export async function membershipsOfAccount(
  db: Db,
  { user_id, brand_id }: Pick<Account, "user_id" | "brand_id">,
): Promise<readonly Membership[]> {
  return db
    .selectFrom("membership")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("brand_id", "=", brand_id)
    .orderBy("created_at", "desc")
    .execute();
}

/** The one that holds now. */
export function currentOf(all: readonly Membership[], now: number): Membership | undefined {
  return all.find(({ state, ends_at }) => isMemberAt({ state, endsAt: ends_at.getTime() }, now));
}

/** Writes down what has ended by its date, so that a new one has room. */
export async function endPastMemberships(
  trx: Transaction<Database>,
  { user_id, brand_id }: Pick<Account, "user_id" | "brand_id">,
  now: number,
): Promise<void> {
  await trx
    .updateTable("membership")
    .set({ state: "ended" })
    .where("user_id", "=", user_id)
    .where("brand_id", "=", brand_id)
    .where("state", "!=", "ended")
    .where("ends_at", "<=", new Date(now))
    .execute();
}

/** Where a guest stands, as all calls say it (WIZ-01). */
export function membershipDetail(all: readonly Membership[], now: number): MembershipDetail {
  return {
    subscription_status: currentOf(all, now) ? "member" : "not_member",
    subscription_pending: all.some(
      ({ state, ends_at }) => stateAt({ state, endsAt: ends_at.getTime() }, now) === "pending",
    ),
  };
}

/** A membership as its guest is shown it. */
export function presentMembership(
  { plan_id, state, start_date, end_date }: Membership,
  context: Pick<OperationContext, "release" | "site" | "locale" | "clock">,
): CurrentMembership {
  const { release, site, clock } = context;
  const plan = Object.hasOwn(release.membershipPlans, plan_id) ? release.membershipPlans[plan_id] : undefined;
  const plan_name = plan && supplyWord(context)(plan.name);
  const isOffered = membershipPlans(release, site).some(({ id }) => id === plan_id);
  return {
    plan_id,
    ...(plan_name && { plan_name }),
    state: state === "cancelled" ? state : "active",
    start_date,
    end_date,
    is_renewable:
      isOffered &&
      state === "active" &&
      plan?.renewal === "manual" &&
      isRenewable(end_date, todayIn(site.country.timeZone, clock())),
  };
}
