import { membershipPlans } from "#renderer/server";
import type { MemberPriceState, PriceRole } from "#schemas/generated/api/price.ts";
import { USER_MODES } from "#schemas/user-modes.ts";
import type { OperationContext } from "./operation.ts";

/** What a price needs to know of whom it is for; empty where it is everybody's. */
export interface RolePrice {
  /** Taken off the rooms, in percent. */
  readonly memberPercent?: number;
  readonly priceFor?: PriceRole;
}

/**
 * What the guest of a call pays less as a member (PRICE-03), or as an agent or a company (MODE-01), by the
 * authenticated session alone.
 */
export function rolePriceOf({
  membership,
  audience,
  site,
}: Pick<OperationContext, "membership" | "audience" | "site">): RolePrice {
  if (membership) return { memberPercent: membership.percentage, priceFor: "member" };
  const role = USER_MODES.find((mode) => mode === audience);
  const { travel_agent, corporate } = site.brand.rolePrices ?? {};
  const memberPercent = role && { travel_agent, corporate }[role];
  return memberPercent === undefined ? {} : { memberPercent, priceFor: role };
}

/**
 * Says that a guest's prices are those for everybody since nobody can tell now whether they are a member;
 * nothing where that is known, and where the site has no membership.
 */
export function memberPriceState({
  membershipUnread,
  release,
  site,
}: Pick<OperationContext, "membershipUnread" | "release" | "site">): {
  readonly member_price?: MemberPriceState;
} {
  const isTold = membershipUnread && membershipPlans(release, site).length > 0;
  return isTold ? { member_price: "unavailable" } : {};
}
