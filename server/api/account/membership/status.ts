import type {
  WizardLandingInput,
  WizardLandingOutput,
  WizardStatusInput,
  WizardStatusOutput,
} from "#schemas/generated/api/membership.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountOf } from "../accounts.ts";
import { currentOf, membershipDetail, membershipsOfAccount, presentMembership } from "./memberships.ts";
import { nextTerms } from "./next-terms.ts";
import { offeredPlans } from "./plans.ts";

/**
 * Whether the guest of the session is a member (WIZ-03, API-40). Numbers that are sent along decide nothing:
 * whoever names another one's is told of themselves, and a stranger is told of nobody.
 */
export async function wizardStatus(
  _: WizardStatusInput,
  context: OperationContext,
): Promise<WizardStatusOutput> {
  return { membership_detail: membershipDetail(await ownMemberships(context), context.clock()) };
}

/** The page of the membership: what the site offers, and how far this guest is (WIZ-04, API-40). */
export async function wizardLanding(
  { plan_id }: WizardLandingInput,
  context: OperationContext,
): Promise<WizardLandingOutput> {
  const all = await ownMemberships(context);
  const now = context.clock();
  const current = currentOf(all, now);
  const plans = offeredPlans(context);
  const chosen = plans.find(({ id, is_open }) => id === plan_id && is_open);
  return {
    plans,
    membership_detail: membershipDetail(all, now),
    ...(current && {
      membership: presentMembership(current, context),
      ...nextTerms(plans, current, context),
    }),
    is_logged_in: context.session !== null && context.session.userId !== null,
    ...(chosen && { chosen_plan: chosen.id }),
  };
}

/** All memberships of the guest of the session; none of a stranger. */
async function ownMemberships(context: OperationContext) {
  const account = await accountOf(context);
  return account ? membershipsOfAccount(context.db, account) : [];
}
