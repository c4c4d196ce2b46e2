import { addDays } from "#domain/dates";
import { type MembershipTerm, membershipTerm, RENEWABLE_DAYS } from "#domain/membership";
import type { MembershipPlanOffer, WizardLandingOutput } from "#schemas/generated/api/membership.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { Membership } from "./memberships.ts";

/** Plans that can be joined now and would last longer than a membership, counted from its first day. */
export function longerPlans(
  plans: readonly MembershipPlanOffer[],
  { start_date, end_date, state }: Membership,
  { site }: Pick<OperationContext, "site">,
): readonly (MembershipTerm & { readonly planId: string })[] {
  if (state !== "active") return [];
  return plans
    .filter(({ is_open }) => is_open)
    .map(({ id, term_months }) => ({
      planId: id,
      ...membershipTerm(start_date, term_months, site.country.timeZone),
    }))
    .filter(({ end }) => end > end_date);
}

/** What may follow a membership: a longer one now, or another term shortly before its end. */
export function nextTerms(
  plans: readonly MembershipPlanOffer[],
  current: Membership,
  context: Pick<OperationContext, "site">,
): Pick<WizardLandingOutput, "longer_plans" | "renewable_from" | "renewed_until"> {
  const longer_plans = longerPlans(plans, current, context).map(({ planId, end }) => ({
    plan_id: planId,
    ends_on: end,
  }));
  const own = plans.find(({ id }) => id === current.plan_id);
  if (current.state !== "active" || !own?.is_open || own.renewal !== "manual") return { longer_plans };
  const begins = addDays(current.end_date, 1);
  const { end } = membershipTerm(begins, own.term_months, context.site.country.timeZone);
  return { longer_plans, renewable_from: addDays(current.end_date, -RENEWABLE_DAYS), renewed_until: end };
}
