import type { Release, Site } from "#renderer";
import { membershipPlans } from "#renderer/server";
import type { Audience } from "#schemas";
import type { Session } from "./session.ts";

/** What being a member is worth in a call, as the session has it and nothing else (MODE-01). */
export interface MembershipClaim {
  /** Plan the member has joined; null where an answer is for all members of the site. */
  readonly planId: string | null;
  /** What members of the site pay less for rooms, in percent (1 to 30): the same for all its plans. */
  readonly percentage: number;
}

/** The claim of a call; null for whoever is no member, and where the site offers no membership. */
export function membershipClaim(call: {
  readonly release: Release;
  readonly site: Site;
  readonly audience: Audience;
  readonly session: Session | null;
}): MembershipClaim | null {
  if (call.audience !== "member") return null;
  // Pages are kept once for all members, so plans of a site differ in everything but this.
  const [plan] = membershipPlans(call.release, call.site);
  const own = call.session?.membership;
  if (!plan || (own && own.brandId !== call.site.brand.id)) return null;
  return { planId: own?.planId ?? null, percentage: plan.discountPercentage };
}
