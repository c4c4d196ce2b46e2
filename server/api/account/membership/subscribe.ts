import { e164 } from "#domain/account";
import { todayIn } from "#domain/dates";
import { membershipTerm } from "#domain/membership";
import type {
  MembershipPlanOffer,
  WizardSubscriptionInput,
  WizardSubscriptionOutput,
} from "#schemas/generated/api/membership.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type Account, accountOf, contactsOf, lockAccount } from "../accounts.ts";
import { demandSold } from "./home-hotel.ts";
import {
  currentOf,
  endPastMemberships,
  membershipDetail,
  membershipsOfAccount,
  presentMembership,
} from "./memberships.ts";
import { offeredPlans } from "./plans.ts";
import { giveMemberCredit, successBenefits } from "./success-benefits.ts";

/**
 * Joins a membership without a price, at once (WIZ-05), with what it brings (WIZ-06): one that holds already
 * stays as it is, however often and from wherever it is asked for. The session gets a new secret with its new
 * right. Order: account → membership → wallet. @throws ApiError `unauthenticated`; `not_found` where the site
 * offers none; `validation_failed` for a plan that it does not offer or that has to be paid, a number that is
 * not the guest's own, and a home hotel that it does not sell.
 */
export async function wizardSubscription(
  { user, subscription, plan_id }: WizardSubscriptionInput,
  context: OperationContext,
): Promise<WizardSubscriptionOutput> {
  const { db, clock, ids, release, site, rotateSession } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  const plan = openPlan(subscription?.plan_id ?? plan_id, context);
  const account = await accountOf(context);
  if (!account) throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  await demandOwnPhone(account, user, context);
  const base = subscription?.base_hotel_id;
  if (base !== undefined) await demandSold(base, context);
  const now = clock();
  const { timeZone } = site.country;
  const term = membershipTerm(todayIn(timeZone, now), plan.term_months, timeZone);
  const joined = await retryTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, account)))
      throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
    await endPastMemberships(trx, account, now);
    if (currentOf(await membershipsOfAccount(trx, account), now)) return false;
    const membership_id = ids.membership();
    await trx
      .insertInto("membership")
      .values({
        user_id: account.user_id,
        membership_id,
        brand_id: account.brand_id,
        plan_id: plan.id,
        state: "active",
        start_date: term.start,
        end_date: term.end,
        ends_at: new Date(term.endsAt),
        base_hotel_id: base ?? null,
        price: plan.price,
        currency_code: plan.currency_code,
        terms_release: release.hash,
        created_at: new Date(now),
      })
      .execute();
    await giveMemberCredit(trx, account, { membership_id, plan_id: plan.id }, context);
    return true;
  });
  if (joined) await rotateSession("same");
  return membershipNow(account, context);
}

/** What a guest has after a change. */
export async function membershipNow(
  account: Account,
  context: OperationContext,
): Promise<WizardSubscriptionOutput> {
  const all = await membershipsOfAccount(context.db, account);
  const current = currentOf(all, context.clock());
  if (!current) throw new ApiError("forbidden", { details: { reason: "member" } });
  return {
    membership_detail: membershipDetail(all, context.clock()),
    membership: presentMembership(current, context),
    success_benefits: await successBenefits(current, context),
  };
}

/** The plan that is asked for, the site's first where none is. @throws ApiError. */
export function openPlan(id: string | undefined, context: OperationContext): MembershipPlanOffer {
  const plans = offeredPlans(context);
  if (plans.length === 0) throw new ApiError("not_found");
  const plan = id === undefined ? plans[0] : plans.find((each) => each.id === id);
  if (!plan) throw refused("plan_id", "plan-unknown", "This membership is not offered here.");
  if (!plan.is_open)
    throw refused("plan_id", "plan-not-open", "This membership has a price and cannot be bought yet.");
  return plan;
}

/** A number that is named has to be one that the guest has proven. */
async function demandOwnPhone(
  account: Account,
  user: WizardSubscriptionInput["user"],
  { db, site }: OperationContext,
): Promise<void> {
  if (user?.phone === undefined) return;
  const countryCode = user.country_calling_code ?? site.country.phone.code;
  const number = e164({ countryCode, number: user.phone });
  const own = await contactsOf(db, account);
  if (!own.some(({ kind, value }) => kind === "phone" && value === number))
    throw refused("phone", "phone-of-another", "This is not the number of the guest who is signed in.");
}

function refused(field: string, code: string, message: string): ApiError {
  return new ApiError("validation_failed", { fields: [{ field, code, message }] });
}
