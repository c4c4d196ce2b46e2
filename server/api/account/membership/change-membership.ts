import type { Updateable } from "kysely";
import { addDays } from "#domain/dates";
import { membershipTerm, nextState } from "#domain/membership";
import type {
  RenewWizardInput,
  UpgradeWizardInput,
  WizardChangeInput,
  WizardSubscriptionOutput,
} from "#schemas/generated/api/membership.ts";
import type { MembershipTable } from "../../../db/account-tables.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountOf, lockAccount } from "../accounts.ts";
import { currentOf, type Membership, membershipsOfAccount, presentMembership } from "./memberships.ts";
import { longerPlans } from "./next-terms.ts";
import { membershipNow, openPlan } from "./subscribe.ts";

/**
 * Has a membership end with its term: it holds until its last day and cannot be renewed meanwhile (WIZ-07).
 * @throws ApiError `forbidden` for whoever is no member.
 */
export async function cancelWizard(
  _: WizardChangeInput,
  context: OperationContext,
): Promise<WizardSubscriptionOutput> {
  return change(context, ({ state, cancelled_at }) => ({
    state: nextState(state, "cancel") ?? state,
    cancelled_at: cancelled_at ?? new Date(context.clock()),
  }));
}

/**
 * Adds a term without a price to a membership that ends soon; one that does not stays as it is, so that a
 * second press adds nothing. @throws ApiError `forbidden`, `validation_failed` as joining does.
 */
export async function renewWizard(
  { plan_id }: RenewWizardInput,
  context: OperationContext,
): Promise<WizardSubscriptionOutput> {
  return change(context, (current) => {
    if (!presentMembership(current, context).is_renewable) return {};
    const plan = openPlan(plan_id ?? current.plan_id, context);
    const term = membershipTerm(
      addDays(current.end_date, 1),
      plan.term_months,
      context.site.country.timeZone,
    );
    return {
      plan_id: plan.id,
      state: nextState(current.state, "renew") ?? current.state,
      end_date: term.end,
      ends_at: new Date(term.endsAt),
      terms_release: context.release.hash,
      cancelled_at: null,
    };
  });
}

/**
 * Makes a membership that holds a longer one without a price, counted from its first day; where it would not
 * last longer it stays as it is. @throws ApiError `forbidden`, `validation_failed` as joining does.
 */
export async function upgradeWizard(
  { plan_id }: UpgradeWizardInput,
  context: OperationContext,
): Promise<WizardSubscriptionOutput> {
  const plan = openPlan(plan_id, context);
  return change(context, (current) => {
    const longer = longerPlans([plan], current, context)[0];
    if (!longer) return {};
    return {
      plan_id: plan.id,
      end_date: longer.end,
      ends_at: new Date(longer.endsAt),
      terms_release: context.release.hash,
    };
  });
}

/** Changes the membership that holds, one change after the other. */
async function change(
  context: OperationContext,
  valuesOf: (current: Membership) => Updateable<MembershipTable>,
): Promise<WizardSubscriptionOutput> {
  const { db, clock } = context;
  const account = await accountOf(context);
  if (!account) throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  await retryTransaction(db, async (trx) => {
    const isThere = await lockAccount(trx, account);
    const current = currentOf(isThere ? await membershipsOfAccount(trx, account) : [], clock());
    if (!current) throw new ApiError("forbidden", { details: { reason: "member" } });
    const values = valuesOf(current);
    if (Object.keys(values).length === 0) return;
    await trx
      .updateTable("membership")
      .set(values)
      .where("user_id", "=", current.user_id)
      .where("membership_id", "=", current.membership_id)
      .execute();
  });
  return membershipNow(account, context);
}
