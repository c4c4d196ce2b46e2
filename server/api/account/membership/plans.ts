import { todayIn } from "#domain/dates";
import { membershipTerm } from "#domain/membership";
import { membershipPlans } from "#renderer/server";
import type {
  MembershipPlanOffer,
  WizardPaymentModesInput,
  WizardPaymentModesOutput,
  WizardPlansInput,
  WizardPlansOutput,
} from "#schemas/generated/api/membership.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence, supplyWord } from "../../../supply/supply-words.ts";

type PlanContext = Pick<OperationContext, "release" | "site" | "locale" | "clock">;

/** What a site offers, in its order, with the last day of a membership that begins today (WIZ-04). */
export function offeredPlans(context: PlanContext): MembershipPlanOffer[] {
  const { release, site, clock } = context;
  const { timeZone, currencyCode } = site.country;
  const today = todayIn(timeZone, clock());
  const word = supplyWord(context);
  return membershipPlans(release, site).map(
    ({ id, name, benefits, termMonths, prices, discountPercentage: percentage, renewal }) => {
      const price = prices?.[currencyCode] ?? 0;
      return {
        id,
        name: word(name) ?? id,
        benefits: benefits.map((benefit) => supplySentence(context, benefit, { percentage })),
        term_months: termMonths,
        percentage,
        price,
        currency_code: currencyCode,
        renewal,
        is_open: price === 0,
        ends_on: membershipTerm(today, termMonths, timeZone).end,
      };
    },
  );
}

/** The memberships that the site offers (API-40); none where it hides them (WIZ-09). */
export async function wizardPlans(_: WizardPlansInput, context: PlanContext): Promise<WizardPlansOutput> {
  return { plans: offeredPlans(context) };
}

/** The ways to pay online for one, which are those of the site (API-40). */
export async function wizardPaymentModes(
  _: WizardPaymentModesInput,
  { site }: Pick<OperationContext, "site">,
): Promise<WizardPaymentModesOutput> {
  return { payment_modes: site.paymentModes.map(({ mode, title }) => ({ mode, name: title })) };
}
