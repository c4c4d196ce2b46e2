import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import type { Release } from "./release.ts";
import type { Site } from "./site.ts";
import { siteFlags } from "./site-flags.ts";

/** The memberships that a site offers, in their order; none where `hideWizard` is set (WIZ-09). */
export function membershipPlans(
  { membershipPlans: plans }: Pick<Release, "membershipPlans">,
  site: Pick<Site, "brand" | "domain" | "country">,
): readonly MembershipPlan[] {
  if (siteFlags(site).hideWizard) return [];
  return Object.values(plans)
    .filter(
      ({ brands, countries }) =>
        (brands?.includes(site.brand.id) ?? true) && (countries?.includes(site.country.COUNTRY_CODE) ?? true),
    )
    .sort((a, b) => a.position - b.position);
}
